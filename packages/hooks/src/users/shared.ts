export { userText, type UserTextKey } from "./messages";
export { type UserChooser, useUserChooser, type UserBrief, type UserChooserOptions } from "./use-user-chooser";
export { userRecordSearch } from "./user-record-search";
