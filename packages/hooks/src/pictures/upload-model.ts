/** The default model name of an uploaded crop (specification, section 9). */
const cropModel = "product";

/** The model of pictures uploaded in a picker. */
export const pickerModel = "selfUpload";

/** The model name of an upload: the given name, or the first segment of the page's path (specification, section 2). */
export function uploadModel(given: string | undefined, pagePath: string): string {
  return given || /^\/([\w-]{1,64})/.exec(pagePath)?.[1] || cropModel;
}

/** The model name of a cropped picture: the given name, or `product`. */
export const croppedModel = (given: string | undefined) => given || cropModel;
