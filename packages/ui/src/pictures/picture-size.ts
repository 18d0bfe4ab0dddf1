/** The size of a picture; browsers know it before they decode the picture itself. */
export function pictureSize(address: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error("The picture cannot be decoded"));
    image.src = address;
  });
}
