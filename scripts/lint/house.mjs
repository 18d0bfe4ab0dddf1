import { codeSetNumber } from "./code-set-number.mjs";
import { fileName } from "./file-name.mjs";
import { linearPattern } from "./linear-pattern.mjs";
import { noAssertion } from "./no-assertion.mjs";
import { noSkippedTest } from "./no-skipped-test.mjs";
import { sentencesInCatalogue } from "./sentences-in-catalogue.mjs";
import { swrInKit } from "./swr-in-kit.mjs";

/** The lint rules of this project. */
export default {
  meta: { name: "house" },
  rules: {
    "code-set-number": codeSetNumber,
    "file-name": fileName,
    "linear-pattern": linearPattern,
    "no-assertion": noAssertion,
    "no-skipped-test": noSkippedTest,
    "sentences-in-catalogue": sentencesInCatalogue,
    "swr-in-kit": swrInKit,
  },
};
