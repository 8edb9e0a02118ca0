import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import type { ApprovalKind } from "@/lib/moderation/rules";
import { decisionSchema } from "@/lib/moderation/schema";
import { decide, decideMany } from "@/lib/moderation/service/decide";
import { readVersion } from "@/lib/moderation/version";
import { getProduct } from "@/lib/products/queries/products";
import { updateProduct } from "@/lib/products/service/update";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { FORM } from "../support/product-form";
import { createApprovedProduct, editOf, logOf } from "../support/products";

async function decided(admin: Viewer, kind: ApprovalKind, id: number, note?: string) {
  const version = (await readVersion(db, kind, id)) ?? "0".repeat(32);
  const views = { kind, id, version };
  return decide(
    admin,
    decisionSchema.parse(
      note
        ? { ...views, decision: "rejected", note }
        : { ...views, decision: "approved", note: "Fine." },
    ),
  );
}

const emailOf = async ({ id }: { id: number }) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email;

const subjectsTo = async (user: { id: number }) =>
  (await listEmailsTo(await emailOf(user))).map(({ subject }) => subject);

async function createRevision() {
  const seller = await createUser({ role: "seller" });
  const id = await createApprovedProduct(seller);
  await updateProduct(
    seller,
    editOf(id, { title: "Wedding mesob", translations: { so: { title: "Masoob" } } }),
  );
  const revision = await db.productRevision.findFirstOrThrow({ where: { productId: id } });
  return { seller, id, revisionId: revision.id };
}

describe("revisions of a product", () => {
  it("replace the texts of the product once approved, in all its languages", async () => {
    const { seller, id, revisionId } = await createRevision();
    expect(await getProduct(id, "en")).toMatchObject({ title: FORM.title });
    await decided(await createUser({ role: "admin" }), "revision", revisionId);
    expect(await getProduct(id, "en")).toMatchObject({ title: "Wedding mesob" });
    expect(await getProduct(id, "so")).toMatchObject({ title: "Masoob" });
    expect(await logOf(id)).toEqual([
      "product.created",
      "product.approved",
      "product.revised",
      "product.revision_approved",
    ]);
    expect(await subjectsTo(seller)).toContain(`Your changes to “${FORM.title}” are live`);
  });

  it("leave the product unchanged once rejected, and email the admin's note", async () => {
    const { seller, id, revisionId } = await createRevision();
    await decided(
      await createUser({ role: "admin" }),
      "revision",
      revisionId,
      "Say what it is made of.",
    );
    expect(await getProduct(id, "en")).toMatchObject({ title: FORM.title });
    const [, email] = await listEmailsTo(await emailOf(seller));
    expect(email?.text).toContain("Say what it is made of.");
  });
});

describe("certificates", () => {
  it("show their badge only once approved", async () => {
    const { id } = await createProduct();
    const { id: certificateId } = await db.certificate.create({
      data: {
        productId: id,
        type: "halal",
        body: "ISA",
        number: "77",
        validUntil: new Date("2039-01-01"),
      },
    });
    expect(await getProduct(id, "en")).toMatchObject({ isHalalCertified: false });
    await decided(await createUser({ role: "admin" }), "certificate", certificateId);
    expect(await getProduct(id, "en")).toMatchObject({ isHalalCertified: true });
  });
});

