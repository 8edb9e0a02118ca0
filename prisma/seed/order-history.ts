import { BUYERS } from "@/prisma/seed/content/buyers";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { REVIEWS } from "@/prisma/seed/content/reviews";
import { SELLERS } from "@/prisma/seed/content/sellers";
import type { ProductContent, ReviewContent } from "@/prisma/seed/content/types";
import { need, pick } from "./rows";

export type Stage = "paid" | "shipped" | "delivered" | "completed";

export type PlannedLine = { product: string; quantity: number; review?: ReviewContent };

/** A past order in the keys of the content. */
export type PlannedOrder = {
  buyer: string;
  daysAgo: number;
  lines: PlannedLine[];
  /** Stages of seller orders; by default they follow from the order's age. */
  stages?: Partial<Record<string, Stage>>;
  /** Whether the buyer used the demo seller's code. */
  hasCode?: boolean;
};

type Purchase = PlannedLine & { buyer: string; daysAgo: number };

/** Maximum days between purchases of a buyer that become one order. */
const SAME_ORDER_DAYS = 12;
const LINES_PER_ORDER = 3;

const DEMO_BUYER = need(new Map(BUYERS.map((buyer, index) => [index, buyer.key])), 0);
const OTHERS = BUYERS.slice(1);
const BY_KEY = new Map(PRODUCTS.map((product) => [product.key, product]));
const COUNTRY = new Map(SELLERS.map((seller) => [seller.key, seller.country]));

const isLocal = (product: ProductContent) => need(COUNTRY, product.seller) === "United States";

/** Returns the days from payment to delivery, by the seller's country. */
export function daysToDelivery(seller: string): number {
  return need(COUNTRY, seller) === "United States" ? 2 : 8;
}

/** Returns the age in days from which a purchase is delivered and reviewed. */
const daysUntilCompleted = (product: ProductContent) => (isLocal(product) ? 6 : 13);

function quantityOf(product: ProductContent, salt: number): number {
  if (product.priceCents > 6_000) return 1;
  if (product.priceCents < 2_000 && salt % 7 === 0) return 3;
  return salt % 4 === 0 ? 2 : 1;
}

/** Returns the buyer of a review, a different one for each review of a product (59 is prime). */
function reviewerOf(product: number, review: number): string {
  return pick(OTHERS, product * 17 + review * 23).key;
}

/** Returns the purchase of a review. The first of a product's reviews is the newest. */
function purchaseOf(review: ReviewContent, place: { product: number; index: number; of: number }) {
  const product = need(BY_KEY, review.product);
  const oldest = product.createdDaysAgo - 1;
  const newest = Math.min(daysUntilCompleted(product), oldest);
  const salt = place.product * 5 + place.index * 3;
  const share = (place.index + ((salt % 10) + 1) / 11) / place.of;
  const isDemo = review.product === "black-jebena" && place.index === 3;
  return {
    buyer: isDemo ? DEMO_BUYER : reviewerOf(place.product, place.index),
    daysAgo: newest + Math.floor((oldest - newest) * share),
    product: review.product,
    quantity: quantityOf(product, salt),
    review,
  };
}

function purchasesOfReviews(): Purchase[] {
  return PRODUCTS.flatMap(({ key }, product) => {
    const reviews = REVIEWS.filter((review) => review.product === key);
    return reviews.map((review, index) =>
      purchaseOf(review, { product, index, of: reviews.length }),
    );
  });
}

/** Whether a purchase may join an order: close in time, old enough, and of another product. */
function fits(order: PlannedOrder, purchase: Purchase): boolean {
  const isCompleted = (key: string) => purchase.daysAgo >= daysUntilCompleted(need(BY_KEY, key));
  return (
    order.buyer === purchase.buyer &&
    order.lines.length < LINES_PER_ORDER &&
    order.daysAgo - purchase.daysAgo <= SAME_ORDER_DAYS &&
    order.lines.every((line) => line.product !== purchase.product && isCompleted(line.product))
  );
}

/** Groups purchases into orders, each dated by its latest purchase. */
function gather(purchases: Purchase[]): PlannedOrder[] {
  const sortedPurchases = purchases.toSorted(
    (a, b) => a.buyer.localeCompare(b.buyer, "en") || b.daysAgo - a.daysAgo,
  );
  const orders: PlannedOrder[] = [];
  for (const purchase of sortedPurchases) {
    const { buyer, daysAgo, ...line } = purchase;
    const last = orders.at(-1);
    if (last && fits(last, purchase)) {
      last.lines.push(line);
      last.daysAgo = daysAgo;
    } else orders.push({ buyer, daysAgo, lines: [line] });
  }
  return orders;
}

