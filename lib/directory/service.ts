import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireDistinctName } from "@/lib/accounts/service/distinct-name";
import { limitApplications } from "@/lib/accounts/service/limit-applications";
import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedEmail } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { adoptImage } from "@/lib/uploads/adopt";
import { APPLICATION_CATEGORIES } from "./categories";
import {
  type BusinessApplication,
  type ClaimInput,
  type ListingContent,
  type ListingEdit,
  toListing,
} from "./schema";

const DAY = 24 * 3_600;
const DAILY_CLAIMS = 5;
const DAILY_EDITS = 20;

/**
 * Submits an application for the directory, also from anonymous visitors; an admin decides. At most five per hour and
 * address.
 * @throws DomainError limited
 */
export async function applyForListing(
  viewer: Viewer | null,
  input: BusinessApplication,
  address: string,
) {
  await limitApplications(address);
  await requireDistinctName(input.name, { userId: viewer?.id ?? null, isSameAllowed: true });
  const { hours, ...fields } = await withAdoptedImage(viewer, toListing(input));
  const ownerId = viewer?.id ?? null;
  return withTx(async (tx) => {
    const business = await tx.business.create({
      data: { ...fields, hours: hours ?? Prisma.DbNull, ownerId },
      select: { id: true },
    });
    await writeAudit(tx, {
      actorId: ownerId,
      action: "business.submitted",
      subjectType: "business",
      subjectId: business.id,
    });
    return business;
  });
}

/**
 * Requests ownership of a listed business without an owner; an admin decides. At most five a day.
 * @throws DomainError forbidden (unconfirmed e-mail), limited, notFound (not listed), conflict (it has
 * an owner, or the claim is pending already)
 */
export async function requestClaim(viewer: Viewer, { id, text }: ClaimInput) {
  requireConfirmed(viewer);
  await consumeLimit({ key: `claims:${viewer.id}`, max: DAILY_CLAIMS, seconds: DAY });
  await withTx(async (tx) => {
    const { ownerId } = await lockListed(tx, id);
    if (ownerId === viewer.id) throw new DomainError("conflict", "businessYours");
    if (ownerId !== null) throw new DomainError("conflict", "businessOwned");
    await tx.listingRequest
      .create({ data: { kind: "claim", businessId: id, userId: viewer.id, proof: text } })
      .catch(onDuplicate({ listing_requests_one: "claimTaken" }));
    await logRequest(tx, viewer, { id, kind: "claim" });
  });
}

/**
 * Requests an edit of a listing by its owner; an admin decides, and until then the listing is unchanged. A second edit
 * replaces a pending one.
 * @throws DomainError forbidden (unconfirmed e-mail), limited (20 a day), notFound (not theirs, or not
 * listed), invalid (a category that staff sets)
 */
export async function requestEdit(viewer: Viewer, { id, ...input }: ListingEdit) {
  requireConfirmed(viewer);
  await consumeLimit({ key: `listing-edits:${viewer.id}`, max: DAILY_EDITS, seconds: DAY });
  await requireDistinctName(input.name, { userId: viewer.id, isSameAllowed: true });
  const content = await withAdoptedImage(viewer, toListing(input));
  await withTx(async (tx) => {
    const { ownerId, category } = await lockListed(tx, id);
    if (ownerId !== viewer.id) throw new DomainError("notFound", "businessNotFound");
    requireOpenCategory(content, category);
    await saveEdit(tx, { businessId: id, userId: viewer.id }, content);
    await logRequest(tx, viewer, { id, kind: "edit" });
  });
}

/** An image whose owner has no account is retained but not shown. */
async function withAdoptedImage(viewer: Viewer | null, content: ListingContent) {
  const { imageUrl } = content;
  if (!viewer || !imageUrl) return content;
  return { ...content, imageUrl: await adoptImage(viewer, imageUrl) };
}

/**
 * Saves the only pending edit of a user and business; the business is locked. A later edit is a new row, so that an
 * admin who read the earlier one does not decide on unread text.
 */
async function saveEdit(
  tx: Tx,
  about: { businessId: number; userId: number },
  content: ListingContent,
) {
  await tx.listingRequest.deleteMany({ where: { ...about, kind: "edit", status: "pending" } });
  await tx.listingRequest.create({ data: { ...about, kind: "edit", content } });
}

/** Public content requires a confirmed email address (decisions.md, "Sign-in and demo"). */
function requireConfirmed(viewer: Viewer): Viewer {
  requireVerifiedEmail(viewer);
  return viewer;
}

/** A category set by staff may remain, but only staff can set it. */
function requireOpenCategory({ category }: ListingContent, current: string) {
  const isOpen = APPLICATION_CATEGORIES.some((open) => open === category);
  if (!isOpen && category !== current) throw new DomainError("invalid", "categoryOfStaff");
}

async function lockListed(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<{ ownerId: number | null; category: string }[]>`
    SELECT owner_id AS "ownerId", category FROM businesses WHERE id = ${id} AND is_active FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "businessNotFound");
  return row;
}

/** The text of a proof is personal and is not logged. */
async function logRequest(
  tx: Tx,
  viewer: Viewer,
  { id, kind }: { id: number; kind: "claim" | "edit" },
) {
  await writeAudit(tx, {
    actorId: viewer.id,
    action: "listing.submitted",
    subjectType: "business",
    subjectId: id,
    after: { kind },
  });
}
