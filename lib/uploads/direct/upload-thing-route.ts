import "server-only";

import { AsyncResource } from "node:async_hooks";

import { NextRequest } from "next/server";

import { requireViewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { storeOfNewUploads } from "@/lib/core/storage-settings.mjs";
import { readText } from "@/lib/http/body";
import { toErrorResponse } from "@/lib/http/error-response";
import { errorResponse } from "@/lib/http/route";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { admitToUploadThing } from "./service";

/** Maximum bytes of a body: the description of one file. */
const LIMIT = 64 * 1024;

/**
 * Route handler of UploadThing's protocol. A browser asks for the address to send a pending upload to; UploadThing
 * itself reports with a signature, which its SDK checks.
 */
export async function uploadThingRoute(request: NextRequest): Promise<Response> {
  try {
    const admit = request.headers.has("uploadthing-hook") ? null : await admitFilesOf(request);
    if (storeOfNewUploads(env) !== "uploadThing") {
      throw new DomainError("notFound", "uploadNotFound");
    }
    const body = await readText(request, LIMIT);
    const { respondToUploadThing } = await import("./upload-thing-router");
    const { url, headers } = request;
    return await respondToUploadThing(
      new NextRequest(url, { method: "POST", headers, body }),
      admit,
    );
  } catch (error) {
    const locale = getLocaleFromCookies(request.cookies);
    return errorResponse(request, await toErrorResponse(error, locale));
  }
}

/** Returns what decides on files of the viewer. @throws DomainError unauthenticated, forbidden (another site) */
async function admitFilesOf(request: NextRequest) {
  requireSameOrigin(request.headers);
  const viewer = await requireViewer();
  // The SDK may run it in the context of another request.
  return AsyncResource.bind((file: Parameters<typeof admitToUploadThing>[1]) =>
    admitToUploadThing(viewer, file),
  );
}
