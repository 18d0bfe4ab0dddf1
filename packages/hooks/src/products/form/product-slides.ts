/** What stands at the head of a product's page: pictures in their order, and a video or "" before them. */
export interface Slides {
  sliderImages: readonly string[];
  video: string;
}

/** The pictures and the video in a slider as it travels; a broken one has none. */
export function slidesIn(text: string): Slides {
  const told = addressesIn(text);
  return { sliderImages: told.filter((address) => !isVideoAddress(address)), video: told.find(isVideoAddress) ?? "" };
}

/** The slider as it travels: JSON, the video first. */
export const sliderOf = ({ sliderImages, video }: Slides) =>
  JSON.stringify(video.trim() === "" ? sliderImages : [video.trim(), ...sliderImages]);

/** Whether an address is that of a video. */
const isVideoAddress = (address: string) => /\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(address);

/** Whether an address is that of a video that a product can have. */
export const isMp4 = (address: string) => /^(https?:\/\/|blob:|\/)[^\s<>"'\\]+$/i.test(address.trim()) && /\.mp4(?:[?#]|$)/i.test(address);

function addressesIn(text: string): readonly string[] {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told.filter((each): each is string => typeof each === "string" && each !== "") : [];
  } catch {
    return [];
  }
}
