import { toId } from "@/lib/core/text";
import { getSellerOrThrow } from "@/lib/sellers/queries";
import { read } from "@/lib/web/route";

export const GET = read<{ sellerId: string }>(({ sellerId }) => getSellerOrThrow(toId(sellerId)));
