import { parseCents } from "@/lib/core/money";
import { toValue, type ValueOptions } from "./cell-values";
import { isErrorValue } from "./damage";
import type { ImportField } from "./rules";

/** Regular price in cents and stock when the file was exported; missing in a file that was not. */
export type ExportedOffer = { price?: number; stock?: number };

/** Returns the exported offer of a row. */
export function exportedOfferOf(
  read: (field: ImportField) => string,
  options: ValueOptions,
): ExportedOffer {
  const cellOf = (field: ImportField) => (isErrorValue(read(field)) ? "" : read(field));
  const price = parseCents(String(toValue("exportedPrice", cellOf("exportedPrice"), options)));
  const stock = toValue("exportedStock", cellOf("exportedStock"), options);
  return {
    ...(price === null ? {} : { price }),
    ...(typeof stock === "number" ? { stock } : {}),
  };
}
