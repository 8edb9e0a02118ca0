import { getStoreCard } from "@/lib/og/card";
import { picture } from "@/lib/web/picture";

export const GET = picture<{ urlSlug: string }>(({ urlSlug }, search) =>
  getStoreCard(urlSlug, search.get("lang")),
);
