export { FormPreviewScreen } from "./form-preview-screen";
