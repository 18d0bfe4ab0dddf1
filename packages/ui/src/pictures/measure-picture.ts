import { fileAt } from "@shopkeeper/hooks/files";
import { pictureSize } from "./picture-size";

/** The bytes and pixels of a picture; values that its origin does not let be read are left out. */
export async function measurePicture(address: string): Promise<{ bytes?: number; width?: number; height?: number }> {
  const [file, size] = await Promise.all([
    fileAt(address, "force-cache").catch(() => undefined),
    pictureSize(address).catch(() => undefined),
  ]);
  return { ...(file && { bytes: file.size }), ...size };
}
