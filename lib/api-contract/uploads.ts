import * as z from "zod";

import { completionSchema, directUploadSchema } from "@/lib/uploads/direct/schema";
import { removalSchema } from "@/lib/uploads/schema";
import { count, id, nothing } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const UPLOAD_ERRORS = [429, 503];

export const UPLOADS: Endpoint[] = [
  {
    method: "POST",
    path: "/api/upload/image",
    summary: "Upload an image",
    who: "member",
    files: "image",
    status: 200,
    output: z.strictObject({ imageUrl: z.url() }),
    errors: UPLOAD_ERRORS,
  },
  {
    method: "POST",
    path: "/api/upload/images",
    summary: "Upload up to 5 images, all or none",
    who: "member",
    files: "images",
    status: 200,
    output: z.strictObject({ imageUrls: z.array(z.url()), count }),
    errors: UPLOAD_ERRORS,
  },
  {
    method: "DELETE",
    path: "/api/upload/image",
    summary: "Delete your image",
    who: "member",
    input: removalSchema,
    example: { imageUrl: "https://pictures.example/of-somebody-else.webp" },
    status: 200,
    output: nothing,
    errors: [404, 409, 503],
  },
  {
    method: "POST",
    path: "/api/upload/document",
    summary: "Upload a certificate document",
    who: "seller",
    files: "document",
    status: 200,
    output: z.strictObject({ documentUrl: z.url() }),
    errors: UPLOAD_ERRORS,
  },
  {
    method: "POST",
    path: "/api/upload/direct",
    summary: "Ask how to send one file: to the server, or straight to the store",
    who: "member",
    input: directUploadSchema,
    example: { kind: "picture", name: "stool.jpg", size: 48_213, type: "image/jpeg" },
    status: 200,
    output: z.union([
      z.strictObject({ method: z.literal("server") }),
      z.strictObject({
        id,
        method: z.literal("form"),
        url: z.url(),
        fields: z.record(z.string(), z.string()),
      }),
      z.strictObject({ id, method: z.literal("uploadThing") }),
    ]),
    errors: UPLOAD_ERRORS,
  },
  {
    method: "POST",
    path: "/api/upload/direct/{id}",
    summary: "Complete an upload whose file was sent straight to the store",
    who: "member",
    input: completionSchema,
    example: { name: "stool.jpg" },
    status: 200,
    output: z.strictObject({ url: z.url() }),
    errors: [404, 409, 503],
  },
  {
    method: "POST",
    path: "/api/uploadthing",
    summary: "Routes of UploadThing's client and of UploadThing",
    who: "member",
    status: 200,
    output: { file: "application/json" },
    errors: [400, 404],
  },
  {
    method: "GET",
    path: "/api/documents/{key}",
    summary: "Get a certificate document, for its seller and admins",
    who: "member",
    status: 200,
    output: { file: "application/pdf" },
    errors: [404, 503],
  },
];
