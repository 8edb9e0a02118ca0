import * as z from "zod";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { count, id, money } from "./common-schemas";

/** A search suggestion; price, sale and rating are only those of products. */
export const suggestion = z.strictObject({
  id: z.union([id, z.enum(CATEGORY_SLUGS)]),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  type: z.enum(["product", "category", "business"]),
  price: z.exactOptional(money),
  maxPrice: z.exactOptional(money.nullable()),
  sale: z.exactOptional(
    z.strictObject({ percent: count.nullable(), wasPrice: money.nullable() }).nullable(),
  ),
  averageRating: z.exactOptional(z.number().min(0).max(5)),
  totalReviews: z.exactOptional(count),
});
