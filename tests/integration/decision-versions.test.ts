import { beforeAll, describe, expect, it } from "vitest";

import { readAllProducts, readProduct } from "@/lib/admin/products/service";
import type { Viewer } from "@/lib/auth/viewer";
import { FIRST_PAGE } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { getWaiting } from "@/lib/moderation/queries/details";
import { listWaiting } from "@/lib/moderation/queries/inbox";
import type { SingleKind } from "@/lib/moderation/rules";
import { decisionSchema, decisionsSchema } from "@/lib/moderation/schema";
import { decide, decideMany } from "@/lib/moderation/service/decide";
import { moderateProduct } from "@/lib/moderation/service/products";
import { reportContent } from "@/lib/moderation/service/reports";
import { readVersion } from "@/lib/moderation/version";
import { updateProduct } from "@/lib/products/service/update";
import { createBusiness } from "../support/community";
import { createProduct, createTrustedUser, createUser } from "../support/factories";
import { createApprovedProduct, editOf } from "../support/products";

let admin: Viewer;
beforeAll(async () => {
  admin = await createUser({ role: "admin" });
});

const getProductVersion = (id: number) => readVersion(db, "product", id);

type Waits = { id: number; change: () => Promise<unknown> };

const CONTACT = { businessName: "Daallo Honey", description: "Acacia honey from log hives." };

/** Creates a pending item of each kind and a change of it that follows an admin's view. */
const MAKERS: Record<SingleKind, () => Promise<Waits>> = {
  product: async () => {
    const { id } = await createProduct({ moderationStatus: "pending" });
    const data = { title: "Counterfeit watches" };
    return { id, change: () => db.product.update({ where: { id }, data }) };
  },
  revision: async () => {
    const seller = await createUser({ role: "seller" });
    const productId = await createApprovedProduct(seller);
    await updateProduct(seller, editOf(productId, { title: "Wedding mesob" }));
    const { id } = await db.productRevision.findFirstOrThrow({ where: { productId } });
    const edit = editOf(productId, { title: "Counterfeit watches" });
    return { id, change: () => updateProduct(seller, edit) };
  },
  certificate: async () => {
    const { id: productId } = await createProduct();
    const certificate = { type: "halal" as const, body: "ISA", number: "H-7" };
    const { id } = await db.certificate.create({
      data: { productId, ...certificate, validUntil: new Date("2030-01-01") },
    });
    return { id, change: () => db.certificate.update({ where: { id }, data: { number: "H-8" } }) };
  },
  business: async () => {
    const { id } = await db.business.create({
      data: {
        name: "Halwo Kitchen",
        description: "Goat and rice, and a family room upstairs.",
        category: "restaurants",
        address: "2910 Lake Street E, Minneapolis",
        phone: "612-555-0142",
      },
    });
    return { id, change: () => db.business.update({ where: { id }, data: { phone: "1" } }) };
  },
  listing: async () => {
    const [{ id: businessId }, { id: userId }] = await Promise.all([
      createBusiness(),
      createUser({ role: "buyer" }),
    ]);
    const { id } = await db.listingRequest.create({
      data: { kind: "claim", businessId, userId, proof: "My name is on the lease." },
    });
    const data = { proof: "Trust me." };
    return { id, change: () => db.listingRequest.update({ where: { id }, data }) };
  },
  seller: async () => {
    const { id } = await db.sellerApplication.create({
      data: { ...CONTACT, email: "honey@example.com" },
    });
    const data = { description: "Watches." };
    return { id, change: () => db.sellerApplication.update({ where: { id }, data }) };
  },
  wholesale: async () => {
    const { id: userId } = await createUser({ role: "buyer" });
    const { id } = await db.wholesaleApplication.create({
      data: {
        userId,
        businessName: "Daallo",
        businessType: "retail",
        businessAddress: "1 Lake St",
        estimatedOrderVolume: "1000",
        businessPhone: "1",
        contactPersonName: "Hodan",
        contactPersonEmail: "hodan@example.com",
      },
    });
    const data = { businessName: "Other" };
    return { id, change: () => db.wholesaleApplication.update({ where: { id }, data }) };
  },
  story: async () => {
    const { id: authorId } = await createUser({ role: "buyer" });
    const { id } = await db.customerStory.create({
      data: { authorId, title: "My kitchen", content: "It smells of home." },
    });
    const data = { content: "Buy watches." };
    return { id, change: () => db.customerStory.update({ where: { id }, data }) };
  },
  report: async () => {
    const { id: productId } = await createProduct();
    await reportContent(await createTrustedUser(), {
      kind: "product",
      id: productId,
      text: "Advertising",
    });
    const { id } = await db.contentReport.findFirstOrThrow({ where: { subjectId: productId } });
    const data = { imageUrl: "/illustrations/mesob.svg" };
    return { id, change: () => db.product.update({ where: { id: productId }, data }) };
  },
};

const KINDS = Object.entries(MAKERS) as [SingleKind, () => Promise<Waits>][];

