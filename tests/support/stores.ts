import { saveStorefront } from "@/lib/storefronts/service";
import { createUser } from "./factories";

let names = 0;

/** Returns a store name that is unique within the test file. */
export const newStoreName = () => `Cloth House ${++names}`;

type Wish = Partial<Parameters<typeof saveStorefront>[1]>;

/** Creates a seller with a saved storefront, a draft. */
export async function createStore(wish: Wish = {}) {
  const seller = await createUser({ role: "seller" });
  const words = { storeName: newStoreName(), description: "Cloth from Hargeisa." };
  const store = await saveStorefront(seller, { ...words, ...wish });
  return { seller, store, slug: store.urlSlug ?? "" };
}
