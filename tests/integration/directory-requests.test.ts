import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getBusiness } from "@/lib/directory/queries/businesses";
import { getEditable, listMyListings } from "@/lib/directory/queries/my-listings";
import { claimSchema, listingEditSchema } from "@/lib/directory/schema";
import { requestClaim, requestEdit } from "@/lib/directory/service";
import { decide } from "@/lib/moderation/service/decide";
import { createUser } from "../support/factories";

const FIELDS = {
  name: "Halwo Kitchen",
  description: "Goat, rice and bananas.",
  category: "restaurants",
  address: "420 Cedar Ave S, Minneapolis",
  phone: "612 555 0100",
};

const PROOF = "The lease carries my name, and so does the licence.";

async function createListing(owner: Viewer | null = null, more: { category?: string } = {}) {
  return db.business.create({
    data: {
      ...FIELDS,
      ...more,
      ownerId: owner?.id ?? null,
      isActive: true,
      isVerified: true,
      status: "approved",
      decidedAt: new Date(),
    },
  });
}

const claim = (viewer: Viewer, id: number, text = PROOF) =>
  requestClaim(viewer, claimSchema.parse({ id, text }));

const edit = (viewer: Viewer, id: number, content: object = {}) =>
  requestEdit(viewer, listingEditSchema.parse({ ...FIELDS, ...content, id }));

const requestsOf = (businessId: number) =>
  db.listingRequest.findMany({ where: { businessId }, orderBy: { id: "asc" } });

describe("claims of a business", () => {
  it("are logged without their proof and give the business to the claimant once approved", async () => {
    const [person, listing] = await Promise.all([createUser({ role: "buyer" }), createListing()]);
    await claim(person, listing.id);
    const [request] = await requestsOf(listing.id);
    expect(request).toMatchObject({ kind: "claim", userId: person.id, proof: PROOF });
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subjectType: "business", subjectId: listing.id },
    });
    expect(entry).toMatchObject({ action: "listing.submitted", actorId: person.id });
    expect(JSON.stringify(entry)).not.toContain("lease");
    expect(await listMyListings(person)).toMatchObject([
      { id: listing.id, isOwner: false, states: ["claimPending"], note: null },
    ]);

    const decision = { kind: "listing", id: request?.id ?? 0, decision: "approved" } as const;
    await decide(await createUser({ role: "admin" }), decision);
    expect(await getBusiness(listing.id)).toMatchObject({ isOwnerless: false });
    expect(await listMyListings(person)).toMatchObject([
      { id: listing.id, isOwner: true, states: ["listed"] },
    ]);
    await expect(claim(person, listing.id)).rejects.toMatchObject({ key: "businessYours" });
    await expect(claim(await createUser({ role: "buyer" }), listing.id)).rejects.toMatchObject({
      key: "businessOwned",
    });
  });

  it("are stored once when one user sends several simultaneously", async () => {
    const [person, listing] = await Promise.all([createUser({ role: "buyer" }), createListing()]);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => claim(person, listing.id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        expect(outcome.reason).toMatchObject({ kind: "conflict", key: "claimTaken" });
      }
    }
    expect(await requestsOf(listing.id)).toHaveLength(1);
  });

  it("are both pending if two users claim a business, and only the approved one succeeds", async () => {
    const [listing, admin, request, two] = await Promise.all([
      createListing(),
      createUser({ role: "admin" }),
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    await Promise.all([claim(request, listing.id), claim(two, listing.id)]);
    const [first, second] = await requestsOf(listing.id);
    await decide(admin, { kind: "listing", id: first?.id ?? 0, decision: "approved" });
    const late = decide(admin, { kind: "listing", id: second?.id ?? 0, decision: "approved" });
    await expect(late).rejects.toMatchObject({ key: "businessOwned" });
  });

  it("require an account with a confirmed address and a listed business", async () => {
    const [person, listing] = await Promise.all([createUser({ role: "buyer" }), createListing()]);
    const unconfirmed = { ...person, isEmailVerified: false };
    await expect(claim(unconfirmed, listing.id)).rejects.toMatchObject({ key: "emailUnverified" });
    await db.business.update({
      where: { id: listing.id },
      data: { isActive: false, isVerified: false },
    });
    for (const id of [listing.id, 2_000_000_000]) {
      await expect(claim(person, id)).rejects.toMatchObject({
        kind: "notFound",
        key: "businessNotFound",
      });
    }
  });

  it("are limited to five a day", async () => {
    const person = await createUser({ role: "buyer" });
    const listings = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createListing()));
    for (const { id } of listings.slice(0, 5)) await claim(person, id);
    await expect(claim(person, listings[5]?.id ?? 0)).rejects.toMatchObject({ kind: "limited" });
  });

  it("show the reason of a rejection and may be sent again", async () => {
    const [person, listing] = await Promise.all([createUser({ role: "buyer" }), createListing()]);
    await claim(person, listing.id);
    const [request] = await requestsOf(listing.id);
    const note = "Please send the lease.";
    await decide(await createUser({ role: "admin" }), {
      kind: "listing",
      id: request?.id ?? 0,
      decision: "rejected",
      note,
    });
    expect(await listMyListings(person)).toMatchObject([{ states: ["claimRejected"], note }]);
    await claim(person, listing.id);
    expect(await listMyListings(person)).toMatchObject([{ states: ["claimPending"], note: null }]);
  });
});

