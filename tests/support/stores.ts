import { saveStorefront } from "@/lib/storefronts/service";
import { createUser } from "./factories";

let names = 0;

/** Returns a store name that is unique within the test file. */
export const newStoreName = () => `Cloth House ${++names}`;

type StoreOptions = Partial<Parameters<typeof saveStorefront>[1]>;

/** Creates a seller with a saved storefront, a draft. */
export async function createStore(options: StoreOptions = {}) {
  const seller = await createUser({ role: "seller" });
  const content = { storeName: newStoreName(), description: "Cloth from Hargeisa." };
  const store = await saveStorefront(seller, { ...content, ...options });
  return { seller, store, slug: store.urlSlug ?? "" };
}
