import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { exportAccount, getSecurity } from "@/lib/accounts/queries";
import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import { updateProfile } from "@/lib/accounts/service/profile";
import { endOtherSessions, endOwnSession } from "@/lib/accounts/service/sessions";
import type { Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { getDirectoryPage } from "@/lib/directory/queries/businesses";
import { createReview } from "@/lib/reviews/service";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

const PASSWORD = "buna-qalaa";

async function createMember(role: "buyer" | "seller" = "buyer") {
  const username = `Ayan ${randomUUID().slice(0, 8)}`;
  const email = `${username.replace(" ", ".")}@example.com`;
  const { id } = await register({ username, email, password: PASSWORD, role }, "x");
  const viewer: Viewer = {
    id,
    username,
    role,
    sessionId: await createSession(id),
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
  return { email, viewer };
}

async function createSession(userId: number, userAgent = "") {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.session.create({ data: { id, userId, expiresAt, userAgent } });
  return id;
}

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36";

describe("sessions", () => {
  it("lists sessions with their device, the current one first, without their ids", async () => {
    const { viewer } = await createMember();
    const phone = await createSession(viewer.id, ANDROID);

    const { sessions } = await getSecurity(viewer);

    expect(sessions).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, browser: "Chrome", system: "Android", isPhone: true },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it("lets a user end one of their own sessions but not another user's", async () => {
    const [{ viewer }, other] = await Promise.all([createMember(), createMember()]);
    await createSession(viewer.id);
    const keyOfOther = (await getSecurity(other.viewer)).sessions[0]?.key ?? "";
    const mine =
      (await getSecurity(viewer)).sessions.find((session) => !session.isCurrent)?.key ?? "";

    await endOwnSession(viewer, { key: keyOfOther });
    await endOwnSession(viewer, { key: mine });

    expect((await getSecurity(viewer)).sessions).toHaveLength(1);
    expect((await getSecurity(other.viewer)).sessions).toHaveLength(1);
  });

  it("ends all sessions except the current one", async () => {
    const { viewer } = await createMember();
    await Promise.all([createSession(viewer.id), createSession(viewer.id)]);

    await endOtherSessions(viewer);

    expect((await getSecurity(viewer)).sessions).toMatchObject([{ isCurrent: true }]);
  });
});

describe("updateProfile", () => {
  it("updates the given fields, clears empty ones and preserves the rest", async () => {
    const { viewer } = await createMember();
    await updateProfile(viewer, { firstName: "Ayan", city: "St. Paul" });

    const { user } = await updateProfile(viewer, { city: null, phone: "+1 612 555 0100" });

    expect(user).toMatchObject({ firstName: "Ayan", city: null, phone: "+1 612 555 0100" });
  });

  it("refuses a username that another user has, in any case", async () => {
    const [{ viewer }, other] = await Promise.all([createMember(), createMember()]);

    await expect(
      updateProfile(viewer, { username: other.viewer.username.toUpperCase() }),
    ).rejects.toMatchObject({ key: "usernameTaken" });
  });

  it("refuses to rename a demo account", async () => {
    const { viewer } = await createMember();
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });

    await expect(updateProfile(viewer, { username: "Somebody" })).rejects.toMatchObject({
      key: "demoAccount",
    });
  });
});

describe("exportAccount", () => {
  it("exports the account's activity without secrets", async () => {
    const { viewer } = await createMember();
    const product = await createProduct();
    await createPaidOrder(viewer, product);
    const content = {
      rating: 5,
      title: "Lovely beans",
      comment: "They smell of home, every morning.",
    };
    await createReview(viewer, { productId: product.id, ...content });

    const text = JSON.stringify(await exportAccount(viewer));

    expect(text).toContain("Lovely beans");
    expect(text).toContain('"orders":[{"id"');
    expect(text).not.toMatch(/passwordHash|argon2|tokenHash|clientSecret/);
    expect(text).not.toContain(viewer.sessionId);
  });
});

describe("deleteAccount", () => {
  it("deletes personal data, ends every session and confirms by email", async () => {
    const { email, viewer } = await createMember();
    await updateProfile(viewer, { firstName: "Ayan", phone: "612 555 0100" });
    const orderId = await createPaidOrder(viewer, await createProduct());
    await db.sellerOrder.updateMany({ where: { orderId }, data: { status: "completed" } });
    await db.order.update({
      where: { id: orderId },
      data: { status: "completed", shipName: "Ayan Warsame", shipLine1: "1 Main St" },
    });

    await deleteAccount(viewer, { password: PASSWORD });

    const row = await db.user.findUniqueOrThrow({
      where: { id: viewer.id },
      include: { sessions: true, tokens: true },
    });
    expect(row).toMatchObject({ firstName: null, phone: null, sessions: [], tokens: [] });
    expect(`${row.username} ${row.email}`).not.toContain("Ayan");
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ shipName: null, shipLine1: null, status: "completed" });
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Your account has been deleted",
    ]);
    await expect(verifyCredentials({ email, password: PASSWORD })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("takes a seller's products off sale", async () => {
    const { viewer } = await createMember("seller");
    const product = await createProduct({ seller: viewer });

    await deleteAccount(viewer, { password: PASSWORD });

    const row = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(row.isActive).toBe(false);
    expect(row.archivedAt).not.toBeNull();
  });

  it("leaves the user's business in the directory without an owner", async () => {
    const { viewer } = await createMember();
    const name = `Halwo ${randomUUID()}`;
    const expectedReply = {
      description: "Halwo and shaah",
      category: "restaurants",
      address: "1 Main St",
      phone: "612 555 0100",
    };
    const { id } = await db.business.create({
      data: {
        ...expectedReply,
        name,
        ownerId: viewer.id,
        isActive: true,
        status: "approved",
        decidedAt: new Date(),
      },
    });
    const expected = { name, location: "", category: null, page: 1 };
    const isOwnerless = async () => (await getDirectoryPage(expected)).businesses[0]?.isOwnerless;
    expect(await isOwnerless()).toBe(false);

    const { tags } = await collectInvalidations(() =>
      deleteAccount(viewer, { password: PASSWORD }),
    );

    expect(tags).toContain("directory");
    expect(await db.business.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: null });
  });

  it("refuses a wrong password, open orders on either side and demo accounts", async () => {
    const [buyer, seller, demo] = await Promise.all([
      createMember(),
      createMember("seller"),
      createMember(),
    ]);
    await createPaidOrder(buyer.viewer, await createProduct({ seller: seller.viewer }));
    await db.user.update({ where: { id: demo.viewer.id }, data: { isDemo: true } });
    const refusal = (key: string) => expect.objectContaining({ key });

    await expect(deleteAccount(buyer.viewer, { password: "wrong" })).rejects.toEqual(
      refusal("passwordWrong"),
    );
    for (const { viewer } of [buyer, seller]) {
      await expect(deleteAccount(viewer, { password: PASSWORD })).rejects.toEqual(
        refusal("ordersOpen"),
      );
    }
    await expect(deleteAccount(demo.viewer, { password: PASSWORD })).rejects.toEqual(
      refusal("demoAccount"),
    );
  });

  it("refuses a seller whose balance has not been paid out", async () => {
    const { viewer } = await createMember("seller");
    const orderId = await createPaidOrder(
      await createUser({ role: "buyer" }),
      await createProduct({ seller: viewer }),
    );
    await db.sellerOrder.updateMany({ where: { orderId }, data: { status: "completed" } });

    await expect(deleteAccount(viewer, { password: PASSWORD })).rejects.toMatchObject({
      key: "balanceOpen",
    });
  });
});