/** Returns orders without reviews, spread over the months. */
function quietOrders(): PlannedOrder[] {
  return Array.from({ length: 150 }, (_, index) => {
    const first = pick(PRODUCTS, index * 31 + 7);
    const second = pick(PRODUCTS, index * 47 + 20);
    const products = index % 3 === 0 && second !== first ? [first, second] : [first];
    const youngest = Math.min(...products.map((product) => product.createdDaysAgo));
    return {
      buyer: pick(OTHERS, index * 29).key,
      daysAgo: 2 + ((index * 37) % (youngest - 2)),
      lines: products.map(({ key }) => ({
        product: key,
        quantity: quantityOf(need(BY_KEY, key), index),
      })),
    };
  });
}

const line = (product: string, quantity = 1): PlannedLine => ({ product, quantity });

/** Recent orders of the demo buyer: one in each stage, and one whose seller orders differ. */
const DEMO_PURCHASES: PlannedOrder[] = [
  {
    buyer: DEMO_BUYER,
    daysAgo: 1,
    lines: [line("berbere", 2), line("injera")],
    stages: { "almaz-spice": "paid", "riverside-teff": "paid" },
  },
  {
    buyer: DEMO_BUYER,
    daysAgo: 4,
    lines: [line("guji-natural", 2), line("dirac-set")],
    stages: { "buna-bloom": "shipped", "hodan-textiles": "paid" },
  },
  {
    buyer: DEMO_BUYER,
    daysAgo: 6,
    lines: [line("mesob-16")],
    stages: { "demo-seller": "shipped" },
  },
  // Cancelled within the hour (returns-and-disputes.ts).
  {
    buyer: DEMO_BUYER,
    daysAgo: 9,
    lines: [line("table-runner")],
    stages: { "demo-seller": "paid" },
  },
  { buyer: DEMO_BUYER, daysAgo: 15, lines: [line("harari-cushion", 2)] },
  { buyer: DEMO_BUYER, daysAgo: 58, lines: [line("proverbs"), line("frankincense")] },
  { buyer: DEMO_BUYER, daysAgo: 121, lines: [line("satchel")] },
];

/** Recent sales of the demo seller. */
const DEMO_SALES: PlannedOrder[] = [
  {
    buyer: "safia-m",
    daysAgo: 1,
    lines: [line("bracelets", 2)],
    stages: { "demo-seller": "paid" },
  },
  { buyer: "jon-l", daysAgo: 2, lines: [line("wall-plates")], stages: { "demo-seller": "paid" } },
  {
    buyer: "lensa-d",
    daysAgo: 3,
    lines: [line("table-runner"), line("harari-cushion", 2)],
    stages: { "demo-seller": "paid" },
  },
  {
    buyer: "hana-t",
    daysAgo: 4,
    lines: [line("mesob-12"), line("bracelets")],
    stages: { "demo-seller": "shipped" },
    hasCode: true,
  },
  {
    buyer: "nasra-ali",
    daysAgo: 5,
    lines: [line("mesob-12"), line("shaah-blend")],
    stages: { "demo-seller": "shipped" },
  },
  {
    buyer: "emily-carter",
    daysAgo: 7,
    lines: [line("harar-longberry", 3)],
    stages: { "demo-seller": "shipped" },
  },
  { buyer: "hamdi-farah", daysAgo: 10, lines: [line("harari-cushion", 4)] },
  { buyer: "obsa-t", daysAgo: 12, lines: [line("mesob-16")] },
  { buyer: "tigist-w", daysAgo: 17, lines: [line("bracelets", 3), line("wall-plates")] },
];

/** @throws if a product was created after its purchase */
function requireExistingProducts({ buyer, daysAgo, lines }: PlannedOrder) {
  const early = lines.find(({ product }) => need(BY_KEY, product).createdDaysAgo <= daysAgo);
  if (early) throw new Error(`${buyer} can't have bought ${early.product} ${daysAgo} days ago.`);
}

/** Returns all past orders, oldest first. */
export function planHistory(): PlannedOrder[] {
  const orders = [
    ...gather(purchasesOfReviews()),
    ...quietOrders(),
    ...DEMO_PURCHASES,
    ...DEMO_SALES,
  ];
  for (const order of orders) requireExistingProducts(order);
  return orders.toSorted((a, b) => b.daysAgo - a.daysAgo);
}

/** Counts sold units by product. */
export function countSold(orders: PlannedOrder[]): ReadonlyMap<string, number> {
  const soldUnits = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap((order) => order.lines)) {
    soldUnits.set(product, (soldUnits.get(product) ?? 0) + quantity);
  }
  return soldUnits;
}
