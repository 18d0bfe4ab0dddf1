import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The head of a product's page: pictures in their order, and a video or "" before them. */
export interface Slides {
  sliderImages: readonly string[];
  video: string;
}

/** Parses a slider of the wire; a broken one has no pictures. */
export function slidesIn(text: string): Slides {
  const addresses = addressesIn(text);
  return { sliderImages: addresses.filter((address) => !isVideoAddress(address)), video: addresses.find(isVideoAddress) ?? "" };
}

/** The slider of the wire: JSON, the video first. */
export const sliderOf = ({ sliderImages, video }: Slides) =>
  JSON.stringify(video.trim() === "" ? sliderImages : [video.trim(), ...sliderImages]);

/** Whether an address is that of a video. */
const isVideoAddress = (address: string) => /\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(address);

/** Whether an address is that of a video that a product can have. */
export const isMp4 = (address: string) => /^(https?:\/\/|blob:|\/)[^\s<>"'\\]+$/i.test(address.trim()) && /\.mp4(?:[?#]|$)/i.test(address);

function addressesIn(text: string): readonly string[] {
  const addresses = parseJson(text);
  return Array.isArray(addresses) ? addresses.filter((each): each is string => typeof each === "string" && each !== "") : [];
}
