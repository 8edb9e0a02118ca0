import { write } from "@/lib/web/route";
import { wishlistSchema } from "@/lib/wishlist/schema";
import { toggleWishlist } from "@/lib/wishlist/service";

export const POST = write({ schema: wishlistSchema }, toggleWishlist);
