export { formSchema, type Problems } from "../form-schema";
export { problemSchema } from "./problem-schema";
export { ruleText } from "./rule-messages";
export { type FieldRules, ruleProblems, ruleSchema } from "./rule-schema";
export type { Label } from "./label";
export { check, length, max, min, pattern, price, range, required, type Rule } from "./rules";
