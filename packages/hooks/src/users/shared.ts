export { userText, type UserTextKey } from "./messages";
export { useUserChooser, type UserBrief, type UserChooserOptions } from "./use-user-chooser";
export { userRecordSearch } from "./user-record-search";
