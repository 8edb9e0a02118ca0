import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { businessSelect, toBusiness } from "@/lib/directory/dto";
import { type ListingContent, readListing } from "@/lib/directory/schema";

const MAX_LISTINGS = 50;

const newest = { orderBy: { id: "desc" }, take: 1 } as const;
const requestSelect = { kind: true, status: true, note: true } as const;

/** The state of a listing, or of its owner's latest request. */
export type ListingState =
  | "pending"
  | "listed"
  | "rejected"
  | "hidden"
  | "editPending"
  | "editRejected"
  | "claimPending"
  | "claimRejected";

/** A listing or claim of the viewer. */
export type MyListing = {
  id: number;
  name: string;
  isListed: boolean;
  /** Whether the viewer may change it. */
  isOwner: boolean;
  states: ListingState[];
  /** The admin's note on the latest refusal. */
  note: string | null;
};

/** The viewer's own businesses and claims, newest first, with the state of each. */
export async function listMyListings({ id: userId }: Viewer): Promise<MyListing[]> {
  const rows = await db.business.findMany({
    where: {
      OR: [
        { ownerId: userId },
        { requests: { some: { userId, kind: "claim", status: { not: "approved" } } } },
      ],
    },
    select: {
      id: true,
      name: true,
      ownerId: true,
      isActive: true,
      status: true,
      note: true,
      requests: { where: { userId }, select: requestSelect, ...newest },
    },
    orderBy: { id: "desc" },
    take: MAX_LISTINGS,
  });
  return rows.map(({ id, name, ownerId, isActive, status, note, requests: [request] }) => {
    const isOwner = ownerId === userId;
    const requestState = stateOf(request);
    const listingState: ListingState = isActive ? "listed" : LISTING_STATES[status];
    const states = [isOwner ? listingState : null, requestState].filter((state) => state !== null);
    const refusalNote = request?.status === "rejected" ? request.note : null;
    const visibleNote = refusalNote ?? (isOwner && status === "rejected" ? note : null);
    return { id, name, isListed: isActive, isOwner, states, note: visibleNote };
  });
}

// An approved business that is not listed has been hidden.
const LISTING_STATES = { pending: "pending", approved: "hidden", rejected: "rejected" } as const;

type Request = { kind: "claim" | "edit"; status: "pending" | "approved" | "rejected" };

const REQUEST_STATES = {
  claim: { pending: "claimPending", rejected: "claimRejected", approved: null },
  edit: { pending: "editPending", rejected: "editRejected", approved: null },
} as const;

function stateOf(request: Request | undefined): ListingState | null {
  return request ? REQUEST_STATES[request.kind][request.status] : null;
}

/** A listing as its owner edits it: its content, or that of the latest pending request. */
export type EditableListing = { id: number; content: ListingContent; isWaiting: boolean };

/** The viewer's listed business for editing, or null. */
export async function getEditable(
  { id: userId }: Viewer,
  id: number,
): Promise<EditableListing | null> {
  if (id === 0) return null;
  const row = await db.business.findFirst({
    where: { id, ownerId: userId, isActive: true },
    select: {
      ...businessSelect,
      requests: { where: { userId, kind: "edit", status: "pending" }, select: { content: true } },
    },
  });
  if (!row) return null;
  const { requests, ...business } = row;
  const [waiting] = requests;
  if (waiting) return { id, content: readListing(waiting.content), isWaiting: true };
  const {
    id: _id,
    isActive: _isActive,
    isVerified: _isVerified,
    ...content
  } = toBusiness(business);
  return { id, content, isWaiting: false };
}
