import type { CallOptions } from "./call";
import { AbortError } from "./errors";
import { multipartStream } from "./multipart";
import { outgoingTo, type Target } from "./target";
import { depart, type Outgoing, type Wire } from "./wire";
import { sendByXhr } from "./xhr";

/** How far an upload is, in bytes of the whole request. */
export interface Progress {
  loaded: number;
  total: number;
}

/** Where a file goes and what goes with it. */
export interface UploadOptions<To extends Target = Target> extends CallOptions {
  to: To;
  path?: object;
  query?: object;
  /** Name of the file's form field. */
  field?: string;
  /** The file's name; a `File` brings its own. */
  fileName?: string;
  /** Further form fields. */
  fields?: Readonly<Record<string, string>>;
  onProgress?(progress: Progress): void;
}

/** Uploads one file as a form. The time limit counts from the last byte that moved. */
export async function upload(wire: Wire, hasOwnFetch: boolean, file: Blob, options: UploadOptions): Promise<unknown> {
  const { to, path, query, field = "multipart", fields = {}, onProgress, signal, ...rest } = options;
  const call: Outgoing = { ...outgoingTo(to, "POST"), params: { path, query }, isAbortable: true, ...rest, effect: "write" };
  if (signal?.aborted) throw new AbortError(call.operationId, { cause: signal.reason });
  const fileName = options.fileName ?? ("name" in file && typeof file.name === "string" ? file.name : "file");
  call.body = file; // replaced below by what travels; openapi-fetch asks for a body to serialise
  const report = (touch: () => void) => (loaded: number, total: number) => {
    touch();
    onProgress?.({ loaded, total });
  };
  if (typeof XMLHttpRequest === "undefined") {
    call.send = (request, ending, touch) => {
      const { stream, type, size } = multipartStream(file, field, fileName, fields, report(touch));
      const init = { method: request.method, headers: request.headers, body: stream, signal: ending, duplex: "half" };
      const streamed = new Request(request.url, init);
      streamed.headers.set("Content-Type", type);
      streamed.headers.set("Content-Length", String(size));
      return wire.fetch(streamed, { signal: ending });
    };
    call.serialize = () => undefined;
  } else {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(field, file, fileName);
    call.serialize = () => form;
    call.send = hasOwnFetch
      ? async (request, ending, touch) => {
          report(touch)(0, file.size);
          const response = await wire.fetch(request, { signal: ending });
          report(touch)(file.size, file.size);
          return response;
        }
      : (request, ending, touch) => sendByXhr(request, form, ending, report(touch));
  }
  return depart(wire, call, wire.session.token()).join(signal);
}
