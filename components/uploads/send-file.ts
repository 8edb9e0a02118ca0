import { ApiError, apiSend, requireData } from "@/lib/http/api-client";
import { uploadFile, uploadToStore } from "@/lib/http/upload-client";
import type { StartedUpload } from "@/lib/uploads/direct/dto";

/** Multipart field of the server's own upload, by which it also names its path. */
export type UploadField = "image" | "images" | "document";

export type SendOptions = {
  field: UploadField;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; the promise then rejects. */
  signal: AbortSignal;
};

/**
 * Uploads one file as the server decides: through the server, or straight to the store and then completed by the
 * server. Returns the URL of the result.
 * @throws ApiError with the server's sentence; any other error when the network is gone, the store refuses or the upload
 * is cancelled
 */
export async function sendFile(file: File, options: SendOptions): Promise<string> {
  const { field, signal } = options;
  const description = {
    kind: field === "document" ? "document" : "picture",
    name: file.name.slice(0, 300),
    size: file.size,
    type: file.type,
  };
  const started = requireData(
    await apiSend<StartedUpload>("POST", "/api/upload/direct", description),
  );
  signal.throwIfAborted();
  if (started.method === "server") return sendToServer(file, options);
  await sendToStore(file, started, options);
  return complete(started.id, file, signal);
}

type ServerUpload = { imageUrl?: string; imageUrls?: string[]; documentUrl?: string };

async function sendToServer(file: File, { field, onProgress, signal }: SendOptions) {
  const upload = await uploadFile<ServerUpload>(`/api/upload/${field}`, {
    field,
    file,
    signal,
    onProgress: (sentBytes) => onProgress(Math.min(1, sentBytes / file.size)),
  });
  return upload.documentUrl ?? upload.imageUrl ?? upload.imageUrls?.[0] ?? "";
}

type Direct = Exclude<StartedUpload, { method: "server" }>;

async function sendToStore(file: File, started: Direct, { onProgress, signal }: SendOptions) {
  if (started.method === "uploadThing") {
    const { sendToUploadThing } = await import("./upload-thing-client");
    return sendToUploadThing(file, { id: started.id, onProgress, signal });
  }
  const { url, fields } = started;
  try {
    await uploadToStore(url, {
      file,
      fields,
      signal,
      onProgress: (sentBytes) => onProgress(Math.min(1, sentBytes / file.size)),
    });
  } catch (error) {
    // The store's own text is XML for developers.
    throw error instanceof ApiError ? new TypeError(`The store refused: ${error.status}`) : error;
  }
}

/** Delays in ms before a completion is repeated, which returns the same URL. */
const DELAYS_MS = [1_000, 2_000, 4_000];

async function complete(id: number, { name }: File, signal: AbortSignal): Promise<string> {
  for (let tried = 0; ; tried++) {
    signal.throwIfAborted();
    try {
      const body = { name: name.slice(0, 300) };
      const path = `/api/upload/direct/${id}` as const;
      return requireData(await apiSend<{ url: string }>("POST", path, body)).url;
    } catch (error) {
      const delayMs = DELAYS_MS[tried];
      if (delayMs === undefined || !isTemporary(error)) throw error;
      await new Promise((wake) => setTimeout(wake, delayMs));
    }
  }
}

/** A file that is larger than the server accepts. */
export class FileTooLargeError extends Error {
  override readonly name = "FileTooLargeError";
}

const TEMPORARY = [409, 429, 500, 502, 503, 504];

/** Whether the same file may succeed later: the network is gone, or the server or the store is busy. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof FileTooLargeError) return false;
  return !(error instanceof ApiError) || TEMPORARY.includes(error.status);
}
