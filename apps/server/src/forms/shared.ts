export { checkSubmission } from "./check-submission";
