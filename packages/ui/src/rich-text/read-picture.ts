/**
 * The picture behind an address of this browser (`blob:`), if it may be read; undefined otherwise.
 *
 * Through a canvas, which needs no more than the right to show it: the page may not fetch such an address.
 */
export async function readPicture(address: string): Promise<File | undefined> {
  if (!/^blob:/i.test(address)) return undefined;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const content = await canvas.convertToBlob({ type: "image/png" });
    return new File([content], "1.png", { type: "image/png" });
  } catch {
    return undefined; // another page's, or revoked
  }
}
