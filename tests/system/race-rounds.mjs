// Carts of the buyers of a round.
import { requireValue } from "../bench/require-value.mjs";
import { createProduct, createProducts, createPromotionCode, createVariants } from "./people.mjs";

/**
 * @import { CartItem, History } from "./history.mjs"
 * @import { Person } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} RaceRun
 * @property {SystemShop} shop
 * @property {History} history
 * @property {Random} random
 * @property {Person[]} buyers
 * @property {Person[]} sellers
 *
 * @typedef {(index: number) => { items: CartItem[], promotionCode?: string }} CartOf cart of the buyer at an index
 *
 * @typedef {object} Round
 * @property {number[]} refusals statuses that a refused order may have
 * @property {CartOf} cartOf
 * @property {number} [attempts] orders of each buyer, 1 by default
 * @property {number} [maxWinners] the number of units by default
 * @property {(buyers: Person[]) => { buyers: Person[], cartOf: CartOf }} [earlier] orders that are placed before
 *
 * @typedef {(run: RaceRun, units: number) => Promise<Round>} RoundKind
 */

/** Maximum number of buyers in a round. */
export const MAX_BUYERS = 50;

/**
 * @param {{ id: number, variantId?: number }} product
 * @returns {CartItem}
 */
const toItem = ({ id: productId, variantId }) => ({
  productId,
  ...(variantId && { variantId }),
  quantity: 1,
});

/**
 * Every buyer orders one unit of the same product.
 * @type {RoundKind}
 */
async function orderOne({ shop, random, sellers }, units) {
  const seller = random.pick(sellers);
  const product = await createProduct(shop.db, productOptions(random, seller, units));
  return { refusals: [409], cartOf: () => ({ items: [toItem(product)] }) };
}

/**
 * Every buyer orders the same three products of two sellers, in random order.
 * @type {RoundKind}
 */
async function orderThree({ shop, random, sellers }, units) {
  const [seller, other] = pickTwo(random, sellers);
  const products = [
    ...(await createProducts(shop.db, { ...productOptions(random, seller, units), count: 2 })),
    await createProduct(shop.db, productOptions(random, other, units + random.int(0, 2))),
  ];
  return { refusals: [409], cartOf: () => ({ items: random.shuffle(products).map(toItem) }) };
}

/**
 * Every buyer orders both variants of one product and another product, in random order.
 * @type {RoundKind}
 */
async function orderVariants({ shop, random, sellers }, units) {
  const [seller, other] = pickTwo(random, sellers);
  const products = [
    ...(await createVariants(shop.db, productOptions(random, seller, units))),
    await createProduct(shop.db, productOptions(random, other, units)),
  ];
  return { refusals: [409], cartOf: () => ({ items: random.shuffle(products).map(toItem) }) };
}

/**
 * Every buyer orders the second variant of a product.
 * @type {RoundKind}
 */
async function orderVariant({ shop, random, sellers }, units) {
  const seller = random.pick(sellers);
  const [, secondVariant] = await createVariants(shop.db, productOptions(random, seller, units));
  const variant = requireValue(secondVariant, "second variant");
  return { refusals: [409], cartOf: () => ({ items: [toItem(variant)] }) };
}

/**
 * Every buyer uses a promotion code with few uses; the product has enough stock.
 * @type {RoundKind}
 */
async function orderWithCode({ shop, random, sellers }, uses) {
  const seller = random.pick(sellers);
  const product = await createProduct(shop.db, productOptions(random, seller, MAX_BUYERS));
  const promotionCode = await createPromotionCode(shop.db, { seller, uses });
  // Once the code is used up, later requests are refused as for an unknown code.
  return { refusals: [400, 409], cartOf: () => ({ items: [toItem(product)], promotionCode }) };
}

/**
 * Every buyer sends the order twice, once to each server.
 * @type {RoundKind}
 */
async function orderTwice(run, units) {
  return { ...(await orderOne(run, units)), attempts: 2 };
}

/**
 * Some buyers hold a code and then drop it while others use it. A released use may be taken or not, but never twice.
 * @type {RoundKind}
 */
async function dropCode(run, uses) {
  const round = await orderWithCode(run, uses);
  return {
    ...round,
    maxWinners: 2 * uses,
    earlier: (buyers) => ({ buyers: buyers.slice(0, uses), cartOf: round.cartOf }),
    cartOf(index) {
      const cart = round.cartOf(index);
      return index < uses ? { items: cart.items } : cart;
    },
  };
}

export const ROUNDS = [
  orderOne,
  orderOne,
  orderThree,
  orderVariant,
  orderVariants,
  orderWithCode,
  dropCode,
  orderTwice,
];

/**
 * @param {Random} random
 * @param {Person} seller
 * @param {number} stock
 */
const productOptions = (random, seller, stock) => ({
  seller,
  stock,
  priceCents: random.int(60, 20_000),
});

/**
 * Returns two different sellers.
 * @param {Random} random
 * @param {Person[]} sellers
 * @returns {[Person, Person]}
 */
function pickTwo(random, sellers) {
  const [seller, other] = random.shuffle(sellers);
  return [requireValue(seller, "seller"), requireValue(other, "second seller")];
}
