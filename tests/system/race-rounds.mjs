// Carts of the buyers of a round.
import { createProducts, createPromotionCode, createVariants } from "./people.mjs";

/** Maximum number of buyers in a round. */
export const MAX_BUYERS = 50;

const one = ({ id: productId, variantId }) => ({
  productId,
  ...(variantId && { variantId }),
  quantity: 1,
});

/** Every buyer orders one unit of the same product. */
async function orderOne({ shop, random, sellers }, units) {
  const seller = random.pick(sellers);
  const [product] = await createProducts(shop.db, productOptions(random, seller, units, 1));
  return { refusals: [409], cartOf: () => ({ items: [one(product)] }) };
}

/** Every buyer orders the same three products of two sellers, in random order. */
async function orderThree({ shop, random, sellers }, units) {
  const [seller, other] = random.shuffle(sellers);
  const products = [
    ...(await createProducts(shop.db, productOptions(random, seller, units, 2))),
    ...(await createProducts(shop.db, productOptions(random, other, units + random.int(0, 2), 1))),
  ];
  return { refusals: [409], cartOf: () => ({ items: random.shuffle(products).map(one) }) };
}

/** Every buyer orders both variants of one product and another product, in random order. */
async function orderVariants({ shop, random, sellers }, units) {
  const [seller, other] = random.shuffle(sellers);
  const items = [
    ...(await createVariants(shop.db, productOptions(random, seller, units, 1))),
    ...(await createProducts(shop.db, productOptions(random, other, units, 1))),
  ];
  return { refusals: [409], cartOf: () => ({ items: random.shuffle(items).map(one) }) };
}

/** Every buyer orders the second variant of a product. */
async function orderVariant({ shop, random, sellers }, units) {
  const seller = random.pick(sellers);
  const [, variant] = await createVariants(shop.db, productOptions(random, seller, units, 1));
  return { refusals: [409], cartOf: () => ({ items: [one(variant)] }) };
}

/** Every buyer uses a promotion code with few uses; the product has enough stock. */
async function orderWithCode({ shop, random, sellers }, uses) {
  const seller = random.pick(sellers);
  const [product] = await createProducts(shop.db, productOptions(random, seller, MAX_BUYERS, 1));
  const promotionCode = await createPromotionCode(shop.db, { seller, uses });
  // Once the code is used up, later requests are refused as for an unknown code.
  return { refusals: [400, 409], cartOf: () => ({ items: [one(product)], promotionCode }) };
}

/** Every buyer sends the order twice, once to each server. */
async function orderTwice(run, units) {
  return { ...(await orderOne(run, units)), attempts: 2 };
}

/**
 * Some buyers hold a code and then drop it while others use it. A released use may be taken or not, but never twice.
 */
async function dropCode(run, uses) {
  const round = await orderWithCode(run, uses);
  const drop = ({ items }) => ({ items });
  return {
    ...round,
    maxWinners: 2 * uses,
    earlier: (crowd) => ({ buyers: crowd.slice(0, uses), cartOf: round.cartOf }),
    cartOf: (index) => (index < uses ? drop(round.cartOf()) : round.cartOf()),
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

const productOptions = (random, seller, stock, count) => ({
  seller,
  stock,
  count,
  priceCents: random.int(60, 20_000),
});
