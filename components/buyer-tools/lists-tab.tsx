import type { Viewer } from "@/lib/auth/viewer";
import { listComparisons } from "@/lib/buyer-tools/queries";
import { matchesQuery } from "@/lib/buyer-tools/rules";
import { ListCard } from "./list-card";
import { ToolPanel } from "./tool-panel";

/** The viewer's comparison lists. */
export async function ListsTab({ viewer, search }: { viewer: Viewer; search: string }) {
  const lists = await listComparisons(viewer);
  const visibleLists = lists.filter(({ name, items }) =>
    matchesQuery([name, ...items.map(({ product }) => product.title)], search),
  );
  return (
    <ToolPanel
      tab="compare"
      search={search}
      total={lists.length}
      visibleCount={visibleLists.length}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {visibleLists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}
