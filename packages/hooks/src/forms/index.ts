export * from "./picker";
export { previewContent, previewMessage, previewReady } from "./preview-message";
