export { formTitles, type PageAddress, pageTitles } from "./messages";
