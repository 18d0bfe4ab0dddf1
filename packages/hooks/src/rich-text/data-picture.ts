/** The file in a `data:` address, if it is a picture; undefined otherwise. */
export function dataPicture(address: string, name: string): File | undefined {
  const [, type, isBase64, content] = /^data:(image\/[\w.+-]+)(?:;(?!base64,)[^;,]*)*(;base64)?,([\s\S]*)$/i.exec(address.trim()) ?? [];
  if (!type || content === undefined) return undefined;
  try {
    const plain = decodeURIComponent(content);
    const bytes = isBase64 ? Uint8Array.from(atob(plain.replace(/\s/g, "")), code) : new TextEncoder().encode(plain);
    return bytes.length === 0 ? undefined : new File([bytes], `${name}.${endingOf(type)}`, { type: type.toLowerCase() });
  } catch {
    return undefined; // invalid base64 or percent encoding
  }
}

const code = (letter: string) => letter.charCodeAt(0);
const endingOf = (type: string) => (/\/(?:x-)?([a-z0-9]+)/i.exec(type)?.[1] ?? "png").toLowerCase().replace("jpeg", "jpg");
