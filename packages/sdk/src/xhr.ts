/** Sends a form by XMLHttpRequest, the only way for a page to observe upload progress. */
export function sendByXhr(
  request: Request,
  form: FormData,
  signal: AbortSignal,
  onProgress: (loaded: number, total: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = "text";
    request.headers.forEach((value, name) => {
      if (name !== "content-type") xhr.setRequestHeader(name, value); // the browser sets the content type with its boundary
    });
    const abort = () => xhr.abort();
    signal.addEventListener("abort", abort, { once: true });
    xhr.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
    xhr.addEventListener("load", () => {
      const isEmpty = xhr.status === 204 || xhr.status === 304;
      resolve(new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }));
    });
    xhr.addEventListener("error", () => reject(new TypeError("network")));
    xhr.addEventListener("abort", () => reject(new TypeError("aborted")));
    xhr.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
    xhr.send(form);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
