export * from "./shared";
export { previewContent, previewMessage, previewReady } from "./preview-message";
