import { afterEach, beforeEach, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/password";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import { collectInvalidations, invalidateTags } from "@/lib/cache/invalidation-context";
import { invalidations } from "@/lib/cache/invalidations.mjs";
import { ASSORTMENT_TAG } from "@/lib/cache/tags";
import { db, withTx } from "@/lib/db/client";
import { moderateProduct } from "@/lib/moderation/service/products";
import { deleteProduct } from "@/lib/products/service/remove";
import { restoreListings, suspendListings } from "@/lib/products/service/suspend-listings";
import { setActive } from "@/lib/products/service/update";
import { countMatches, LIST_DEPTH } from "@/lib/search/execute";
import { resolveSearch } from "@/lib/search/resolve";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";
import { recordQueries } from "../support/query-plans";

const TERM = "mesobwerq";
const PASSWORD = "a long password";

async function count() {
  const search = await resolveSearch(TERM, LIST_DEPTH);
  return search && countMatches(search.plan);
}

/** Returns the count after `work`, and whether it was counted again. */
async function after(work: () => Promise<unknown>) {
  const { tags } = await collectInvalidations(work);
  invalidations.change(tags);
  // Changes within one millisecond do not count as newer.
  await new Promise((pass) => setTimeout(pass, 2));
  let total: number | null = null;
  const statements = await recordQueries(async () => {
    total = await count();
  });
  const isCounted = statements.some(({ text }) => text.includes("SELECT count(*)::int AS total"));
  return { total, isCounted };
}

beforeEach(() => invalidations.trust(() => true));
afterEach(() => invalidations.trust(() => false));

it("a search caches its count until products are added or removed, whatever is sold", async () => {
  const [admin, seller, buyer] = [
    await createUser({ role: "admin" }),
    await createUser({ role: "seller" }),
    await createUser({ role: "buyer" }),
  ];
  const product = await createProduct({ title: `${TERM} of straw`, seller });
  const waiting = await createProduct({
    title: `${TERM} of grass`,
    seller,
    moderationStatus: "pending",
  });
  const freshCount = (total: number) => ({ total, isCounted: true });

  expect(await count()).toBe(1);
  expect(await after(() => createPaidOrder(buyer, product))).toEqual({
    total: 1,
    isCounted: false,
  });

  const productId = String(waiting.id);
  const approve = () => moderateProduct(admin, { productId, moderationStatus: "approved" });
  expect(await after(approve)).toEqual(freshCount(2));
  expect(await after(() => setActive(seller, { productId: waiting.id, isActive: false }))).toEqual(
    freshCount(1),
  );
  expect(await after(() => setActive(seller, { productId: waiting.id, isActive: true }))).toEqual(
    freshCount(2),
  );
  expect(await after(() => withTx((tx) => suspendListings(tx, seller.id)))).toEqual(freshCount(0));
  expect(await after(() => withTx((tx) => restoreListings(tx, seller.id)))).toEqual(freshCount(2));
  expect(await after(() => deleteProduct(seller, { id: productId }))).toEqual(freshCount(1));
});

it("a search drops a seller's products from its count when the account is deleted", async () => {
  const seller = await createUser({ role: "seller" });
  const passwordHash = await hashPassword(PASSWORD);
  await db.user.update({ where: { id: seller.id }, data: { passwordHash } });
  await createProduct({ title: `${TERM} of a seller who leaves`, seller });
  const before = await after(async () => invalidateTags(ASSORTMENT_TAG));

  const countAfterDeletion = await after(() => deleteAccount(seller, { password: PASSWORD }));
  expect(countAfterDeletion).toEqual({ total: Number(before.total) - 1, isCounted: true });
});
