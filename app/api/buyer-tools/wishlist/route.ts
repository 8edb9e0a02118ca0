import { listSmartWishlist } from "@/lib/buyer-tools/queries";
import { smartWishlistItemSchema } from "@/lib/buyer-tools/schema";
import { createSmartWishlistItem } from "@/lib/buyer-tools/service/smart-wishlist";
import { command, userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listSmartWishlist);

export const POST = command(
  { status: 201, schema: smartWishlistItemSchema },
  createSmartWishlistItem,
);
