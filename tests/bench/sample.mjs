// A product of the largest seller whose price changes during measurements.
import { callAs } from "../system/http.mjs";
import { createProducts } from "../system/people.mjs";
import { requireValue } from "./require-value.mjs";

/** @import { BenchContext } from "./bench.mjs" */

/** Equal to the rows of `createProducts`, so that only the price changes. */
const FORM = {
  title: "A product that many want",
  description: "Made for a test, with love.",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 9,
};

/**
 * @param {Pick<BenchContext, "db" | "shop" | "seller">} context
 * @returns {Promise<{ page: string, setPrice: (price: string) => Promise<void> }>} URL of its page, and a setter of its
 *   price in dollars
 */
export async function openSampleProduct({ db, shop, seller }) {
  const products = await createProducts(db, { seller, count: 1, stock: 9, priceCents: 4_000 });
  const { id } = requireValue(products[0], "created product");
  return {
    page: `${shop.url}/product/${id}`,
    async setPrice(price) {
      const form = { ...FORM, price };
      const { status, text } = await callAs(shop.url, seller, `/api/products/${id}`, form, "PUT");
      if (status !== 200) throw new Error(`The price was refused: ${status} ${text}`);
    },
  };
}
