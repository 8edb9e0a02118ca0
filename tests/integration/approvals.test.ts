import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { countWaiting } from "@/lib/moderation/queries/counts";
import { getWaiting } from "@/lib/moderation/queries/details";
import { findWaiting, listWaiting } from "@/lib/moderation/queries/inbox";
import { decisionDueAt, type SingleKind } from "@/lib/moderation/rules";
import { inboxSearchSchema } from "@/lib/moderation/schema";
import { decide } from "@/lib/moderation/service/decide";
import { reportContent } from "@/lib/moderation/service/reports";
import { updateProduct } from "@/lib/products/service/update";
import { createBusiness } from "../support/community";
import { createProduct, createTrustedUser, createUser } from "../support/factories";
import { createApprovedProduct, editOf } from "../support/products";

vi.setConfig({ testTimeout: 30_000 });

let admin: Viewer;
beforeAll(async () => {
  admin = await createUser({ role: "admin" });
});

async function createRevision() {
  const seller = await createUser({ role: "seller" });
  const productId = await createApprovedProduct(seller);
  await updateProduct(seller, editOf(productId, { title: "Wedding mesob" }));
  const { id } = await db.productRevision.findFirstOrThrow({ where: { productId } });
  return { id, productId, seller };
}

async function createReportedContent() {
  const { id: subjectId } = await createProduct({ title: "Reported basket" });
  const people = [await createTrustedUser(), await createTrustedUser()];
  for (const [index, reporter] of people.entries()) {
    await reportContent(reporter, { kind: "product", id: subjectId, text: `Reason ${index}` });
  }
  const { id } = await db.contentReport.findFirstOrThrow({
    where: { subjectId },
    orderBy: { id: "asc" },
  });
  return { id, subjectId, people };
}

const CONTACT = { businessName: "Daallo Honey", description: "Acacia honey from log hives." };

/** Creates a pending item of each kind: its id, its title and a text that an admin reads. */
const MAKERS: Record<SingleKind, () => Promise<{ id: number; title: string; text: string }>> = {
  product: async () => {
    const { id } = await createProduct({ title: "Waiting basket", moderationStatus: "pending" });
    return { id, title: "Waiting basket", text: "Dry-processed beans" };
  },
  revision: async () => {
    const { id } = await createRevision();
    return { id, title: "Harar mesob basket", text: "Wedding mesob" };
  },
  certificate: async () => {
    const { id: productId, title } = await createProduct({ title: "Halal oil" });
    const certificate = { type: "halal" as const, body: "ISA", number: "H-7" };
    const { id } = await db.certificate.create({
      data: { ...certificate, productId, validUntil: new Date("2039-01-01") },
    });
    return { id, title, text: "H-7" };
  },
  business: async () => {
    const place = { category: "restaurants", address: "420 Cedar Ave", phone: "612 555 0100" };
    const { id } = await db.business.create({
      data: { ...place, name: "Halwo Kitchen", description: "Goat and rice." },
    });
    return { id, title: "Halwo Kitchen", text: "420 Cedar Ave" };
  },
  listing: async () => {
    const { id: userId } = await createUser({ role: "buyer" });
    const { id: businessId } = await createBusiness({ name: "Daryeel Clinic" });
    const claim = { kind: "claim" as const, proof: "The lease is in my name." };
    const { id } = await db.listingRequest.create({ data: { ...claim, businessId, userId } });
    return { id, title: "Daryeel Clinic", text: "The lease is in my name." };
  },
  seller: async () => {
    const { id } = await db.sellerApplication.create({
      data: { ...CONTACT, email: "daallo@example.com" },
    });
    return { id, title: CONTACT.businessName, text: "daallo@example.com" };
  },
  wholesale: async () => {
    const { id: userId } = await createUser({ role: "buyer" });
    const { id } = await db.wholesaleApplication.create({
      data: {
        userId,
        businessName: "Riverside Grocery",
        businessType: "grocery_chain",
        businessAddress: "12 River Road, St. Paul",
        estimatedOrderVolume: "5000_15000",
        businessPhone: "651 555 0100",
        contactPersonName: "Hodan",
        contactPersonEmail: "hodan@example.com",
      },
    });
    return { id, title: "Riverside Grocery", text: "12 River Road" };
  },
  story: async () => {
    const { id: authorId } = await createUser({ role: "buyer" });
    const { id } = await db.customerStory.create({
      data: { authorId, title: "My kitchen", content: "It smells of home." },
    });
    return { id, title: "My kitchen", text: "It smells of home." };
  },
  report: async () => {
    const { id } = await createReportedContent();
    return { id, title: "Reported basket", text: "Reason 1" };
  },
};

const KINDS = Object.entries(MAKERS) as [SingleKind, (typeof MAKERS)[SingleKind]][];

