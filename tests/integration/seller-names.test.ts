import { describe, expect, it, vi } from "vitest";

import { POST as save } from "@/app/api/seller/storefront/route";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { checkCart, quoteCheckout } from "@/lib/checkout/queries";
import { listThreads } from "@/lib/messaging/queries";
import { sendOrderMessage } from "@/lib/messaging/service";
import { getPurchase, listPurchases } from "@/lib/orders/queries/orders";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { getProduct, getProductFor, listProductsByIds } from "@/lib/products/queries/products";
import { listSuggestions } from "@/lib/search/queries";
import { getSeller } from "@/lib/sellers/queries/sellers";
import { getShopPage } from "@/lib/shop/queries/page";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { getWishlist } from "@/lib/wishlist/queries";
import { toggleWishlist } from "@/lib/wishlist/service";
import { send, signedInAs } from "../support/api-client";
import { createProduct, createUser, uniqueName } from "../support/factories";
import { invalidatedTags, resetTags } from "../support/next-cache";
import { createPaidOrder } from "../support/orders";
import { newStoreName } from "../support/stores";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const description = "Cloth from Hargeisa.";

/** Returns the seller's name in everything that a buyer reads. */
async function readNames(title: string, productId: number, sellerId: number) {
  const buyer = await createUser({ role: "buyer" });
  const orderId = await createPaidOrder(buyer, { id: productId });
  await sendOrderMessage(buyer, {
    orderId,
    sellerId,
    subject: "A question",
    message: "When is it sent?",
  });
  await toggleWishlist(buyer, { productId });
  const items = [{ productId, quantity: 1 }];
  const cart = await checkCart(buyer, { items });
  const quote = await quoteCheckout(buyer, { items, country: "US", postcode: "55454" });
  const [listedProduct] = await listProductsByIds([productId], "en");
  const product = await getProduct(productId, "en");
  const [order] = (await listPurchases(buyer)).rows;
  const purchase = await getPurchase(buyer, orderId);
  const [suggestion] = await listSuggestions(title);
  const seller = await getSeller(sellerId, "en");
  const [thread] = (await listThreads(buyer)).threads;
  const [input] = (await getWishlist(buyer)).products;
  const { facets } = await getShopPage(parseShopFilter({ search: title }), "en");
  return {
    card: listedProduct && sellerNameOf(listedProduct.seller),
    page: product && sellerNameOf(product.seller),
    call: sellerNameOf((await getProductFor(buyer, productId)).seller),
    cart: cart[0]?.seller,
    checkout: quote.sellers[0]?.name,
    orders: order?.parts[0] && sellerNameOf(order.parts[0].seller),
    order: purchase?.sellerOrders[0] && sellerNameOf(purchase.sellerOrders[0].seller),
    suggestion: suggestion?.subtitle,
    profile: seller && sellerNameOf(seller),
    message: thread?.other.name,
    wishlist: input && sellerNameOf(input.seller),
    filter: facets.sellers.find(({ id }) => id === sellerId)?.name,
  };
}

describe("the name of a seller", () => {
  it("is that of the account until the storefront is published, then that of the shop, everywhere", async () => {
    const seller = await createUser({ role: "seller" });
    const title = uniqueName("Buraanbur shawl");
    const product = await createProduct({ seller, title });

    const storeName = newStoreName();
    await saveStorefront(seller, { storeName, description });

    const before = await readNames(title, product.id, seller.id);
    expect(new Set(Object.values(before))).toEqual(new Set([seller.username]));

    await publishStorefront(seller, { publish: true });

    const after = await readNames(title, product.id, seller.id);
    expect(new Set(Object.values(after))).toEqual(new Set([storeName]));
  });

  it("keeps the username of the API beside the name of the shop", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller });
    const storeName = newStoreName();
    await saveStorefront(seller, { storeName, description });
    await publishStorefront(seller, { publish: true });

    expect((await getProductFor(null, product.id)).seller).toEqual({
      id: seller.id,
      username: seller.username,
      shopName: storeName,
      city: null,
      country: null,
    });
  });

  it("invalidates the seller's products when it changes, and not when only a text changes", async () => {
    const seller = await signedInAs("seller");
    const product = await createProduct({ seller });
    const storeName = newStoreName();
    await send(save, { storeName: newStoreName(), description });
    await publishStorefront(seller, { publish: true });
    resetTags();

    await send(save, { storeName, description });
    expect(invalidatedTags).toEqual(
      expect.arrayContaining(["catalog", `product:${product.id}`, `seller:${seller.id}`]),
    );

    resetTags();
    await send(save, { storeName, description: "Cloth from Borama." });
    expect(invalidatedTags).toContain(`seller:${seller.id}`);
    expect(invalidatedTags).not.toContain(`product:${product.id}`);
  });
});
