import type { CallOptions } from "./call";
import { AbortError } from "./errors";
import { multipartStream } from "./multipart";
import type { Input, OperationId, UploadOperationId } from "./operation";
import { type Path, specOf, type Target } from "./target";
import { sendRequest, type RequestSpec, type Transport } from "./send-request";
import { sendByXhr } from "./xhr";

/** Progress of an upload in bytes of the whole request. */
export interface Progress {
  loaded: number;
  total: number;
}

/** The parts of an operation's address; any for a call by path. */
export type AddressOf<To extends Target> = To extends OperationId ? Omit<Input<To>, "body"> : { path?: object; query?: object };

/** The form of an upload. */
export interface UploadForm extends CallOptions {
  /** Name of the file's form field. */
  field?: string;
  /** The file's name; a `File` has its own. */
  fileName?: string;
  /** Further form fields. */
  fields?: Readonly<Record<string, string>>;
  onProgress?(progress: Progress): void;
}

/** The target, the address and the form of an upload. */
export type UploadOptions<To extends UploadOperationId | Path = UploadOperationId | Path> = { to: To } & UploadForm & AddressOf<To>;

interface LooseUpload extends UploadForm {
  to: UploadOperationId | Path;
  path?: object;
  query?: object;
}

/** Uploads one file as a form. The time limit restarts with every byte sent. */
export async function upload(transport: Transport, hasOwnFetch: boolean, file: Blob, options: LooseUpload): Promise<unknown> {
  const { to, path, query, field = "multipart", fields = {}, onProgress, signal, ...rest } = options;
  const call: RequestSpec = { ...specOf(to, "POST"), params: { path, query }, isAbortable: true, ...rest, effect: "write" };
  if (signal?.aborted) throw new AbortError(call.operationId, { cause: signal.reason });
  const fileName = options.fileName ?? ("name" in file && typeof file.name === "string" ? file.name : "file");
  call.body = file; // replaced below by the form; openapi-fetch only serialises calls that have a body
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
      return transport.fetch(streamed, { signal: ending });
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
          const response = await transport.fetch(request, { signal: ending });
          report(touch)(file.size, file.size);
          return response;
        }
      : (request, ending, touch) => sendByXhr(request, form, ending, report(touch));
  }
  return (await sendRequest(transport, call, transport.session.token()).join(signal)).data;
}
