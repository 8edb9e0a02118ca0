import { imageRoute } from "@/lib/http/image-response";
import { getBrandCard } from "@/lib/link-previews/link-preview";

export const GET = imageRoute((_params, search) => getBrandCard(search.get("lang")));
