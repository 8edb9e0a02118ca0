import { useTranslations } from "next-intl";

import { type CategoryName, firstCategoryOf } from "@/lib/forum/rules";

/** A category's name: the initial ones are translated, an admin's own is shown as entered. */
export function useCategoryLabels() {
  const t = useTranslations("forum.category");
  return (category: CategoryName) => {
    const firstCategory = firstCategoryOf(category);
    return firstCategory ? t(firstCategory) : category.name;
  };
}
