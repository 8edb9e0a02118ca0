import { useTranslations } from "next-intl";

import { type CategoryName, firstCategoryOf } from "@/lib/forum/rules";

/** Says a category's name: the first ones in the page's language, an admin's own as it was written. */
export function useCategoryWords() {
  const t = useTranslations("forum.category");
  return (category: CategoryName) => {
    const known = firstCategoryOf(category);
    return known ? t(known) : category.name;
  };
}
