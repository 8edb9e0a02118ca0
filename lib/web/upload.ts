import "server-only";

import type { NextRequest } from "next/server";

import { requireViewer, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { localeOf } from "@/lib/i18n/locale-of";
import { readBytes } from "./body";
import { toFailure } from "./failure";
import { mutate, refuse } from "./route";

/** Five pictures of 5 MB, and the multipart frame around them. */
const LIMIT = 26 * 1024 * 1024;

/**
 * HTTP's door to a service that takes files: who asks, then the files of one multipart field, read no further
 * than they may be large in all.
 */
export function upload(field: string, run: (viewer: Viewer, files: File[]) => Promise<unknown>) {
  return mutate(async (request: NextRequest) => {
    const viewer = await requireViewer();
    return run(viewer, await readFiles(request, field));
  });
}

async function readFiles(request: Request, field: string): Promise<File[]> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new DomainError("unsupported", "multipartOnly");
  }
  const bytes = await readBytes(request, LIMIT);
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { "content-type": type },
    }).formData();
    return form.getAll(field).filter((value) => value instanceof File);
  } catch {
    throw new DomainError("invalid", "fileMissing");
  }
}

/**
 * HTTP's door to an uploaded picture: exactly that type and nothing else, kept for good, since what a name stands
 * for never changes.
 */
export function uploaded(read: (key: string) => Promise<Buffer>) {
  return async (request: NextRequest, context: { params: Promise<{ key: string }> }) => {
    try {
      const bytes = await read((await context.params).key);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": "image/webp",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
          "cache-control": "public, max-age=31536000, immutable",
        },
      });
    } catch (error) {
      return refuse(request, await toFailure(error, localeOf(request.cookies)));
    }
  };
}
