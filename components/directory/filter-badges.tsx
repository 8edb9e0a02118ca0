import { useTranslations } from "next-intl";
import { X } from "@/components/ui/icons";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { type DirectoryFilter, directoryHref, isFiltered } from "@/lib/directory/rules";
import { DirectoryLink } from "./directory-navigation";

/** The set filters, each removable, and the number of results. */
export function FilterBadges({ filter, total }: { filter: DirectoryFilter; total: number }) {
  const t = useTranslations("directory");
  if (!isFiltered(filter)) return null;
  const { name, location, category } = filter;
  const badges = [
    { key: "name", value: name, without: { name: "" } },
    { key: "location", value: location, without: { location: "" } },
    {
      key: "category",
      value: category ? t(`category.${category}`) : "",
      without: { category: null },
    },
  ] as const;
  return (
    <>
      <ul aria-label={t("filters")} className="contents">
        {badges
          .filter(({ value }) => value !== "")
          .map(({ key, value, without }) => (
            <li key={key} className="max-w-full">
              <DirectoryLink
                href={directoryHref({ ...filter, page: 1, ...without })}
                className="inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-2 rounded-sm bg-secondary px-3 font-medium text-secondary-foreground text-sm hover:bg-accent"
              >
                <span className="sr-only">{`${t("remove")} `}</span>
                <span className="truncate">
                  {t.rich(`filter.${key}`, { value, ...richTextTags })}
                </span>
                <X aria-hidden className="size-4 shrink-0" />
              </DirectoryLink>
            </li>
          ))}
      </ul>
      <p className="text-muted-foreground text-sm">{t("foundNote", { count: String(total) })}</p>
    </>
  );
}
