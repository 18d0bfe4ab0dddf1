import { Image } from "@tiptap/extension-image";

/** A picture that can be resized; the page shows it at the address from `fileUrl`, the text keeps the stored one. */
export const imageNode = (fileUrl: (address: string) => string) =>
  Image.extend({
    addNodeView() {
      const make = this.parent?.();
      if (!make) return null;
      return (props) => {
        const { src }: Readonly<Record<string, unknown>> = props.HTMLAttributes;
        const view = make({ ...props, HTMLAttributes: { ...props.HTMLAttributes, src: typeof src === "string" ? fileUrl(src) : src } });
        const update = view.update?.bind(view);
        view.update = (node, ...rest) => {
          const isKept = update?.(node, ...rest) ?? false;
          if (isKept && view.dom instanceof Element) show(view.dom.querySelector("img"), fileUrl);
          return isKept;
        };
        return view;
      };
    },
  }).configure({
    inline: true,
    resize: { enabled: true, directions: ["bottom-right", "bottom-left"], minWidth: 24, minHeight: 24, alwaysPreserveAspectRatio: true },
  });

function show(image: HTMLImageElement | null, fileUrl: (address: string) => string) {
  const src = image?.getAttribute("src");
  if (src && fileUrl(src) !== src) image?.setAttribute("src", fileUrl(src));
}
