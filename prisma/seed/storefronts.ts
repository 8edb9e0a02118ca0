import { logoUrl } from "@/lib/brand/queries";
import { toSkeleton } from "@/lib/core/skeleton";
import { db } from "@/lib/db/client";
import { STOREFRONTS, type StorefrontContent } from "./content/storefronts";

const DAY_MS = 86_400_000;

/** Seeds storefronts of some sellers, one of them a draft. Existing ones are not changed. */
export async function seedStorefronts(now: Date) {
  const sellers = await db.user.findMany({
    where: { email: { in: STOREFRONTS.map(({ seller }) => seller) }, role: "seller" },
    select: { id: true, email: true },
  });
  const ids = new Map(sellers.map(({ id, email }) => [email, id]));
  const data = STOREFRONTS.flatMap((content) => {
    const sellerId = ids.get(content.seller);
    return sellerId === undefined ? [] : [rowOf(content, sellerId, now)];
  });
  await db.storefront.createMany({ data, skipDuplicates: true });
}

function rowOf(
  { seller: _, vacation, mark, ...content }: StorefrontContent,
  sellerId: number,
  now: Date,
) {
  const day = (days: number) => new Date(Math.floor(now.getTime() / DAY_MS + days) * DAY_MS);
  return {
    ...content,
    nameSkeleton: toSkeleton(content.storeName),
    sellerId,
    logoImageUrl: mark ? logoUrl(mark) : null,
    ...(vacation ? { vacationFrom: day(vacation.from), vacationUntil: day(vacation.until) } : {}),
  };
}
