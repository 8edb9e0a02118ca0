import type { Tx } from "@/lib/db/client";
import { termColumnsOf } from "@/lib/products/filters/rules";
import type { People } from "./accounts";
import type { Clock } from "./clock";
import { minutesAfter } from "./clock";
import { FACTS } from "./content/facts";
import { PRODUCTS } from "./content/products";
import { MODERATION } from "./content/products/moderation";
import type { ProductContent } from "./content/types";
import { insertAll, need, reserveIds } from "./rows";

/** A product of the content with its database id. */
export type SeededProduct = Omit<ProductContent, "imageAlts"> & {
  id: number;
  sellerId: number;
  images: string[];
  imageAlts: string[];
};

/** Minutes from the creation to the decision. */
const DECISION_MINUTES = 24 * 60;

const createdAtOf = (clock: Clock, product: SeededProduct) => clock(product.createdDaysAgo, 540);

function toRow(product: SeededProduct, clock: Clock, soldCount: number) {
  const {
    key: _,
    seller: __,
    certificates: ___,
    createdDaysAgo: ____,
    featured: _____,
    moderation,
    ...rest
  } = product;
  const createdAt = createdAtOf(clock, product);
  return {
    ...rest,
    ...FACTS[product.key],
    ...termColumnsOf({ options: [], variants: [], facts: FACTS[product.key]?.facts ?? {} }),
    soldCount,
    moderationStatus: moderation?.status ?? ("approved" as const),
    moderationNote: moderation?.status === "rejected" ? moderation.note : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function certificatesOf(product: SeededProduct, clock: Clock, adminId: number) {
  const createdAt = createdAtOf(clock, product);
  const isDecided = product.moderation?.status !== "pending";
  return product.certificates.map(({ validForDays, ...certificate }) => ({
    ...certificate,
    productId: product.id,
    validUntil: clock(-validForDays),
    status: isDecided ? ("approved" as const) : ("pending" as const),
    decidedById: isDecided ? adminId : null,
    decidedAt: isDecided ? minutesAfter(createdAt, DECISION_MINUTES) : null,
    createdAt,
  }));
}

/** Returns the further images of a product and the alt texts of all, the cover first. */
export function imagesOf({ key, imageAlts: { main, ...others } }: ProductContent) {
  return {
    images: Object.keys(others).map((name) => `/illustrations/products/${key}-${name}.svg`),
    imageAlts: [main, ...Object.values(others)],
  };
}

/** Assigns ids to the products of the content, oldest first, so that ids grow with time. */
export async function numberProducts(tx: Tx, people: People) {
  const contents = [...PRODUCTS, ...MODERATION];
  const ids = await reserveIds(tx, "products", contents.length);
  return new Map<string, SeededProduct>(
    contents.map((content, index) => [
      content.key,
      {
        ...content,
        ...imagesOf(content),
        id: ids[index] ?? 0,
        sellerId: need(people, content.seller),
      },
    ]),
  );
}

/**
 * Creates products, certificates and initial stock. `sold`: units sold by past orders, by product key; they are added,
 * so that the final stock is that of the content.
 */
export async function seedCatalogue(
  tx: Tx,
  clock: Clock,
  {
    products,
    people,
    soldCount,
  }: {
    products: ReadonlyMap<string, SeededProduct>;
    people: People;
    soldCount: ReadonlyMap<string, number>;
  },
) {
  const all = [...products.values()];
  const soldOf = (product: SeededProduct) => soldCount.get(product.key) ?? 0;
  await insertAll(
    all.map((product) => toRow(product, clock, soldOf(product))),
    (data) => tx.product.createMany({ data }),
  );
  await insertAll(
    all.flatMap((product) => certificatesOf(product, clock, need(people, "admin"))),
    (data) => tx.certificate.createMany({ data }),
  );
  await insertAll(
    all.map((product) => ({
      productId: product.id,
      reason: "initial" as const,
      delta: product.stock + soldOf(product),
      createdAt: createdAtOf(clock, product),
    })),
    (data) => tx.stockMovement.createMany({ data }),
  );
}
