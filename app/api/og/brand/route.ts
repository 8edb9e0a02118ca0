import { imageRoute } from "@/lib/http/image-response";
import { getBrandCard } from "@/lib/og/card";

export const GET = imageRoute((_params, search) => getBrandCard(search.get("lang")));
