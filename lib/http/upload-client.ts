import { ApiError } from "./api-client";

type UploadOptions = {
  file: File;
  /** Called with the number of bytes sent, including the multipart framing. */
  onProgress: (sent: number) => void;
  /** Aborts the request; its promise then rejects. */
  signal: AbortSignal;
};

/** Sends a file to the server in a multipart field and returns the JSON of the response. @throws as `apiSend` */
export async function uploadFile<T>(
  path: `/api/${string}`,
  { field, ...options }: UploadOptions & { field: string },
): Promise<T> {
  const body = new FormData();
  body.append(field, options.file, options.file.name);
  return JSON.parse(await sendForm(path, body, options)) as T;
}

/**
 * Sends a file straight to a store, with the fields of its form. @throws ApiError with the status alone, since the store
 * speaks its own language; TypeError when the network is gone or the upload is cancelled
 */
export async function uploadToStore(
  url: string,
  { fields, ...options }: UploadOptions & { fields: Record<string, string> },
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The store ignores everything behind the file.
  body.append("file", options.file);
  await sendForm(url, body, options);
}

/** Sends a form and returns the text of the response. `fetch` has no upload progress. */
function sendForm(url: string, body: FormData, { onProgress, signal }: UploadOptions) {
  return new Promise<string>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", url);
    call.upload.onprogress = ({ loaded }) => onProgress(loaded);
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText));
    };
    call.onerror = () => reject(new TypeError("The network is gone"));
    call.onabort = () => reject(new TypeError("The upload was cancelled"));
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}
