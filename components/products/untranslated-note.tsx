import type { Locale } from "next-intl";
import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";

type UntranslatedNoteProps = {
  product: LocalizedProduct;
  word: LocalizedProduct["untold"][number];
};

/** Says in which language a text stands that the seller has not written in the page's. */
export function UntranslatedNote({ product, word }: UntranslatedNoteProps) {
  const t = useTranslations("catalog");
  if (!product.untold.includes(word)) return null;
  // Safe: a check of the database admits our languages alone.
  const language = NATIVE_NAMES[product.locale as Locale];
  return (
    <p className="text-muted-foreground text-sm">
      {t.rich("toldIn", { language, ...richTextTags })}
    </p>
  );
}
