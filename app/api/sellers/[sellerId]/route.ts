import { parseId } from "@/lib/core/validation/text";
import { publicQuery } from "@/lib/http/route";
import { getSellerOrThrow } from "@/lib/sellers/queries/sellers";

export const GET = publicQuery<{ sellerId: string }>(({ sellerId }) =>
  getSellerOrThrow(parseId(sellerId)),
);
