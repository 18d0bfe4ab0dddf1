export { userRecordSearch } from "./user-record-search";
