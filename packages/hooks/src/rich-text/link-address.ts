import { richTextAddress } from "@shopkeeper/sdk/rich-text";

/** The address that a person means: `www.a.cn` is one of the web, `a@b.cn` a mail address; undefined where it is none. */
export function linkAddress(input: string): string | undefined {
  const text = input.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return richTextAddress("link", `mailto:${text}`);
  if (/^(?!\w+:)[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/.test(text) || /^localhost(:\d+)?(\/\S*)?$/.test(text)) {
    return richTextAddress("link", `https://${text}`);
  }
  return richTextAddress("link", text);
}
