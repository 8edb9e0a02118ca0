import { getBrandCard } from "@/lib/og/card";
import { picture } from "@/lib/web/picture";

export const GET = picture((_params, search) => getBrandCard(search.get("lang")));
