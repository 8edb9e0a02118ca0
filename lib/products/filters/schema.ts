import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { paginationShape } from "@/lib/core/pagination";
import { multiLine, parseId, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { toCategorySlug } from "@/lib/products/categories";
import { MATERIALS } from "@/lib/products/facts/material-rules";
import { ALLERGENS, ROASTS } from "@/lib/products/facts/rules";
import { SEASONS, SORTS } from "@/lib/products/rules";
import { MAX_OPTION_LENGTH } from "@/lib/products/variants/rules";
import type { FilteredKind } from "./kind-rules";
import { toFilterValue } from "./rules";

/** Products on one page of /shop. */
export const PAGE_SIZE = 24;

const flag = z
  .enum(["true", "false"], validationKey("filterInvalid"))
  .transform((value) => value === "true")
  .optional();

const category = z
  .string()
  .transform((value, context) => {
    if (value === "" || value.toLowerCase() === "all") return null;
    const slug = toCategorySlug(value);
    if (!slug) context.addIssue({ code: "custom", message: validationKey("categoryInvalid") });
    return slug;
  })
  .optional();

const price = z
  .string()
  .transform((value, context) => {
    const cents = parseCents(value);
    if (cents === null)
      context.addIssue({ code: "custom", message: validationKey("priceInvalid") });
    return cents;
  })
  .optional();

/** A value of an option, such as the size. */
const optionValue = (kind: FilteredKind) =>
  singleLine(MAX_OPTION_LENGTH)
    .transform((value) => toFilterValue(kind, value))
    .optional();

/** The query of GET /api/products (contract.md, "Catalogue"). */
export const productListSchema = z.object({
  search: multiLine(200).optional(),
  category,
  isEidSpecial: flag,
  isRamadanSpecial: flag,
  isIndependenceDay: flag,
  isHalalCertified: flag,
  isEthicallySourced: flag,
  isFairTrade: flag,
  isOnSale: flag,
  isActive: flag,
  size: optionValue("size"),
  color: optionValue("color"),
  material: z.enum(MATERIALS, validationKey("filterInvalid")).optional(),
  roast: z.enum(ROASTS, validationKey("filterInvalid")).optional(),
  freeOf: z.enum(ALLERGENS, validationKey("filterInvalid")).optional(),
  sellerId: z.string().transform(parseId).optional(),
  ids: z
    .string()
    .max(2_000, validationKey("filterInvalid"))
    .transform((list) => list.split(",").map((idText) => parseId(idText.trim())))
    .optional(),
  minPrice: price,
  maxPrice: price,
  sort: z.enum([...SORTS, "relevance"], validationKey("sortInvalid")).optional(),
  ...paginationShape,
});
export type ProductFilter = Partial<z.output<typeof productListSchema>>;

/** Returns whether a filter contains values without a finite set: free text, option values, prices or sellers. */
export function isOpenEnded({ search, size, color, ...filter }: ProductFilter): boolean {
  const { minPrice, maxPrice, sellerId } = filter;
  const texts = [search, size, color].map((text) => text || undefined);
  return [...texts, minPrice, maxPrice, sellerId].some((value) => value != null);
}

/** Returns the filters of /shop from its query. Invalid values are ignored: only the API refuses them. */
export function parseShopFilter(search: Record<string, string | string[] | undefined>) {
  const getText = (key: string) => {
    const value = search[key];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
  const isSetTo = (key: string, value: string) => getText(key) === value || undefined;
  const { shape } = productListSchema;
  const pick = <K extends keyof typeof shape>(key: K) => {
    const result = shape[key].safeParse(getText(key));
    return result.success ? (result.data as z.output<(typeof shape)[K]>) : undefined;
  };
  const page = Number(/^[1-9]\d{0,4}$/.exec(getText("page") ?? "")?.[0] ?? 1);
  // Category and the specials exclude each other (specification A, section 4).
  const special = SEASONS.find((season) => pick(season));
  const isOnly = (season: string) => special === season || undefined;
  return {
    search: pick("search"),
    /** Search for the words as typed: without aliases, corrections, partial matches and price words. */
    isExact: isSetTo("exact", "1"),
    category: (!special && pick("category")) || undefined,
    isEidSpecial: isOnly("isEidSpecial"),
    isRamadanSpecial: isOnly("isRamadanSpecial"),
    isIndependenceDay: isOnly("isIndependenceDay"),
    isHalalCertified: pick("isHalalCertified"),
    isEthicallySourced: pick("isEthicallySourced"),
    isFairTrade: pick("isFairTrade"),
    isOnSale: pick("isOnSale"),
    inStock: isSetTo("inStock", "true"),
    size: pick("size") || undefined,
    color: pick("color") || undefined,
    material: pick("material"),
    roast: pick("roast"),
    freeOf: pick("freeOf"),
    sellerId: pick("sellerId") || undefined,
    minPrice: pick("minPrice") ?? undefined,
    maxPrice: pick("maxPrice") ?? undefined,
    sort: pick("sort"),
    page,
  };
}
export type ShopFilter = ReturnType<typeof parseShopFilter>;
