import type { ExportedOffer } from "./exported-offer";
import type { LiveOffer } from "./live-offers";
import { alignOptions, alignValues, matchVariants } from "./match-variants";
import type { ProductChanges } from "./parse-record";
import type { ImportRecord } from "./records";
import { RowProblem } from "./row-problem";
import type { Fixes } from "./schema";

/** A new regular price of an existing product or variant. Cents. */
type PriceChange = {
  line: number;
  title: string;
  imageUrl: string;
  before: number;
  after: number;
};

/** A price in cents or a stock that has changed in the shop since the file was exported. */
type OutdatedValue = {
  line: number;
  title: string;
  field: "price" | "stock";
  /** Value in the shop. */
  current: number;
  /** Value in the file. */
  file: number;
};

export type OfferDifferences = { prices: PriceChange[]; outdated: OutdatedValue[] };

type CompareOptions = { record: ImportRecord; live: LiveOffer; fixes: Fixes };
type Compared = { input: ProductChanges; differences: OfferDifferences };

type Offer = {
  price?: number | undefined;
  stock?: number | undefined;
  expectedPrice?: number | undefined;
  expectedStock?: number | undefined;
};
type Subject = {
  line: number;
  title: string;
  imageUrl: string;
  exported: ExportedOffer;
  live: { priceCents: number; regularCents: number; stock: number };
};

/**
 * Compares the prices and stocks of a file with those of the shop. A value that the seller did not change since the
 * export is not imported. One that changed in the shop meanwhile is imported only if the seller chose so.
 */
export function compareOffers(input: ProductChanges, options: CompareOptions): Compared {
  const { record, live, fixes } = options;
  const differences: OfferDifferences = { prices: [], outdated: [] };
  const compare = <T extends Offer>(offer: T, subject: Subject): T =>
    compareOffer(offer, subject, { fixes, differences });
  const { title, imageUrl } = live;
  const { structure } = record;
  if (!structure || !input.variants) {
    const subject = { line: record.line, title, imageUrl, exported: record.exported, live };
    return { input: live.hasVariants ? input : compare(input, subject), differences };
  }
  const matches = matchesOf(input, live);
  const variants = input.variants.map((variant, index) => {
    const match = matches[index];
    const line = structure.lines[index] ?? record.line;
    const exportedOffer = structure.exported[index] ?? {};
    const name = `${title} · ${variant.values.join(" / ")}`;
    return match
      ? compare(variant, { line, title: name, imageUrl, exported: exportedOffer, live: match })
      : variant;
  });
  return { input: { ...input, variants }, differences };
}

/** The variants of the rows; none if the options of the file do not fit, which the import reports. */
function matchesOf({ options = [], variants = [] }: ProductChanges, live: LiveOffer) {
  try {
    const order = alignOptions(live.options, options);
    const alignedVariants = variants.map(({ values, sku = null }) => ({
      values: alignValues(values, live.options, order),
      sku,
    }));
    return matchVariants(live.variants, alignedVariants);
  } catch (error) {
    if (error instanceof RowProblem) return [];
    throw error;
  }
}

type Context = { fixes: Fixes; differences: OfferDifferences };

function compareOffer<T extends Offer>(
  { price, stock, ...rest }: T,
  subject: Subject,
  context: Context,
): T {
  const { exported, live } = subject;
  const newPrice = changedPrice(price, subject, context);
  const newStock = importedValue("stock", stock, { current: live.stock, subject, context });
  const prices = newPrice === undefined ? {} : { price: newPrice };
  const stocks = newStock === undefined ? {} : { stock: newStock };
  const isPriceExpected = newPrice !== undefined && exported.price !== undefined;
  const isStockExpected = newStock !== undefined && exported.stock !== undefined;
  return {
    ...rest,
    ...prices,
    ...stocks,
    ...(isPriceExpected ? { expectedPrice: live.regularCents } : {}),
    ...(isStockExpected ? { expectedStock: live.stock } : {}),
  } as T; // Safe: only optional fields are left out.
}

function changedPrice(price: number | undefined, subject: Subject, context: Context) {
  const { line, title, imageUrl, live } = subject;
  const before = live.regularCents;
  const after = importedValue("price", price, { current: before, subject, context });
  // During a sale neither of its prices is a change.
  if (after === undefined || after === before || after === live.priceCents) return undefined;
  context.differences.prices.push({ line, title, imageUrl, before, after });
  return context.fixes.unchangedPrices.includes(line) ? undefined : after;
}

type Value = { current: number; subject: Subject; context: Context };

/** Returns the value to import; undefined if the one in the shop stays. */
function importedValue(
  field: "price" | "stock",
  file: number | undefined,
  { current, subject, context }: Value,
): number | undefined {
  const exportedValue = subject.exported[field];
  if (file === undefined || exportedValue === undefined) return file;
  if (file === exportedValue) return undefined;
  if (current === exportedValue || current === file) return file;
  const { line, title } = subject;
  context.differences.outdated.push({ line, title, field, current, file });
  return context.fixes.overwritten.includes(line) ? file : undefined;
}
