import "server-only";

import { createHash } from "node:crypto";

import { ordered, type ProductContent } from "./revision-content";

/** Returns a version of a product's content, which differs where the content does. */
export function contentVersionOf(content: ProductContent): string {
  const text = JSON.stringify(ordered(content));
  return createHash("sha256").update(text).digest("base64url");
}
