import { command } from "@/lib/http/route";
import { wishlistSchema } from "@/lib/wishlist/schema";
import { toggleWishlist } from "@/lib/wishlist/service";

export const POST = command({ schema: wishlistSchema }, toggleWishlist);
