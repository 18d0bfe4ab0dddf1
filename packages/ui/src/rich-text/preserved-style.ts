import { Extension } from "@tiptap/core";
import { richTextStyle } from "@shopkeeper/sdk/rich-text";
import { indentOf } from "./indent";

/** Keeps the part of an element's style that no tool of the editor sets, so that a text made elsewhere looks the same after editing. */
export const PreservedStyle = Extension.create({
  name: "preservedStyle",
  addGlobalAttributes: () =>
    Object.entries(setByTools).map(([type, isSet]) => ({
      types: [type],
      attributes: {
        preservedStyle: {
          default: null,
          parseHTML: (element: HTMLElement) => rest(element.getAttribute("style") ?? "", isSet),
          renderHTML: ({ preservedStyle }: { preservedStyle?: string | null }) => (preservedStyle ? { style: preservedStyle } : {}),
        },
      },
    })),
});

type IsSet = (property: string, value: string) => boolean;

const never: IsSet = () => false;
const ofBlock: IsSet = (property, value) => property === "text-align" || (property === "margin-left" && indentOf(value) > 0);
const ofTable: IsSet = (property, value) => property === "min-width" || (property === "width" && value.endsWith("px"));
const ofText: IsSet = (property) => /^(?:color|background-color|font-.+|line-height|text-decoration.*|vertical-align)$/.test(property);

const setByTools: Readonly<Record<string, IsSet>> = {
  paragraph: ofBlock,
  heading: ofBlock,
  table: ofTable,
  textStyle: ofText,
  ...Object.fromEntries(
    [
      "blockquote",
      "bulletList",
      "orderedList",
      "listItem",
      "tableRow",
      "tableCell",
      "tableHeader",
      "image",
      "video",
      "codeBlock",
      "box",
    ].map((type) => [type, never]),
  ),
};

function rest(style: string, isSet: IsSet): string | null {
  const kept = (richTextStyle(style) ?? "").split(/;\s*/).filter((declaration) => {
    const [property = "", value = ""] = declaration.split(": ", 2);
    return property !== "" && !isSet(property, value);
  });
  return kept.length === 0 ? null : `${kept.join("; ")};`;
}
