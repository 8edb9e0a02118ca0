import "server-only";

import { DomainError } from "@/lib/core/errors";

const JSON_LIMIT = 64 * 1024;

/**
 * The text of a request's body, read no further than `limit` bytes.
 * @throws DomainError tooLarge
 */
export async function readText(request: Request, limit: number): Promise<string> {
  return (await readBytes(request, limit)).toString("utf8");
}

/** The bytes of a request's body. @throws DomainError tooLarge as soon as there are more than `limit` */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limit) throw new DomainError("tooLarge", "bodyTooLarge");

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
 * The JSON object of a request; an empty body is {}. Malformed JSON and anything but an object is an
 * empty object, so that the schema refuses it with its first sentence.
 * @throws DomainError unsupported (another content type), tooLarge (over 64 KB)
 */
export async function readJson(request: Request): Promise<object> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = await readText(request, JSON_LIMIT);
  if (type !== "application/json" && (text !== "" || type)) {
    throw new DomainError("unsupported", "jsonOnly");
  }
  return toObject(text);
}

function toObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
