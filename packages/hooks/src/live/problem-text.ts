import { fill, type Problem } from "@shopkeeper/sdk/rules/core";
import { liveRuleMessages } from "@shopkeeper/sdk/rules/live";
import { currentLanguage, textIn } from "../texts";

/** The sentence of a problem found by a rule of live rooms. */
export const problemText = ({ key, params }: Problem<keyof typeof liveRuleMessages>) =>
  textIn(currentLanguage(), fill(liveRuleMessages[key], params));
