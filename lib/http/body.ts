import "server-only";

import { z } from "zod";

import { DomainError } from "@/lib/core/errors";
import { isTooDeep } from "@/lib/core/json-depth";

const JSON_LIMIT = 64 * 1024;

/**
 * Returns the text of a request's body, reading at most `limit` bytes.
 * @throws DomainError tooLarge
 */
export async function readText(request: Request, limit: number): Promise<string> {
  return (await readBytes(request, limit)).toString("utf8");
}

/** Returns the bytes of a request's body. @throws DomainError tooLarge as soon as there are more than `limit` */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const contentLength = Number(request.headers.get("content-length") ?? 0);
  if (contentLength > limit) throw new DomainError("tooLarge", "bodyTooLarge");

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new DomainError("tooLarge", "bodyTooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns the JSON object of a request; an empty body is {}, and malformed JSON or anything but an object is null.
 * @throws DomainError unsupported (another content type), tooLarge (over 64 KB)
 */
async function readJson(request: Request): Promise<object | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = await readText(request, JSON_LIMIT);
  if (type !== "application/json" && (text !== "" || type)) {
    throw new DomainError("unsupported", "jsonOnly");
  }
  return toObject(text);
}

/**
 * Parses a request's JSON and path parameters by a schema. A body that is not a JSON object is refused with the
 * schema's first message, or with a general one if every field is optional.
 * @throws DomainError unsupported, tooLarge, invalid; ZodError
 */
export async function parseBody<S extends z.ZodType>(
  schema: S,
  request: Request,
  params: object,
): Promise<z.infer<S>> {
  const body = await readJson(request);
  const input = schema.parse({ ...body, ...params });
  if (body === null && acceptsBody(schema, params)) throw new DomainError("invalid", "bodyInvalid");
  return input;
}

/** Whether a request has fields besides its path parameters; the body of others, such as a logout, is ignored. */
function acceptsBody(schema: z.ZodType, params: object) {
  if (!(schema instanceof z.ZodObject)) return true;
  return Object.keys(schema.shape).some((name) => !(name in params));
}

function toObject(text: string): object | null {
  if (isTooDeep(text)) return null;
  try {
    const value: unknown = JSON.parse(text || "{}");
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
