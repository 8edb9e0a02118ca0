import "server-only";

import { DomainError } from "@/lib/core/errors";
import { isKey, storage } from "./storage";

/** The bytes of an uploaded picture, for anybody who has its name. @throws DomainError notFound */
export async function readPicture(key: string) {
  const bytes = isKey(key) ? await storage.read(key) : null;
  if (!bytes) throw new DomainError("notFound", "imageNotFound");
  return bytes;
}
