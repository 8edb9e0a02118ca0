import { readAs } from "@/lib/web/route";
import { getWishlist } from "@/lib/wishlist/queries";

export const GET = readAs({}, getWishlist);
