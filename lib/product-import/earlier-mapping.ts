import "server-only";

import { db } from "@/lib/db/client";
import { IMPORT_FIELDS, type Mapping } from "./rules";

/** PostgreSQL stores neither NUL nor lone surrogates. */
export const withoutNul = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** Returns a mapping as an import stores it: empty if it is the suggested one. */
export function toStoredMapping(mapping: Mapping, suggestion: Mapping): string[] {
  const isSuggested = mapping.every((field, index) => field === (suggestion[index] ?? null));
  return isSuggested ? [] : mapping.map((field) => field ?? "");
}

/**
 * Returns the mapping that the seller chose for the latest file with the same columns; null if it was the suggested one,
 * or the import was undone.
 */
export async function findEarlierMapping(
  sellerId: number,
  columns: string[],
): Promise<Mapping | null> {
  const earlier = await db.productImport.findFirst({
    where: { sellerId, columns: { equals: columns.map(withoutNul) }, undoneAt: null },
    select: { mapping: true },
    orderBy: { id: "desc" },
  });
  if (!earlier || earlier.mapping.length === 0) return null;
  return earlier.mapping.map((name) => IMPORT_FIELDS.find((field) => field === name) ?? null);
}
