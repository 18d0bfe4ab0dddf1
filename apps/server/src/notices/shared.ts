export { raiseNotice } from "./raise";
