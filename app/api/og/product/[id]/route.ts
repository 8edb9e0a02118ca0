import { imageRoute } from "@/lib/http/image-response";
import { getProductCard } from "@/lib/og/card";

export const GET = imageRoute<{ id: string }>(({ id }, search) =>
  getProductCard(id, search.get("lang")),
);
