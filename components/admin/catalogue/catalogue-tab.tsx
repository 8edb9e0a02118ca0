import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { BlogCategories } from "@/components/blog/blog-categories";
import { ForumCategories } from "@/components/community/forum-categories";
import { PageMessages } from "@/components/layout/page-messages";
import { listHolidays } from "@/lib/holidays/queries/holidays";
import { holidaySearchSchema } from "@/lib/holidays/schema";
import { findAliases, findMisses } from "@/lib/search/queries";
import { aliasSearchSchema } from "@/lib/search/schema";
import { AliasList } from "./alias-list";
import { HolidayList } from "./holiday-list";
import { MissSection } from "./miss-section";

/** Search aliases, categories of forum and blog, and dates of holidays. */
export async function CatalogueTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = aliasSearchSchema.parse(searchParams);
  const { year } = holidaySearchSchema.parse(searchParams);
  const [aliases, misses, holidays] = await Promise.all([
    findAliases(viewer, search),
    findMisses(viewer, search.misses),
    listHolidays(year),
  ]);
  return (
    <PageMessages namespaces={["catalogue.aliases", "catalogue.holidays", "validation"]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <AliasList search={search} {...aliases} />
          <MissSection search={search} {...misses} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-10 lg:grid-cols-2">
          <ForumCategories viewer={viewer} />
          <BlogCategories viewer={viewer} />
        </div>
        <HolidayList year={year} holidays={holidays} />
      </div>
    </PageMessages>
  );
}
