import { mergeAttributes, Node } from "@tiptap/core";

/** A video with its controls, inline like pictures; the page shows it at the address from `fileUrl`. */
export const videoNode = (fileUrl: (address: string) => string) =>
  Node.create({
    name: "video",
    group: "inline",
    inline: true,
    draggable: true,
    addAttributes: () => ({ src: { default: null }, poster: { default: null }, width: { default: null }, height: { default: null } }),
    parseHTML: () => [{ tag: "video[src]" }],
    renderHTML: ({ HTMLAttributes }) => ["video", mergeAttributes({ controls: "" }, HTMLAttributes)],
    addNodeView:
      () =>
      ({ HTMLAttributes }) => {
        const dom = document.createElement("video");
        for (const [name, value] of Object.entries(mergeAttributes({ controls: "" }, HTMLAttributes)))
          if (value !== null && value !== undefined)
            dom.setAttribute(name, /^(?:src|poster)$/.test(name) ? fileUrl(String(value)) : String(value));
        return { dom };
      },
  });
