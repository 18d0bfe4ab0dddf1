export { type PageAddress, pageTitles } from "./messages";
