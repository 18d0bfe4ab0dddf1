import { richTextAddress } from "@shopkeeper/sdk/rich-text";

/** The link address for an input: `www.a.cn` becomes a web address, `a@b.cn` a mail address; undefined if it is neither. */
export function linkAddress(input: string): string | undefined {
  const text = input.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return richTextAddress("link", `mailto:${text}`);
  if (/^(?!\w+:)[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/.test(text) || /^localhost(:\d+)?(\/\S*)?$/.test(text)) {
    return richTextAddress("link", `https://${text}`);
  }
  return richTextAddress("link", text);
}
