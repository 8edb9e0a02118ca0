import { imageRoute } from "@/lib/http/image-response";
import { getStoreCard } from "@/lib/link-previews/link-preview";

export const GET = imageRoute<{ urlSlug: string }>(({ urlSlug }, search) =>
  getStoreCard(urlSlug, search.get("lang")),
);
