export { seenKinds, seenSubjects } from "./notice-rights";
