// Everyday words of shoppers in a shop without the demo's data.
import { call } from "../http.mjs";
import { PRODUCTS } from "./seller.mjs";

/**
 * @param {{ url: string }} shop
 * @returns {Promise<{ count: number, problems: string[] }>}
 */
export async function searchEverydayTerms({ url }) {
  const searches = PRODUCTS.flatMap(({ title, searches }) =>
    searches.map((term) => ({ term, title })),
  );
  const problems = [];
  for (const { term, title } of searches) {
    const path = `/shop?search=${encodeURIComponent(term)}`;
    const { status, text } = await call(url, {
      method: "GET",
      path,
      headers: { accept: "text/html" },
    });
    if (!text.includes(title)) problems.push(`${term} does not find "${title}" (${status})`);
  }
  return { count: searches.length, problems };
}
