import type { Viewer } from "@/lib/auth/viewer";
import { listSmartWishlist } from "@/lib/buyer-tools/queries";
import { matchesQuery } from "@/lib/buyer-tools/rules";
import { SmartWishlistCard } from "./smart-wishlist-card";
import { ToolPanel } from "./tool-panel";

/** The viewer's smart wishlist, highest priority first. */
export async function SmartWishlistTab({ viewer, words }: { viewer: Viewer; words: string }) {
  const wishes = await listSmartWishlist(viewer);
  const shown = wishes.filter(({ product }) => matchesQuery([product.title], words));
  return (
    <ToolPanel tab="wishlist" words={words} total={wishes.length} shown={shown.length}>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {shown.map((wish) => (
          <li key={wish.id}>
            <SmartWishlistCard wish={wish} />
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}
