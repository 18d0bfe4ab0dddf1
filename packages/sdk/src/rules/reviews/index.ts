export { maxReplyTemplates } from "./max-reply-templates";
