import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The media at the top of a product's page: pictures in order, and a video or "" before them. */
export interface Slides {
  sliderImages: readonly string[];
  video: string;
}

/** Parses a slider of the wire; an invalid one has no pictures. */
export function slidesIn(text: string): Slides {
  const addresses = addressesIn(text);
  return { sliderImages: addresses.filter((address) => !isVideoAddress(address)), video: addresses.find(isVideoAddress) ?? "" };
}

/** The slider in wire format: JSON, the video first. */
export const sliderOf = ({ sliderImages, video }: Slides) =>
  JSON.stringify(video.trim() === "" ? sliderImages : [video.trim(), ...sliderImages]);

const isVideoAddress = (address: string) => /\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(address);

/** Whether an address points to a video format that a product accepts. */
export const isMp4 = (address: string) => /^(https?:\/\/|blob:|\/)[^\s<>"'\\]+$/i.test(address.trim()) && /\.mp4(?:[?#]|$)/i.test(address);

function addressesIn(text: string): readonly string[] {
  const addresses = parseJson(text);
  return Array.isArray(addresses) ? addresses.filter((each): each is string => typeof each === "string" && each !== "") : [];
}
