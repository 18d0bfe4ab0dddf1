/** The model that a crop is uploaded under when no other is named (specification, section 9). */
const cropModel = "product";

/** The model of pictures that a picker uploads. */
export const pickerModel = "selfUpload";

/** The model name of an upload: the given one, or the first segment of the page's path (specification, section 2). */
export function uploadModel(given: string | undefined, pagePath: string): string {
  return given || /^\/([\w-]{1,64})/.exec(pagePath)?.[1] || cropModel;
}

/** The model name of a cropped picture: the given one, or `product`. */
export const croppedModel = (given: string | undefined) => given || cropModel;
