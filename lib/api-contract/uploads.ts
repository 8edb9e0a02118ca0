import * as z from "zod";

import { removalSchema } from "@/lib/uploads/schema";
import { count, nothing } from "./common-schemas";
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
    method: "GET",
    path: "/api/documents/{key}",
    summary: "Get a certificate document, for its seller and admins",
    who: "member",
    status: 200,
    output: { file: "application/pdf" },
    errors: [404, 503],
  },
];
