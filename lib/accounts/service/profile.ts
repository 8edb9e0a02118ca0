import "server-only";

import { toUser, userSelect } from "@/lib/accounts/dto";
import type { Language, ProfileInput } from "@/lib/accounts/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { toSkeleton } from "@/lib/core/skeleton";
import { db } from "@/lib/db/client";
import { adoptImage } from "@/lib/uploads/adopt";
import { requireDistinctName, requireUnreservedName } from "./distinct-name";
import { invalidateSellerName } from "./seller-tags";

/**
 * Updates the given fields of PUT /api/profile; an empty text clears a field. Usernames of demo accounts are fixed,
 * since visitors identify them by name.
 * @throws DomainError conflict (the username is taken), forbidden (a demo account's username), invalid (a name that
 * imitates staff or a seller, an image elsewhere that cannot be loaded)
 */
export async function updateProfile(viewer: Viewer, body: ProfileInput) {
  const { profileImage, bioLocale, ...fields } = body;
  const image = profileImage ? { profileImage: await adoptImage(viewer, profileImage) } : {};
  const input = { ...fields, ...image };
  const { isDemo, bio, locale } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { isDemo: true, bio: true, locale: true },
  });
  const renames = input.username !== undefined && input.username !== viewer.username;
  if (isDemo && renames) throw new DomainError("forbidden", "demoAccount");
  if (renames && input.username) {
    await requireDistinctName(input.username, { userId: viewer.id, isSameAllowed: true });
  }
  await requireUnreservedFullName(viewer.id, input);
  const skeleton = input.username ? { nameSkeleton: toSkeleton(input.username) } : {};
  const language = languageOf(input.bio, { bio, bioLocale: bioLocale ?? locale });
  const data = { ...input, ...skeleton, ...language };
  const row = await db.user
    .update({ where: { id: viewer.id }, data, select: userSelect })
    .catch(onDuplicate({ users_username_key: "usernameTaken" }));
  if (viewer.role === "seller") await invalidateSellerName(viewer.id);
  return { user: toUser(row) };
}

/** Returns the language of a new bio; an unchanged one keeps its own. */
function languageOf(
  newBio: string | null | undefined,
  { bio, bioLocale }: { bio: string | null; bioLocale: string },
) {
  return newBio === undefined || newBio === bio ? {} : { bioLocale };
}

/** Checks first and last name together, as they are displayed side by side. @throws DomainError invalid */
async function requireUnreservedFullName(id: number, { firstName, lastName }: ProfileInput) {
  if (!firstName && !lastName) return;
  const row = await db.user.findUniqueOrThrow({
    where: { id },
    select: { firstName: true, lastName: true },
  });
  const parts = [
    firstName === undefined ? row.firstName : firstName,
    lastName === undefined ? row.lastName : lastName,
  ];
  requireUnreservedName(parts.filter(Boolean).join(" "));
}

/** Saves the viewer's language for emails and other browsers. Demo accounts are shared, so theirs is not saved. */
export async function saveLanguage(viewer: { id: number } | null, locale: Language) {
  if (!viewer) return;
  await db.user.updateMany({ where: { id: viewer.id, isDemo: false }, data: { locale } });
}
