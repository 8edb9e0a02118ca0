import { imageRoute } from "@/lib/http/image-response";
import { getStoreCard } from "@/lib/og/card";

export const GET = imageRoute<{ urlSlug: string }>(({ urlSlug }, search) =>
  getStoreCard(urlSlug, search.get("lang")),
);
