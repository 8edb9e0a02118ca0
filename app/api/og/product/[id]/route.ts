import { getProductCard } from "@/lib/og/card";
import { picture } from "@/lib/web/picture";

export const GET = picture<{ id: string }>(({ id }, search) =>
  getProductCard(id, search.get("lang")),
);
