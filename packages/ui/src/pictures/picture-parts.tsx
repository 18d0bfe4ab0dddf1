import type { TemplateParts } from "../forms/shared";
import { FileUploadButton } from "./file-upload-button";
import { ImagePicker } from "./image-picker";

/** Pictures and files from the library, for forms made from templates. */
export const pictureParts: TemplateParts = {
  picture: ({ field, value, onChange, isDisabled }) => (
    <ImagePicker
      isMultiple={field.isMultiple}
      value={value}
      onChange={(addresses) => onChange(field.isMultiple ? JSON.stringify(addresses) : (addresses[0] ?? ""))}
      isReadOnly={isDisabled}
    />
  ),
  file: ({ value, onChange, isDisabled }) => <FileUploadButton value={value} onChange={onChange} isReadOnly={isDisabled} />,
};
