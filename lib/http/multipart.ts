import "server-only";

import { MIMEType } from "node:util";

/** Parts of one form: five files, and fields that are ignored. */
const MAX_PARTS = 20;

/** Bytes of the headers of one part. */
const MAX_HEADERS = 4_096;

const HEADERS_END = "\r\n\r\n";

/** The boundary that a parser takes from a content type; null where there is none. */
export function multipartBoundary(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("boundary") || null;
  } catch {
    return null;
  }
}

/** The length of a part's headers; null where their end is not among these bytes. The last boundary has none. */
function headersLength(bytes: Buffer): number | null {
  if (bytes.subarray(0, 2).toString() === "--") return 0;
  const end = bytes.indexOf(HEADERS_END);
  return end === -1 ? null : end;
}

/**
 * Passes bytes of a multipart form on, not held twice, until there are more than `limit`, more parts or longer headers
 * than a form of ours has: parsers take far longer for many small parts than for a large file. Errors with `refusal`.
 */
export function boundedMultipart(boundary: string, limit: number, refusal: Error) {
  const mark = Buffer.from(boundary);
  let size = 0;
  let parts = 0;
  let tail: Buffer = Buffer.alloc(0);

  /** Scans the next chunk; returns whether the form is within bounds. */
  function scan(chunk: Uint8Array): boolean {
    const data = Buffer.concat([tail, chunk]);
    let scanned = 0;
    let start = data.indexOf(mark);
    while (start !== -1) {
      const from = start + mark.length;
      const headers = data.subarray(from, from + MAX_HEADERS);
      const length = headersLength(headers);
      if (length === null) {
        // They may go on in the next bytes.
        tail = data.subarray(start);
        return headers.length < MAX_HEADERS;
      }
      parts++;
      scanned = from + length;
      start = parts > MAX_PARTS ? -1 : data.indexOf(mark, scanned);
    }
    tail = data.subarray(Math.max(scanned, data.length - mark.length + 1));
    return parts <= MAX_PARTS;
  }

  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit || !scan(chunk)) controller.error(refusal);
      else controller.enqueue(chunk);
    },
  });
}