describe("edits of a listing", () => {
  it("are pending while the listing stays unchanged, and replace the previous edit", async () => {
    const owner = await createUser({ role: "buyer" });
    const { id } = await createListing(owner);
    await edit(owner, id, { name: "Halwo & Sons" });
    await edit(owner, id, { name: "Halwo & Daughters", languages: ["so"], email: "" });
    const requests = await requestsOf(id);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ kind: "edit", content: { name: "Halwo & Daughters" } });
    expect(await getBusiness(id)).toMatchObject({ name: "Halwo Kitchen" });
    expect(await getEditable(owner, id)).toMatchObject({
      isWaiting: true,
      content: { name: "Halwo & Daughters", languages: ["so"], email: null },
    });
    expect(await listMyListings(owner)).toMatchObject([{ states: ["listed", "editPending"] }]);

    const decision = { kind: "listing", id: requests[0]?.id ?? 0, decision: "approved" } as const;
    await decide(await createUser({ role: "admin" }), decision);
    expect(await getBusiness(id)).toMatchObject({ name: "Halwo & Daughters", languages: ["so"] });
    expect(await getEditable(owner, id)).toMatchObject({ isWaiting: false });
  });

  it("are stored once when several are sent simultaneously", async () => {
    const owner = await createUser({ role: "buyer" });
    const { id } = await createListing(owner);
    await Promise.all([1, 2, 3].map((n) => edit(owner, id, { name: `Halwo ${n}` })));
    expect(await requestsOf(id)).toHaveLength(1);
  });

  it("are accepted from the owner of a listed business only", async () => {
    const [owner, other] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const { id } = await createListing(owner);
    await expect(edit(other, id)).rejects.toMatchObject({ kind: "notFound" });
    await expect(edit(await createUser({ role: "admin" }), id)).rejects.toMatchObject({
      kind: "notFound",
    });
    const unconfirmed = { ...owner, isEmailVerified: false };
    await expect(edit(unconfirmed, id)).rejects.toMatchObject({ key: "emailUnverified" });
    expect(await getEditable(other, id)).toBeNull();
    expect(await getEditable(owner, 0)).toBeNull();
    await db.business.update({ where: { id }, data: { isActive: false, isVerified: false } });
    await expect(edit(owner, id)).rejects.toMatchObject({ kind: "notFound" });
    expect(await getEditable(owner, id)).toBeNull();
    expect(await listMyListings(owner)).toMatchObject([{ states: ["hidden"] }]);
  });

  it("preserve a category reserved for staff but cannot choose one", async () => {
    const owner = await createUser({ role: "buyer" });
    const [mosque, shop] = await Promise.all([
      createListing(owner, { category: "religious" }),
      createListing(owner),
    ]);
    await edit(owner, mosque.id, { category: "religious" });
    await edit(owner, mosque.id, { category: "coffee-shops" });
    await expect(edit(owner, shop.id, { category: "religious" })).rejects.toMatchObject({
      kind: "invalid",
      key: "categoryOfStaff",
    });
  });
});

describe("listMyListings", () => {
  it("returns pending and rejected listings of the user and none of others", async () => {
    const [owner, other] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    await createListing(other);
    await db.business.create({ data: { ...FIELDS, name: "First", ownerId: owner.id } });
    await db.business.create({
      data: {
        ...FIELDS,
        name: "Second",
        ownerId: owner.id,
        status: "rejected",
        note: "Which street?",
        decidedAt: new Date(),
      },
    });
    expect(await listMyListings(owner)).toMatchObject([
      { name: "Second", states: ["rejected"], note: "Which street?", isListed: false },
      { name: "First", states: ["pending"], note: null, isListed: false },
    ]);
  });
});
