import "server-only";

import type { NextRequest } from "next/server";
import { createRouteHandler, createUploadthing, type FileRouter, UTFiles } from "uploadthing/next";
import { UploadThingError } from "uploadthing/server";

import { env } from "@/lib/core/env.mjs";
import { DIRECT_MINUTES } from "@/lib/uploads/storage/limits";
import { admissionSchema } from "./schema";

type File = { id: number; size: number; type: string };

/** Returns the id of a file at UploadThing, for the viewer of the request. @throws DomainError */
type Admit = (file: File) => Promise<string>;

const admissions = new WeakMap<Request, Admit>();

const f = createUploadthing();

// 5 MB is no size that UploadThing knows. It accepts exactly the declared size, which is at most that.
const PRIVATE_FILE = { maxFileSize: "8MB", maxFileCount: 1, acl: "private" } as const;

/** UploadThing's file router: one route for originals of images and documents, which are private. */
export const uploadThingRouter = {
  file: f(
    { image: PRIVATE_FILE, pdf: PRIVATE_FILE },
    { awaitServerData: false, presignedURLTTL: `${DIRECT_MINUTES} minutes` },
  )
    .input(admissionSchema)
    .middleware(async ({ req, input, files }) => {
      const [file, ...others] = files;
      const admit = admissions.get(req);
      if (!admit || !file || others.length > 0) throw new UploadThingError("Upload not allowed");
      const customId = await admit({ id: input.id, size: file.size, type: file.type });
      // Neither the user's name of the file nor a guessable one leaves the shop.
      return { [UTFiles]: [{ ...file, name: customId, customId }] };
    })
    // The browser reports the end of the upload itself: UploadThing may not reach this server.
    .onUploadComplete(() => {}),
} satisfies FileRouter;

let handler: ReturnType<typeof createRouteHandler> | null = null;

/** Responds to UploadThing's client, or to UploadThing itself; `admit` decides on files of a client. */
export function respondToUploadThing(request: NextRequest, admit: Admit | null) {
  if (admit) admissions.set(request, admit);
  handler ??= createRouteHandler({
    router: uploadThingRouter,
    config: {
      // More would log the signed addresses.
      logLevel: "Error",
      callbackUrl: `${env.APP_URL}/api/uploadthing`,
      ...(env.UPLOADTHING_TOKEN && { token: env.UPLOADTHING_TOKEN }),
    },
  });
  return handler.POST(request);
}
