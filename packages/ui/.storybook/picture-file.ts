/** A picture drawn in the page; another hue or other words make another picture. */
export async function pictureFile(name: string, { hue = 200, width = 320, height = 240 } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, `hsl(${hue} 70% 72%)`);
  sky.addColorStop(1, `hsl(${hue + 50} 60% 40%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "white";
  pen.font = `${Math.round(height / 6)}px sans-serif`;
  pen.fillText(name, width * 0.08, height * 0.55);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return new File([blob], name, { type: "image/png" });
}
