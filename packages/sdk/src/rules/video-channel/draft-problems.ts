import { VideoQualification } from "../../generated/code-sets";
import { VideoDraftInput } from "../../generated/fields";
import { lengthOf, type Problem, type Problems } from "../core";
import type { videoRuleMessages } from "./messages";

/** The limits of a draft. */
export const videoLimits = { picturesMax: VideoDraftInput.headImg.maxItems, titleMax: VideoDraftInput.title.maxLength };

/** WeChat's brand number for no brand. */
export const noVideoBrand = 2_100_000_000;

/** The fields of a draft that the rules check. */
export interface VideoDraftFacts {
  readonly title: string;
  readonly headImg: readonly string[];
  readonly qualificationPics: readonly string[];
  /** That of its category; undefined while none is chosen. */
  readonly productQualificationType: number | undefined;
  readonly tempId: number | null;
  readonly skus: number;
}

type Key = keyof typeof videoRuleMessages;

/** The problems of a draft, by the wire names of its fields. */
export function videoDraftProblems(draft: VideoDraftFacts): Problems<string, Key> {
  const { title, headImg, qualificationPics, productQualificationType, tempId, skus } = draft;
  const length = lengthOf(title.trim());
  const problems = {
    title: length === 0 ? problem("titleEmpty") : length > videoLimits.titleMax ? problem("titleLong") : undefined,
    headImg: headImg.length === 0 ? problem("picturesEmpty") : tooMany(headImg),
    thirdCatId: productQualificationType === undefined ? problem("categoryEmpty") : undefined,
    qualificationPics: qualificationProblem(productQualificationType, qualificationPics),
    tempId: tempId ? undefined : problem("templateEmpty"),
    attrValue: skus === 0 ? problem("skusEmpty") : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found !== undefined));
}

/** The problem of the pictures that a category requires or allows. */
function qualificationProblem(type: number | undefined, pictures: readonly string[]): Problem<Key> | undefined {
  if (type === VideoQualification.mandatory && pictures.length === 0) return problem("qualificationEmpty");
  return tooMany(pictures);
}

const tooMany = (pictures: readonly string[]) => (pictures.length > videoLimits.picturesMax ? problem("picturesFull") : undefined);

const problem = (key: Key): Problem<Key> => ({ key, params: videoLimits });
