import { userQuery } from "@/lib/http/route";
import { getWishlist } from "@/lib/wishlist/queries";

export const GET = userQuery({}, getWishlist);