describe("decisions on applications", () => {
  it("list an approved business with a badge and email its sender", async () => {
    const contact = {
      name: "Halwo Kitchen",
      category: "restaurants",
      address: "420 Cedar Ave",
      phone: "612 555 0100",
    };
    const email = `kitchen.${Date.now()}@example.com`;
    const business = await db.business.create({
      data: { ...contact, email, description: "Goat and rice." },
    });
    await decided(await createUser({ role: "admin" }), "business", business.id);
    expect(await db.business.findUnique({ where: { id: business.id } })).toMatchObject({
      isActive: true,
      isVerified: true,
      status: "approved",
    });
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Halwo Kitchen is in the directory",
    ]);
  });

  it("make an approved applicant's account a seller's and end its sessions", async () => {
    const buyer = await createUser({ role: "buyer" });
    const email = await emailOf(buyer);
    await db.session.create({
      data: {
        id: `session-${buyer.id}`,
        userId: buyer.id,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const application = await db.sellerApplication.create({
      data: {
        businessName: "Sanaag Resins",
        description: "Frankincense.",
        email: email.toUpperCase(),
        applicantId: buyer.id,
      },
    });
    await decided(await createUser({ role: "admin" }), "seller", application.id);
    expect((await db.user.findUniqueOrThrow({ where: { id: buyer.id } })).role).toBe("seller");
    expect(await db.session.count({ where: { userId: buyer.id, revokedAt: null } })).toBe(0);
    expect(await subjectsTo(buyer)).toEqual(["You’re approved to sell: Sanaag Resins"]);
  });

  it("invite an approved seller without an account to register", async () => {
    const email = `new.${Date.now()}@example.com`;
    const application = await db.sellerApplication.create({
      data: { businessName: "Sanaag Resins", description: "Frankincense.", email },
    });
    await decided(await createUser({ role: "admin" }), "seller", application.id);
    const [message] = await listEmailsTo(email);
    expect(message?.text).toContain("/register");
  });

  it("notify the senders of wholesale applications and stories", async () => {
    const buyer = await createUser({ role: "buyer" });
    const wholesale = await db.wholesaleApplication.create({
      data: {
        userId: buyer.id,
        businessName: "Riverside Grocery",
        businessType: "grocery_chain",
        businessAddress: "12 River Road, St. Paul",
        estimatedOrderVolume: "5000_15000",
        businessPhone: "651 555 0100",
        contactPersonName: "Hodan",
        contactPersonEmail: "hodan@example.com",
      },
    });
    const story = await db.customerStory.create({
      data: { authorId: buyer.id, title: "My kitchen", content: "It smells of home." },
    });
    const admin = await createUser({ role: "admin" });
    await decided(admin, "wholesale", wholesale.id, "Please add the tax number.");
    await decided(admin, "story", story.id);
    expect(await subjectsTo(buyer)).toEqual([
      "Your wholesale application for “Riverside Grocery” wasn’t approved",
      "Your story “My kitchen” is published",
    ]);
    expect(await db.wholesaleApplication.findUnique({ where: { id: wholesale.id } })).toMatchObject(
      {
        status: "rejected",
        reviewNotes: "Please add the tax number.",
        decidedById: admin.id,
      },
    );
  });
});

describe("decide and decideMany", () => {
  it("accept an admin only", async () => {
    const { revisionId } = await createRevision();
    for (const role of ["buyer", "seller"] as const) {
      await expect(
        decided(await createUser({ role }), "revision", revisionId),
      ).rejects.toMatchObject({
        kind: "forbidden",
      });
    }
  });

  it("decide once, even for two admins simultaneously", async () => {
    const { id, revisionId } = await createRevision();
    const [first, second] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "admin" }),
    ];
    const outcomes = await Promise.allSettled(
      [first, second].map((admin) => decided(admin, "revision", revisionId)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "alreadyDecided" },
    });
    expect(
      (await logOf(id)).filter((action) => action === "product.revision_approved"),
    ).toHaveLength(1);
    await expect(decided(first, "revision", 2_000_000_000)).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  it("skip items that were decided meanwhile and count them", async () => {
    const products = await Promise.all(
      [1, 2, 3].map(() => createProduct({ moderationStatus: "pending" })),
    );
    const admin = await createUser({ role: "admin" });
    const [first] = products;
    await decided(admin, "product", first?.id ?? 0);
    const items = products.map(({ id }) => ({ kind: "product" as const, id }));
    expect(await decideMany(admin, { items, decision: "approved" })).toEqual({
      decided: 2,
      left: 1,
    });
  });

  it.each([
    ["product", "rejected"],
    ["report", "approved"],
  ])("require a note for a %s that is %s", (kind, decision) => {
    const input = { kind, id: 1, version: "0".repeat(32), decision };
    expect(decisionSchema.safeParse(input).error?.issues[0]?.message).toBe("noteRequired");
    expect(decisionSchema.safeParse({ ...input, note: "Too dark." }).success).toBe(true);
  });
});
