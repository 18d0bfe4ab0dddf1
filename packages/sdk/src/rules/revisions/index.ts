export { undoneAtOnce } from "./undone-at-once";
