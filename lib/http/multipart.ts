import "server-only";

import { MIMEType } from "node:util";

/** Maximum multipart sections of one form: five files, and ignored fields. */
const MAX_FIELDS = 20;

/** Maximum bytes of a section's headers. */
const MAX_HEADERS = 4_096;

const HEADERS_END = "\r\n\r\n";

/** Returns the boundary of a content type; null if there is none. */
export function multipartBoundary(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("boundary") || null;
  } catch {
    return null;
  }
}

/**
 * Returns the length of a section's headers; null if they do not end within these bytes. The final boundary has none.
 */
function headersLength(bytes: Buffer): number | null {
  if (bytes.subarray(0, 2).toString() === "--") return 0;
  const end = bytes.indexOf(HEADERS_END);
  return end === -1 ? null : end;
}

/**
 * Returns a stream that passes a multipart form through without buffering it until it exceeds `limit` bytes, the number
 * of sections or the length of their headers: parsers take far longer for many small sections than for a large file.
 * Errors with `refusal`.
 */
export function boundedMultipart(boundary: string, limit: number, refusal: Error) {
  const mark = Buffer.from(boundary);
  let size = 0;
  let fieldCount = 0;
  let tail: Buffer = Buffer.alloc(0);

  /** Scans the next chunk; returns whether the form is within bounds. */
  function scan(chunk: Uint8Array): boolean {
    const data = Buffer.concat([tail, chunk]);
    let scannedBytes = 0;
    let start = data.indexOf(mark);
    while (start !== -1) {
      const from = start + mark.length;
      const headers = data.subarray(from, from + MAX_HEADERS);
      const length = headersLength(headers);
      if (length === null) {
        // The headers may continue in the next chunk.
        tail = data.subarray(start);
        return headers.length < MAX_HEADERS;
      }
      fieldCount++;
      scannedBytes = from + length;
      start = fieldCount > MAX_FIELDS ? -1 : data.indexOf(mark, scannedBytes);
    }
    tail = data.subarray(Math.max(scannedBytes, data.length - mark.length + 1));
    return fieldCount <= MAX_FIELDS;
  }

  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit || !scan(chunk)) controller.error(refusal);
      else controller.enqueue(chunk);
    },
  });
}
