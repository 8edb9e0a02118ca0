import { useTranslations } from "next-intl";

import { CARD_CATEGORIES } from "@/lib/directory/categories";
import { type DirectoryFilter, directoryHref } from "@/lib/directory/rules";
import { PRESENTATIONS } from "./category-presentation";
import { DirectoryLink } from "./directory-navigation";

const CELL =
  "flex h-full min-h-14 items-center gap-2.5 rounded-md border px-3 py-2 font-medium text-md leading-tight [&_svg]:size-4.5 [&_svg]:shrink-0";
const OFF = "bg-card hover:border-foreground hover:bg-accent [&_svg]:text-brand-ink";
const ON = "border-primary bg-primary text-primary-foreground";

/** The twelve cards. A selected one is deselected; selecting retains the search text (specification C, section 4). */
export function CategoryCards({ filter }: { filter: DirectoryFilter }) {
  const t = useTranslations("directory");
  return (
    <nav aria-label={t("cards")}>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
        {CARD_CATEGORIES.map((category) => {
          const Icon = PRESENTATIONS[category].icon;
          const isSelected = filter.category === category;
          return (
            <li key={category}>
              <DirectoryLink
                href={directoryHref(isSelected ? {} : { category })}
                aria-current={isSelected ? "true" : undefined}
                className={`${CELL} ${isSelected ? ON : OFF}`}
              >
                <Icon aria-hidden />
                <span className="min-w-0 hyphens-auto break-words">
                  {t(`category.${category}`)}
                </span>
              </DirectoryLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
