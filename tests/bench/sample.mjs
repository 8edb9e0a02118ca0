// A product of the largest seller whose price changes during measurements.
import { callAs } from "../system/http.mjs";
import { createProducts } from "../system/people.mjs";

/** Equal to the rows of `createProducts`, so that only the price changes. */
const FORM = {
  title: "A product that many want",
  description: "Made for a test, with love.",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 9,
};

/**
 * @param {{ db: import("pg").Pool, shop: { url: string }, seller: { id: number, cookie: string } }} context
 * @returns {Promise<{ page: string, setPrice: (price: string) => Promise<void> }>} URL of its page, and a setter of its
 *   price in dollars
 */
export async function openSampleProduct({ db, shop, seller }) {
  const [{ id }] = await createProducts(db, { seller, count: 1, stock: 9, priceCents: 4_000 });
  return {
    page: `${shop.url}/product/${id}`,
    async setPrice(price) {
      const form = { ...FORM, price };
      const { status, text } = await callAs(shop.url, seller, `/api/products/${id}`, form, "PUT");
      if (status !== 200) throw new Error(`The price was refused: ${status} ${text}`);
    },
  };
}