describe.each(KINDS)("a pending %s", (kind, create) => {
  it("appears in the list, the count and the detail until it is decided", async () => {
    const before = (await listWaiting(admin)).counts[kind];
    const { id, title, text } = await create();
    const { items, counts } = await listWaiting(admin);
    expect(counts[kind]).toBe(before + 1);
    const item = items.find((item) => item.kind === kind && item.id === id);
    expect(item).toMatchObject({ title, dueAt: expect.any(String) });
    expect(item?.dueAt).toBe(decisionDueAt(new Date(item?.at ?? 0), kind).toISOString());
    expect(await findWaiting(admin, { kind, id })).toEqual(item);
    expect(JSON.stringify(await getWaiting(admin, kind, id))).toContain(text);

    await decide(admin, { kind, id, decision: "rejected", note: "Not yet." });
    expect(await getWaiting(admin, kind, id)).toBeNull();
    expect(await findWaiting(admin, { kind, id })).toBeNull();
    expect((await listWaiting(admin)).counts[kind]).toBe(before);
  });
});

describe("the approval inbox", () => {
  it("sorts items by due date and its counts match the tab's", async () => {
    await Promise.all(KINDS.map(([, create]) => create()));
    const { items, counts } = await listWaiting(admin);
    const due = items.map((item) => item.dueAt);
    expect(due).toEqual([...due].sort());
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect((await countWaiting(admin)).approvals).toBe(total);
  });

  it("lists a hidden product once, as reported content with its reports", async () => {
    const { id, subjectId } = await createReportedContent();
    await reportContent(await createTrustedUser("seller"), {
      kind: "product",
      id: subjectId,
      text: "Reason 2",
    });
    const { items } = await listWaiting(admin);
    const about = items.filter(
      (item) =>
        (item.kind === "product" && item.id === subjectId) ||
        (item.kind === "report" && item.id === id),
    );
    expect(about).toMatchObject([{ kind: "report", by: "3" }]);
    const detail = await getWaiting(admin, "report", id);
    expect(detail).toMatchObject({
      detail: { reported: { title: "Reported basket", isHidden: true } },
    });
    expect(JSON.stringify(detail)).toContain("Reason 2");
  });

  it("leaves out items of disabled accounts and deleted content", async () => {
    const { id, seller, productId } = await createRevision();
    await db.user.update({ where: { id: seller.id }, data: { disabledAt: new Date() } });
    expect(await findWaiting(admin, { kind: "revision", id })).toBeNull();
    await db.user.update({ where: { id: seller.id }, data: { disabledAt: null } });
    expect(await findWaiting(admin, { kind: "revision", id })).toMatchObject({ id });
    await db.product.update({
      where: { id: productId },
      data: { archivedAt: new Date(), isActive: false },
    });
    expect(await findWaiting(admin, { kind: "revision", id })).toBeNull();
  });

  it.each(["buyer", "seller", null] as const)("refuses the viewer %s", async (role) => {
    const { id } = await MAKERS.business();
    const viewer = role && (await createUser({ role }));
    const kind = role ? "forbidden" : "unauthenticated";
    await expect(listWaiting(viewer)).rejects.toMatchObject({ kind });
    await expect(countWaiting(viewer)).rejects.toMatchObject({ kind });
    await expect(findWaiting(viewer, { kind: "business", id })).rejects.toMatchObject({ kind });
    await expect(getWaiting(viewer, "business", id)).rejects.toMatchObject({ kind });
  });
});

describe("inboxSearchSchema", () => {
  it("parses a kind and an item, and drops invalid values", () => {
    expect(inboxSearchSchema.parse({ kind: "story", item: "revision-12" })).toEqual({
      kind: "story",
      item: { kind: "revision", id: 12 },
    });
    for (const item of ["revision-0", "revision-x", "review-3", "revision-99999999999", ["a"]]) {
      expect(inboxSearchSchema.parse({ kind: "gone", item })).toEqual({
        kind: undefined,
        item: undefined,
      });
    }
  });
});

describe("the pages of the inbox", () => {
  it("contain every pending item exactly once, per kind and in total", async () => {
    const [admin, { id: sellerId }] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const product = {
      sellerId,
      title: "Harar coffee",
      description: "Dry-processed beans.",
      priceCents: 1250,
      category: "coffee" as const,
      imageUrl: "/illustrations/coffee-bag.svg",
      stock: 0,
    };
    const createdRow = await db.product.createManyAndReturn({
      data: Array.from({ length: 230 }, () => product),
      select: { id: true },
    });
    for (const kind of ["product", undefined] as const) {
      const { pageCount } = await listWaiting(admin, { kind });
      const results: number[] = [];
      for (let page = 1; page <= pageCount; page++) {
        const { items } = await listWaiting(admin, { kind, page });
        expect(items.length).toBeLessThanOrEqual(100);
        results.push(...items.filter((item) => item.kind === "product").map(({ id }) => id));
      }
      expect(pageCount).toBeGreaterThan(2);
      expect(new Set(results).size).toBe(results.length);
      expect(results).toEqual(expect.arrayContaining(createdRow.map(({ id }) => id)));
      expect((await listWaiting(admin, { kind, page: 199 })).page).toBe(pageCount);
    }
  });
});
