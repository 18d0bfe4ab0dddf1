import { VideoAccessStatus } from "@shopkeeper/sdk/contract";
import { parseJson } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { accessAfter, videoAccessTemplate, videoAccessText } from "@shopkeeper/sdk/rules/video-channel";
import type { BodyOf } from "../contract/contract";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import { storedPicture } from "../files/stored-picture";
import { checkSubmission } from "../forms/shared";
import type { Files } from "../ports/files";
import type { VideoAccessRow } from "./access-store";
import { channelMessages as messages } from "./messages";
import type { VideoApplication } from "./tables";

/** The calls on the shop's application for the video channel. */
export const accessHandlers: Pick<HandlersOf<"video-channel">, "getVideoAccess" | "applyVideoAccess"> = {
  async getVideoAccess({ shop }) {
    const access = await shop.videoAccess.find();
    return access ? wireAccess(access, shop.files) : nothing;
  },

  async applyVideoAccess({ body, shop, platform }) {
    const status = (await shop.videoAccess.find(true))?.status ?? VideoAccessStatus.none;
    if (accessAfter("apply", status) === undefined) throw new Refusal("videoAccessState", { status: videoAccessText(status) });
    await checkSubmission(platform, videoAccessTemplate, body);
    await shop.videoAccess.apply(readApplication(body, shop.files));
    return null;
  },
};

const nothing = {
  ...{ status: VideoAccessStatus.none, reason: null, application: null, steps: [], isAtWechat: false },
  ...{ applyTime: null, updateTime: null },
};

const wireAccess = ({ status, reason, application, steps, applyTime, updateTime }: VideoAccessRow, files: Files) => ({
  ...{ status, reason, steps: steps ?? [], isAtWechat: steps !== null, applyTime: wireTime(applyTime), updateTime: wireTime(updateTime) },
  application: {
    ...application,
    licenseUrl: files.publicUrl(application.licenseUrl),
    qualificationUrls: JSON.stringify(application.qualificationUrls.map((path) => files.publicUrl(path))),
  },
});

function readApplication(body: BodyOf<"applyVideoAccess">, files: Files): VideoApplication {
  const licenseUrl = storedPicture(files, body.licenseUrl);
  if (licenseUrl === undefined) throw invalidFields({ licenseUrl: messages.pictureWrong });
  const sent = body.qualificationUrls ? parseJson(body.qualificationUrls) : [];
  const paths = Array.isArray(sent) ? sent.map((address) => storedPicture(files, String(address))) : [undefined];
  const qualificationUrls = paths.filter((path) => path !== undefined);
  if (qualificationUrls.length < paths.length) throw invalidFields({ qualificationUrls: messages.pictureWrong });
  const { channelName, subjectType, contactName, contactPhone, remark = "" } = body;
  return { channelName, subjectType, contactName, contactPhone, licenseUrl, qualificationUrls, remark };
}
