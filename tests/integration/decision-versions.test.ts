import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getWaiting } from "@/lib/moderation/queries/details";
import { listWaiting } from "@/lib/moderation/queries/inbox";
import type { ApprovalKind } from "@/lib/moderation/rules";
import { decisionSchema, decisionsSchema } from "@/lib/moderation/schema";
import { decide, decideMany } from "@/lib/moderation/service/decide";
import { moderateProduct } from "@/lib/moderation/service/products";
import { reportContent } from "@/lib/moderation/service/reports";
import { updateProduct } from "@/lib/products/service/update";
import { createBusiness } from "../support/community";
import { createProduct, createTrustedUser, createUser } from "../support/factories";
import { createApprovedProduct, editOf } from "../support/products";

let admin: Viewer;
beforeAll(async () => {
  admin = await createUser({ role: "admin" });
});

type Waits = { id: number; change: () => Promise<unknown> };

const CONTACT = { businessName: "Daallo Honey", description: "Acacia honey from log hives." };

/** Creates a pending item of each kind and a change of it that follows an admin's view. */
const MAKERS: Record<ApprovalKind, () => Promise<Waits>> = {
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

const KINDS = Object.entries(MAKERS) as [ApprovalKind, () => Promise<Waits>][];

describe.each(KINDS)("a decision on a %s", (kind, make) => {
  it("is refused when the content changed after it was viewed, and accepted for the current version", async () => {
    const { id, change } = await make();
    const shown = await getWaiting(admin, kind, id);
    const listed = (await listWaiting(admin)).items.find(
      (item) => item.kind === kind && item.id === id,
    );
    expect(listed?.version).toBe(shown?.version);
    await change();

    const decision = kind === "report" ? ("rejected" as const) : ("approved" as const);
    const stale = decide(admin, { kind, id, decision, version: shown?.version });

    await expect(stale).rejects.toMatchObject({ kind: "conflict", key: "changedSince" });
    const many = await decideMany(admin, {
      items: [{ kind, id, version: shown?.version }],
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
  it("accepts a missing version and refuses an outdated one", async () => {
    const { id, change } = await MAKERS.product();
    const shown = await getWaiting(admin, "product", id);
    await change();
    const input = { productId: String(id), moderationStatus: "approved" as const };

    await expect(
      moderateProduct(admin, { ...input, version: shown?.version }),
    ).rejects.toMatchObject({ key: "changedSince" });
    expect(await moderateProduct(admin, input)).toMatchObject({ moderationStatus: "approved" });
  });
});