describe.each(KINDS)("a decision on a %s", (kind, create) => {
  it("is refused when the content changed after it was viewed, and accepted for the current version", async () => {
    const { id, change } = await create();
    const visible = await getWaiting(admin, kind, id);
    const listedItem = (await listWaiting(admin)).items.find(
      (item) => item.kind === kind && item.id === id,
    );
    expect(listedItem?.version).toBe(visible?.version);
    await change();

    const decision = kind === "report" ? ("rejected" as const) : ("approved" as const);
    const stale = decide(admin, { kind, id, decision, version: visible?.version });

    await expect(stale).rejects.toMatchObject({ kind: "conflict", key: "changedSince" });
    const many = await decideMany(admin, {
      items: [{ kind, id, version: visible?.version }],
      decision,
      note: "Fine.",
    });
    expect(many).toEqual({ decided: 0, left: 1 });
    const fresh = await getWaiting(admin, kind, id);
    await decide(admin, { kind, id, decision, version: fresh?.version });
    expect(await getWaiting(admin, kind, id)).toBeNull();
  });
});

describe("decision schemas of the admin area", () => {
  it("require a version, for one item and for many", () => {
    const item = { kind: "product", id: 1 };
    expect(decisionSchema.safeParse({ ...item, decision: "approved" }).success).toBe(false);
    const many = decisionsSchema.safeParse({ items: [item], decision: "approved" });
    expect(many.success).toBe(false);
  });
});

describe("moderateProduct", () => {
  it("refuses an outdated version, and accepts a missing one of a product that the admin never read", async () => {
    const { id, change } = await MAKERS.product();
    const visible = await getWaiting(admin, "product", id);
    await change();
    const input = { productId: String(id), moderationStatus: "approved" as const };

    await expect(
      moderateProduct(admin, { ...input, version: visible?.version }),
    ).rejects.toMatchObject({ key: "changedSince" });
    expect(await moderateProduct(admin, input)).toMatchObject({ moderationStatus: "approved" });
  });

  it("refuses a missing version after a change of what that admin last read, and accepts it after another read", async () => {
    const { id, change } = await MAKERS.product();
    const input = { productId: String(id), moderationStatus: "approved" as const };
    await readAllProducts(admin, { status: "pending", ...FIRST_PAGE });
    await change();

    await expect(moderateProduct(admin, input)).rejects.toMatchObject({ key: "changedSince" });
    const item = await readProduct(admin, id);
    expect(item).toMatchObject({ title: "Counterfeit watches", version: expect.any(String) });
    expect(await moderateProduct(admin, input)).toMatchObject({ moderationStatus: "approved" });
  });

  it("compares with what the deciding admin read, not with what another admin read", async () => {
    const { id, change } = await MAKERS.product();
    const other = await createUser({ role: "admin" });
    await readProduct(admin, id);
    await change();
    await readProduct(other, id);

    const input = { productId: String(id), moderationStatus: "approved" as const };
    await expect(moderateProduct(admin, input)).rejects.toMatchObject({ key: "changedSince" });
    expect(await moderateProduct(other, input)).toMatchObject({ moderationStatus: "approved" });
  });

  it("never approves unread content when edits and decisions without a version race", async () => {
    const seller = await createUser({ role: "seller" });
    const products = await Promise.all(
      Array.from({ length: 8 }, () =>
        createProduct({ seller, title: "Mesob basket", moderationStatus: "pending" }),
      ),
    );
    await readAllProducts(admin, { status: "pending", ...FIRST_PAGE });

    const outcomes = await Promise.allSettled(
      products.flatMap(({ id }) => [
        db.product.updateMany({
          where: { id, moderationStatus: "pending" },
          data: { title: "Counterfeit watches" },
        }),
        moderateProduct(admin, { productId: String(id), moderationStatus: "approved" }),
      ]),
    );

    const refusals = outcomes.filter(({ status }) => status === "rejected");
    const rows = await db.product.findMany({ where: { sellerId: seller.id } });
    const isApproved = (row: { moderationStatus: string }) => row.moderationStatus === "approved";
    expect(rows.filter(isApproved).map(({ title }) => title)).not.toContain("Counterfeit watches");
    expect(rows.filter(isApproved)).toHaveLength(products.length - refusals.length);
  });
});

describe("the version in API responses", () => {
  it("is on each product of the admin's list and on the item for admins, and on nothing for others", async () => {
    const { id, sellerId } = await createProduct();
    const [{ rows }, item, myRequest] = await Promise.all([
      readAllProducts(admin, FIRST_PAGE),
      readProduct(admin, id),
      readProduct({ ...(await createUser({ role: "seller" })), id: sellerId }, id),
    ]);

    expect(rows.every((row) => "version" in row)).toBe(true);
    expect(item).toMatchObject({ version: (await getProductVersion(id)) ?? "" });
    expect(myRequest).not.toHaveProperty("version");
    expect(await readProduct(null, id)).not.toHaveProperty("version");
  });
});
