import { useFileUrl } from "@shopkeeper/hooks/files";
import type { ComponentProps } from "react";

/** An `img` of a stored file; its address is the one of an answer. */
export function StoredImage({ src, alt, ...rest }: ComponentProps<"img"> & { src: string; alt: string }) {
  const fileUrl = useFileUrl();
  return <img {...rest} src={fileUrl(src)} alt={alt} />;
}
