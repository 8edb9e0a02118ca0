import type { Viewer } from "@/lib/auth/viewer";
import { listSmartWishlist } from "@/lib/buyer-tools/queries";
import { matchesQuery } from "@/lib/buyer-tools/rules";
import { SmartWishlistCard } from "./smart-wishlist-card";
import { ToolPanel } from "./tool-panel";

/** The viewer's smart wishlist, highest priority first. */
export async function SmartWishlistTab({ viewer, search }: { viewer: Viewer; search: string }) {
  const items = await listSmartWishlist(viewer);
  const visibleItems = items.filter(({ product }) => matchesQuery([product.title], search));
  return (
    <ToolPanel
      tab="wishlist"
      search={search}
      total={items.length}
      visibleCount={visibleItems.length}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {visibleItems.map((item) => (
          <li key={item.id}>
            <SmartWishlistCard item={item} />
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}
