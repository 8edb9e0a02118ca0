import { requireValue } from "../../bench/require-value.mjs";
import { createAccounts, createProducts, createVariants } from "../people.mjs";

/**
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {Awaited<ReturnType<typeof createAccount>>} TestAccount
 */

/**
 * Creates an account with a session.
 * @param {Shop} shop
 * @param {"buyer" | "seller" | "admin"} role
 */
export async function createAccount({ db, secret }, role) {
  const [account] = await createAccounts(db, { role, count: 1, secret });
  return requireValue(account, "new account");
}

/**
 * Creates an approved product for 9 USD.
 * @param {Shop} shop
 * @param {TestAccount} seller
 */
export async function createProduct({ db }, seller) {
  const [product] = await createProducts(db, { seller, count: 1, stock: 9, priceCents: 900 });
  return requireValue(product, "new product");
}

/**
 * Creates an approved product for 9 USD with two variants of ten units, and returns the first one.
 * @param {Shop} shop
 * @param {TestAccount} seller
 */
export async function createVariant({ db }, seller) {
  const [variant] = await createVariants(db, { seller, stock: 10, priceCents: 900 });
  return requireValue(variant, "new variant");
}
