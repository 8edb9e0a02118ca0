import type { Locale } from "next-intl";
import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { LocalizedProduct } from "@/lib/products/translatable-fields";

type UntranslatedNoteProps = {
  product: LocalizedProduct;
  word: LocalizedProduct["untold"][number];
};

/** Names the language of a text that is not translated into the page's language. */
export function UntranslatedNote({ product, word }: UntranslatedNoteProps) {
  const t = useTranslations("catalog");
  if (!product.untold.includes(word)) return null;
  // Safe: a database constraint allows only the supported languages.
  const language = NATIVE_NAMES[product.locale as Locale];
  return (
    <p className="text-muted-foreground text-sm">
      {t.rich("toldIn", { language, ...richTextTags })}
    </p>
  );
}
