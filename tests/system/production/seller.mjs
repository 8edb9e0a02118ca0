// A seller: registers, publishes a storefront, and submits two products with images of their own.
import { form } from "../security/form.mjs";
import { openPerson } from "./person.mjs";

/**
 * @import { Person } from "./person.mjs"
 * @import { ProductionShop } from "./start.mjs"
 *
 * @typedef {{ id: number }} SubmittedProduct which an admin has yet to approve
 */

/** Products by the everyday words of shoppers that must find them. */
export const PRODUCTS = [
  {
    title: "Roasted coffee from Sidamo",
    description: "Whole beans, roasted on Monday and shipped on Tuesday.",
    category: "coffee",
    price: "18.00",
    stock: 40,
    searches: ["buna", "ቡና", "qaxwo"],
  },
  {
    title: "Hot berbere blend",
    description: "Chili, fenugreek and cardamom, ground the day it ships.",
    category: "spices",
    price: "9.50",
    stock: 60,
    searches: ["በርበሬ", "barbare"],
  },
];

/**
 * @param {ProductionShop} shop
 * @returns {Promise<Person>} signed in, with a published storefront
 */
export async function openStore(shop) {
  const seller = openPerson(shop, { username: "Sagal Trading", email: "sagal@seller.test" });
  await seller.register("seller");
  await seller.confirmEmail();
  await seller.send("POST", "/api/seller/storefront", {
    storeName: "Sagal Trading",
    description: "Coffee and spices from two families, packed by hand.",
    location: "Columbus",
  });
  await seller.send("POST", "/api/seller/storefront/publish", { publish: true });
  return seller;
}

/**
 * @param {Person} seller
 * @returns {Promise<SubmittedProduct[]>}
 */
export async function submitProducts(seller) {
  const products = [];
  for (const { searches: _searches, ...fields } of PRODUCTS) {
    const { body, type } = form("image");
    const { text } = await seller.request("/api/upload/image", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    const { imageUrl } = JSON.parse(text);
    products.push(await seller.send("POST", "/api/products", { ...fields, imageUrl }));
  }
  return products;
}
