import { fill, type Problem } from "@shopkeeper/sdk/rules/core";
import { liveRuleMessages } from "@shopkeeper/sdk/rules/live";
import { currentLanguage, textIn } from "../texts";

/** A problem that a rule of live rooms has found, as a sentence. */
export const problemText = ({ key, params }: Problem<keyof typeof liveRuleMessages>) =>
  textIn(currentLanguage(), fill(liveRuleMessages[key], params));
