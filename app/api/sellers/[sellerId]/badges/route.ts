import { toId } from "@/lib/core/text";
import { listSellerBadges } from "@/lib/sellers/queries";
import { read } from "@/lib/web/route";

export const GET = read<{ sellerId: string }>(({ sellerId }) => listSellerBadges(toId(sellerId)));
