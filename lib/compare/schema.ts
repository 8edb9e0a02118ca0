import { parseId } from "@/lib/core/validation/text";

/**
 * `/compare?products=1,2,3`: the distinct ids in the given order; invalid ids are ignored. Null without the parameter.
 */
export function parseCompared(query: string | string[] | undefined): number[] | null {
  const texts = [query ?? []].flat().flatMap((list) => list.split(","));
  const ids = texts.map((text) => text.trim()).filter((idText) => idText !== "");
  if (ids.length === 0) return null;
  return [...new Set(ids.map(parseId))].filter((id) => id !== 0);
}
