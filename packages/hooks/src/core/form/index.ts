export { formSchema, type Problems } from "../form-schema";
export { problemSchema } from "./problem-schema";
export { ruleText } from "./rule-messages";
export { type FieldRules, ruleProblems, ruleSchema } from "./rule-schema";
export { check, type Label, length, max, min, pattern, price, range, required, type Rule } from "./rules";
