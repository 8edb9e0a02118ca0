import { ApiError } from "./api-client";

type UploadOptions = {
  /** Name of the multipart field. */
  field: string;
  files: File[];
  /** Called with the number of bytes sent, including the multipart framing. */
  onProgress: (sent: number) => void;
  /** Aborts the request; its promise then rejects. */
  signal: AbortSignal;
};

/** Sends files as a form and returns the JSON of the response. `fetch` has no upload progress. @throws as `apiSend` */
export function uploadFiles<T>(
  path: `/api/${string}`,
  { field, files, onProgress, signal }: UploadOptions,
): Promise<T> {
  const body = new FormData();
  for (const file of files) body.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", path);
    call.upload.onprogress = ({ loaded }) => onProgress(loaded);
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as T);
      else reject(new ApiError(status, responseText || statusText));
    };
    call.onerror = () => reject(new TypeError("The network is gone"));
    call.onabort = () => reject(new TypeError("The upload was cancelled"));
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}
