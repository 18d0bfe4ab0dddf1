import { pictureSize } from "./picture-size";

/** The bytes and pixels of a picture; what its address does not let be read is left out. */
export async function measurePicture(address: string): Promise<{ bytes?: number; width?: number; height?: number }> {
  const [bytes, size] = await Promise.all([bytesOf(address).catch(() => undefined), pictureSize(address).catch(() => undefined)]);
  return { ...(bytes !== undefined && { bytes }), ...size };
}

async function bytesOf(address: string) {
  const answer = await fetch(address, { cache: "force-cache" });
  return answer.ok ? (await answer.blob()).size : undefined;
}
