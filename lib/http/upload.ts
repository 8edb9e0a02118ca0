import "server-only";

import type { NextRequest } from "next/server";

import { requireViewer, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { toErrorResponse } from "./error-response";
import { boundedMultipart, multipartBoundary } from "./multipart";
import { errorResponse, rawCommand } from "./route";

/** Maximum bytes of a body: five images of 5 MB and the multipart framing. */
const LIMIT = 26 * 1024 * 1024;

/** Returns the route handler of an upload: authorizes, then reads the files of one multipart field up to the limits. */
export function uploadRoute(
  field: string,
  run: (viewer: Viewer, files: File[]) => Promise<unknown>,
) {
  return rawCommand(async (request: NextRequest) => {
    const viewer = await requireViewer();
    return run(viewer, await readFiles(request, field));
  });
}

/** Returns the files of a form; an empty list if the form is malformed. */
async function readFiles(request: Request, field: string): Promise<File[]> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new DomainError("unsupported", "multipartOnly");
  }
  const refusal = new DomainError("tooLarge", "bodyTooLarge");
  if (Number(request.headers.get("content-length") ?? 0) > LIMIT) throw refusal;
  const boundary = multipartBoundary(type);
  if (!boundary) return [];
  const body = request.body?.pipeThrough(boundedMultipart(boundary, LIMIT, refusal)) ?? null;
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    return form.getAll(field).filter((value) => value instanceof File);
  } catch (error) {
    if (error === refusal || (error as Error).cause === refusal) throw refusal;
    return [];
  }
}

type Context = { params: Promise<{ key: string }> };

/**
 * Returns the route handler of an uploaded image: served with exactly its type and cached for ever, since the content
 * of a key never changes.
 */
export function publicFileRoute(read: (key: string) => Promise<Buffer>) {
  return fileRoute(async (key) =>
    fileOf(await read(key), {
      "content-type": "image/webp",
      "content-disposition": "inline",
      "cache-control": "public, max-age=31536000, immutable",
    }),
  );
}

type Document = { bytes: Buffer; isPdf: boolean };

/**
 * Returns the route handler of a certificate's document, for permitted viewers. PDFs are downloaded, never opened in
 * our origin.
 */
export function privateFileRoute(read: (viewer: Viewer, key: string) => Promise<Document>) {
  return fileRoute(async (key) => {
    const { bytes, isPdf } = await read(await requireViewer(), key);
    return fileOf(bytes, {
      "content-type": isPdf ? "application/pdf" : "image/webp",
      "content-disposition": isPdf ? 'attachment; filename="certificate.pdf"' : "inline",
      "cache-control": "private, no-store",
    });
  });
}

function fileRoute(send: (key: string) => Promise<Response>) {
  return async (request: NextRequest, context: Context) => {
    try {
      return await send((await context.params).key);
    } catch (error) {
      return errorResponse(
        request,
        await toErrorResponse(error, getLocaleFromCookies(request.cookies)),
      );
    }
  };
}

function fileOf(bytes: Buffer, headers: Record<string, string>) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
