import "server-only";

import { getLanguage } from "@/lib/accounts/queries";
import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { requireDistinctName } from "@/lib/accounts/service/distinct-name";
import { invalidateSellerName } from "@/lib/accounts/service/seller-tags";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { STORES_TAG, sellerTag, storeTag } from "@/lib/cache/tags";
import { DomainError, violatedConstraint } from "@/lib/core/errors";
import { toSkeleton } from "@/lib/core/skeleton";
import { db, type Tx, withTx } from "@/lib/db/client";
import { adoptImage } from "@/lib/uploads/adopt";
import { getStorefront } from "./queries";
import { isComplete, slugCandidates } from "./rules";
import type { PublishInput, StorefrontInput } from "./schema";

/** Only sellers have storefronts. @throws DomainError forbidden */
function requireSeller(viewer: Viewer): Viewer {
  if (viewer.role !== "seller") throw new DomainError("forbidden", "storefrontDenied");
  return viewer;
}

type Columns = Omit<
  StorefrontInput,
  "socialMedia" | "translations" | "vacationFrom" | "vacationUntil"
> & {
  instagram?: string | null;
  facebook?: string | null;
  nameSkeleton?: string;
  twitter?: string | null;
  vacationFrom?: Date | null;
  vacationUntil?: Date | null;
};

function toColumns(input: StorefrontInput): Columns {
  const { socialMedia, vacationFrom, vacationUntil, translations: _, ...columns } = input;
  // A vacation needs both days: clearing one clears both.
  const isNamed = vacationFrom !== undefined || vacationUntil !== undefined;
  const vacation = { vacationFrom: toDate(vacationFrom), vacationUntil: toDate(vacationUntil) };
  return { ...columns, ...socialMedia, ...(isNamed ? vacation : {}) };
}

const toDate = (day?: string | null) => (day ? new Date(`${day}T00:00:00Z`) : null);

/**
 * Writes the seller's storefront. Its address derives from the first name and is permanent; two stores of one name that
 * are saved concurrently get different addresses.
 */
async function writeStorefront(sellerId: number, data: Columns, translations?: Translations) {
  const select = { urlSlug: true, isPublished: true };
  const before = await findSellerName(sellerId);
  const locale = data.locale ?? (await getLanguage(sellerId));
  for (const urlSlug of slugCandidates(data.storeName, sellerId)) {
    const storefront = await withTx(async (tx) => {
      if (translations) await writeTranslations(tx, sellerId, translations);
      return tx.storefront.upsert({
        where: { sellerId },
        create: { ...data, locale, sellerId, urlSlug },
        update: data,
        select,
      });
    }).catch((error: unknown) => {
      if (violatedConstraint(error)) return null;
      throw error;
    });
    if (!storefront) continue;
    invalidateTags(
      storeTag(storefront.urlSlug),
      sellerTag(sellerId),
      ...(storefront.isPublished ? [STORES_TAG] : []),
    );
    if (storefront.isPublished && data.storeName !== before) await invalidateSellerName(sellerId);
    return;
  }
  throw new DomainError("conflict", "storeNameTaken");
}

/** Returns the current name of a seller. */
async function findSellerName(id: number) {
  const seller = await db.user.findUniqueOrThrow({ where: { id }, select: sellerNameSelect });
  return sellerNameOf(toNamedSeller(seller));
}

type Translations = NonNullable<StorefrontInput["translations"]>;

/** Replaces the translations of the seller's profile and storefront; empty ones are not stored. */
async function writeTranslations(tx: Tx, sellerId: number, translations: Translations) {
  const rows = Object.entries(translations).map(([locale, text]) => ({
    ...text,
    locale,
    sellerId,
  }));
  await tx.shopTranslation.deleteMany({ where: { sellerId } });
  await tx.shopTranslation.createMany({
    data: rows.filter(({ bio, tagline, description }) => bio || tagline || description),
  });
}

/**
 * POST /api/seller/storefront: updates the given fields, but not whether it is published.
 * @throws DomainError forbidden, conflict (every address of that name is taken)
 */
export async function saveStorefront(viewer: Viewer, input: StorefrontInput) {
  requireSeller(viewer);
  if (input.storeName) await requireDistinctName(input.storeName, { userId: viewer.id });
  const images = await adoptImages(viewer, input);
  const logo = await consumeDraft(viewer.id);
  const nameSkeleton = toSkeleton(input.storeName);
  const columns = { ...logo, ...toColumns({ ...input, ...images }), nameSkeleton };
  await writeStorefront(viewer.id, columns, input.translations);
  return getStorefront(viewer);
}

/** Stores banner and logo here. @throws DomainError invalid (one cannot be loaded), limited */
async function adoptImages(viewer: Viewer, { bannerImageUrl, logoImageUrl }: StorefrontInput) {
  return {
    ...(bannerImageUrl ? { bannerImageUrl: await adoptImage(viewer, bannerImageUrl) } : {}),
    ...(logoImageUrl ? { logoImageUrl: await adoptImage(viewer, logoImageUrl) } : {}),
  };
}

/**
 * Deletes a draft that contains only a logo, and returns the logo: the draft yields to the first save, whose name
 * determines the address.
 */
async function consumeDraft(sellerId: number) {
  const where = { sellerId, description: "", isPublished: false };
  const draft = await db.storefront.findFirst({ where });
  if (!draft) return {};
  await db.storefront.deleteMany({ where });
  invalidateTags(storeTag(draft.urlSlug));
  return { logoImageUrl: draft.logoImageUrl };
}

/**
 * POST /api/seller/storefront/publish: makes the storefront public, or visible only to its owner.
 * @throws DomainError forbidden (no seller, address not confirmed), conflict (never saved)
 */
export async function publishStorefront(viewer: Viewer, { publish }: PublishInput) {
  requireSeller(viewer);
  if (publish && !viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  const { id: sellerId } = viewer;
  const storefront = await db.storefront.findUnique({ where: { sellerId } });
  if (!storefront || (publish && !isComplete(storefront))) {
    throw new DomainError("conflict", "storefrontUnsaved");
  }
  await db.storefront.update({ where: { sellerId }, data: { isPublished: publish } });
  invalidateTags(storeTag(storefront.urlSlug), STORES_TAG);
  await invalidateSellerName(sellerId);
  return { isPublished: publish };
}

/**
 * Sets only the logo, on a draft with the defaults if the storefront was never saved. `logoImageUrl` is absolute.
 * @throws DomainError forbidden
 */
export async function setStoreLogo(viewer: Viewer, logoImageUrl: string) {
  requireSeller(viewer);
  const { storeName, description, location } = await getStorefront(viewer);
  await writeStorefront(viewer.id, { storeName, description, location, logoImageUrl });
}
