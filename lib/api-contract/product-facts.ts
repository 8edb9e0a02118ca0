import * as z from "zod";

import { ALLERGENS, GRINDS, ROASTS } from "@/lib/products/facts/rules";
import { LENGTH_UNITS } from "@/lib/products/size-charts/rules";
import { count, id } from "./common-schemas";

const allergens = z.array(z.enum(ALLERGENS));

export const facts = z
  .strictObject({
    material: z.string(),
    size: z.string(),
    contents: z.string(),
    ingredients: z.string(),
    storage: z.string(),
    shelfLife: z.string(),
    care: z.string(),
    languages: z.string(),
    origin: z.string(),
    netGrams: count,
    netMl: count,
    pages: count,
    roast: z.enum(ROASTS),
    grind: z.enum(GRINDS),
    allergens,
    mayContain: allergens,
  })
  .partial();

export const sizeChart = z.strictObject({
  id,
  name: z.string(),
  unit: z.enum(LENGTH_UNITS),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
