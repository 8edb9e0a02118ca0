/** Rows of each file, its heading not counted. */
export const LARGE_ROWS = 5_000;

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Every hundredth product has an unknown category, every 250th a price in words. */
const categoryOf = (n: number) => (n % 100 === 7 ? "Home Fragrance" : "Spices");
const priceOf = (n: number) => (n % 250 === 9 ? "on request" : `${5 + (n % 90)}.50`);

const IMAGE = "/illustrations/coffee-bag.svg";

/** Returns a Shopify file: 2,500 products with two variants each, weights of 0 and drafts. */
export function shopifyFile(): string {
  const heading =
    "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status";
  const rows = numbers(LARGE_ROWS / 2).flatMap((n) => [
    `spice-${n},Spice ${n},"<p>Ground &amp; sifted, number ${n}</p>",${categoryOf(n)},TRUE,Size,Small,S-${n}-S,0,shopify,4,${priceOf(n)},${IMAGE},${n % 50 === 3 ? "draft" : "active"}`,
    `spice-${n},,,,,,Large,S-${n}-L,350.0,shopify,-1,${priceOf(n)},,`,
  ]);
  return [heading, ...rows].join("\n");
}

/** Returns a WooCommerce file: 1,000 variable products with two variations, and 2,000 simple ones. */
export function wooFile(): string {
  const heading =
    'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"In stock?",Stock,"Weight (kg)","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"';
  const variable = numbers(1_000).flatMap((n) => [
    `${n * 3 + 1},variable,W-${n},Blend ${n},1,visible,"Line one of ${n}.\\nLine two.",1,,,,${categoryOf(n)},${IMAGE},,Weight,"100 g, 250 g"`,
    `${n * 3 + 2},variation,W-${n}-1,Blend ${n},1,visible,,1,6,0.1,${priceOf(n)},,,W-${n},Weight,100 g`,
    `${n * 3 + 3},variation,W-${n}-2,Blend ${n},1,visible,,1,3,0.25,${priceOf(n)},,,id:${n * 3 + 1},Weight,250 g`,
  ]);
  const simple = numbers(2_000).map(
    (n) =>
      `${n + 9_000},simple,P-${n},Powder ${n},1,visible,"Fine powder of number ${n}.",1,${n % 20 === 1 ? "" : 8},0,${priceOf(n)},${categoryOf(n)},${IMAGE},,,`,
  );
  return [heading, ...variable, ...simple].join("\n");
}

/** Returns an Etsy file: 5,000 listings without a category, some with long titles. */
export function etsyFile(): string {
  const heading =
    "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU";
  const long =
    "woven by hand from sisal with natural dye, round storage for bread, fruit or yarn, housewarming";
  const rows = numbers(LARGE_ROWS).map(
    (n) =>
      `"Basket ${n} &amp; lid${n % 40 === 5 ? `, ${long}` : ""}","It&#39;s number ${n} of the series.",${priceOf(n)},USD,2,basket,sisal,${IMAGE},,,,,E-${n}`,
  );
  return [heading, ...rows].join("\n");
}
