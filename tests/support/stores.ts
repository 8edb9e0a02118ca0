import { saveStorefront } from "@/lib/storefronts/service";
import { a } from "./factories";

let names = 0;

/** A store's name that no other test of the file has. */
export const aStoreName = () => `Cloth House ${++names}`;

type Wish = Partial<Parameters<typeof saveStorefront>[1]>;

/** A seller with a saved storefront, a draft. */
export async function aStore(wish: Wish = {}) {
  const seller = await a("seller");
  const words = { storeName: aStoreName(), description: "Cloth from Hargeisa." };
  const store = await saveStorefront(seller, { ...words, ...wish });
  return { seller, store, slug: store.urlSlug ?? "" };
}
