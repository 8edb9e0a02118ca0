import { parseId } from "@/lib/core/validation/text";
import { publicQuery } from "@/lib/http/route";
import { getSellerStats } from "@/lib/sellers/queries/sellers";

export const GET = publicQuery<{ sellerId: string }>(({ sellerId }) =>
  getSellerStats(parseId(sellerId)),
);
