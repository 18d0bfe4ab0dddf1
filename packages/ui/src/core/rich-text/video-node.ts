import { mergeAttributes, Node } from "@tiptap/core";

/** A video with its controls, standing in the line as pictures do. */
export const Video = Node.create({
  name: "video",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, poster: { default: null }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [{ tag: "video[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["video", mergeAttributes({ controls: "" }, HTMLAttributes)],
});
