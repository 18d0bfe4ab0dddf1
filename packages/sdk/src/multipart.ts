/** A form with one file as a stream of bytes; reports the bytes that were read. */
export function multipartStream(
  file: Blob,
  field: string,
  fileName: string,
  fields: Readonly<Record<string, string>>,
  onProgress: (loaded: number, total: number) => void,
) {
  const boundary = `----shopkeeper${crypto.getRandomValues(new Uint32Array(4)).join("")}`;
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value.replace(/\r\n?|\n/g, "\r\n")}\r\n`,
  );
  const type = file.type || "application/octet-stream";
  const disposition = `form-data; name="${quoted(field)}"; filename="${quoted(fileName)}"`;
  const head = `${texts.join("")}--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
  const form = new Blob([head, file, `\r\n--${boundary}--\r\n`]);
  let loaded = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    start: () => onProgress(0, form.size),
    transform(bytes, controller) {
      loaded += bytes.byteLength;
      onProgress(loaded, form.size);
      controller.enqueue(bytes);
    },
  });
  return { stream: form.stream().pipeThrough(count), type: `multipart/form-data; boundary=${boundary}`, size: form.size };
}

function quoted(text: string): string {
  return text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
