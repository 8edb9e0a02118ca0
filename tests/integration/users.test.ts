import { describe, expect, it } from "vitest";
import { changeRole, disableUser, enableUser } from "@/lib/admin/users/service/accounts";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct, createUser } from "../support/factories";

const REASON = "Sold what was never sent";

async function createSession(user: Viewer) {
  const id = `session of ${user.id}`;
  await db.session.create({
    data: { id, userId: user.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  return async () => (await db.session.findUniqueOrThrow({ where: { id } })).revokedAt === null;
}

const logOf = async (subjectId: number) =>
  (
    await db.auditEntry.findMany({
      where: { subjectType: "user", subjectId },
      orderBy: { id: "asc" },
    })
  ).map(({ action, actorId }) => [action, actorId]);

async function onlyAdmin() {
  const admin = await createUser({ role: "admin" });
  await db.user.updateMany({
    where: { role: "admin", id: { not: admin.id } },
    data: { role: "buyer" },
  });
  return admin;
}

describe("changeRole", () => {
  it("ends the sessions of the user and is logged", async () => {
    const [admin, buyer] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "buyer" }),
    ];
    const isOpen = await createSession(buyer);
    await changeRole(admin, { userId: buyer.id, role: "seller" });
    expect((await db.user.findUniqueOrThrow({ where: { id: buyer.id } })).role).toBe("seller");
    expect(await isOpen()).toBe(false);
    expect(await logOf(buyer.id)).toEqual([["user.role_changed", admin.id]]);
  });

  it("hides the seller's active products and restores only those", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const [soldProduct, hidden] = [
      await createProduct({ seller }),
      await createProduct({ seller, isActive: false }),
    ];
    await changeRole(admin, { userId: seller.id, role: "buyer" });
    expect(await getProduct(soldProduct.id, "en")).toBeNull();
    await changeRole(admin, { userId: seller.id, role: "seller" });
    expect(await getProduct(soldProduct.id, "en")).toMatchObject({ id: soldProduct.id });
    expect(await getProduct(hidden.id, "en")).toBeNull();
  });

  it("never removes the last admin, not even in two simultaneous requests", async () => {
    const first = await onlyAdmin();
    await expect(changeRole(first, { userId: first.id, role: "buyer" })).rejects.toMatchObject({
      kind: "forbidden",
      key: "lastAdmin",
    });
    const second = await createUser({ role: "admin" });
    const outcomes = await Promise.allSettled([
      changeRole(first, { userId: second.id, role: "buyer" }),
      changeRole(second, { userId: first.id, role: "buyer" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.user.count({ where: { role: "admin", disabledAt: null } })).toBe(1);
  });
});

describe("disableUser", () => {
  it("ends every session with a reason and hides the products until the user is enabled", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const product = await createProduct({ seller });
    const isOpen = await createSession(seller);
    await disableUser(admin, { userId: seller.id, reason: REASON });
    expect(await isOpen()).toBe(false);
    expect(await db.user.findUnique({ where: { id: seller.id } })).toMatchObject({
      disabledReason: REASON,
    });
    expect(await getProduct(product.id, "en")).toBeNull();
    await expect(disableUser(admin, { userId: seller.id, reason: REASON })).rejects.toMatchObject({
      key: "userDisabled",
    });

    await enableUser(admin, { userId: seller.id });
    expect(await getProduct(product.id, "en")).toMatchObject({ id: product.id });
    await expect(enableUser(admin, { userId: seller.id })).rejects.toMatchObject({
      key: "userEnabled",
    });
    expect(await logOf(seller.id)).toEqual([
      ["user.disabled", admin.id],
      ["user.enabled", admin.id],
    ]);
  });

  it("refuses oneself, the last admin and an unknown user", async () => {
    const admin = await onlyAdmin();
    const other = await createUser({ role: "admin" });
    await expect(disableUser(admin, { userId: admin.id, reason: REASON })).rejects.toMatchObject({
      key: "disableSelf",
    });
    await disableUser(admin, { userId: other.id, reason: REASON });
    await expect(disableUser(other, { userId: admin.id, reason: REASON })).rejects.toMatchObject({
      key: "lastAdmin",
    });
    await expect(
      disableUser(admin, { userId: 2_000_000_000, reason: REASON }),
    ).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  it.each<Role>(["buyer", "seller"])("refuses %s", async (role) => {
    const viewer = await createUser({ role });
    const { id: userId } = await createUser({ role: "buyer" });
    const kind = "forbidden";
    await expect(disableUser(viewer, { userId, reason: REASON })).rejects.toMatchObject({ kind });
    await expect(enableUser(viewer, { userId })).rejects.toMatchObject({ kind });
    await expect(changeRole(viewer, { userId, role: "admin" })).rejects.toMatchObject({ kind });
  });
});
