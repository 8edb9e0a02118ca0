import { toId } from "@/lib/core/text";
import { getSellerStats } from "@/lib/sellers/queries";
import { read } from "@/lib/web/route";

export const GET = read<{ sellerId: string }>(({ sellerId }) => getSellerStats(toId(sellerId)));
