import { imageRoute } from "@/lib/http/image-response";
import { getProductCard } from "@/lib/link-previews/link-preview";

export const GET = imageRoute<{ id: string }>(({ id }, search) =>
  getProductCard(id, search.get("lang")),
);
