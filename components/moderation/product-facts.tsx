import type { Locale } from "next-intl";
import { useTranslations } from "next-intl";

import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { useFactText } from "@/components/products/use-fact-text";
import { Price } from "@/components/ui/price";
import { ProductImage } from "@/components/ui/product-image";
import { formatMoney } from "@/lib/core/money";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { ApprovalDetail } from "@/lib/moderation/queries/details";
import { FACT_KEYS, TRANSLATABLE_FACTS, type TranslatableFact } from "@/lib/products/facts/rules";
import type { ProductContent } from "@/lib/products/revision-content";
import { listImages } from "@/lib/products/rules";
import { TRANSLATABLE_FIELDS } from "@/lib/products/translatable-fields";
import { useFactTexts } from "./detail-formatters";
import { DetailsList, UserText } from "./details-list";
import { UnstoredImage } from "./unstored-image";

type ProductDetail = Pick<
  Extract<ApprovalDetail, { kind: "product" }>["detail"],
  "content" | "unstored" | "priceCents" | "stock"
>;

/** A new product in full: images, figures, and its texts in every language. */
export function ProductFacts({
  detail: { content, unstored, priceCents, stock },
}: {
  detail: ProductDetail;
}) {
  const t = useTranslations("moderation.field");
  const nameOf = useTranslations("catalog.facts.name");
  const textOf = useFactTexts();
  const factText = useFactText();
  const ownLocale = content.locale;
  const others = Object.entries(content.translations) as [Locale, Texts][];
  return (
    <div className="grid gap-4 pt-4">
      <Images content={content} unstored={unstored} />
      <DetailsList
        facts={[
          { name: t("price"), value: <Price amount={formatMoney(priceCents)} /> },
          { name: t("stock"), value: String(stock) },
          { name: t("category"), value: textOf.category(content) },
          { name: t("collection"), value: content.collection },
          { name: t("season"), value: textOf.season(content) },
          ...(content.options.length > 0
            ? (["options", "variants"] as const).map((fact) => ({
                name: t(fact),
                value: <span className="whitespace-pre-line">{textOf[fact](content)}</span>,
              }))
            : []),
          ...FACT_KEYS.map((key) => ({ name: nameOf(key), value: factText(key, content.facts) })),
        ]}
      />
      {[[ownLocale, content] as [Locale, Texts], ...others].map(([locale, texts]) => (
        <section key={locale} aria-label={NATIVE_NAMES[locale]}>
          <h3 className="font-native font-semibold text-md" lang={locale}>
            {NATIVE_NAMES[locale]}
          </h3>
          <DetailsList
            facts={[
              ...TRANSLATABLE_FIELDS.map((field) => ({ name: t(field), text: texts[field] })),
              ...TRANSLATABLE_FACTS.map((fact) => ({ name: nameOf(fact), text: texts[fact] })),
            ].map(({ name, text }) => ({
              name,
              value: text ? <UserText text={text} lang={locale} /> : null,
            }))}
          />
        </section>
      ))}
    </div>
  );
}

type Texts = Partial<
  Record<(typeof TRANSLATABLE_FIELDS)[number] | TranslatableFact, string | null>
>;

type ImagesProps = { content: ProductContent; unstored: string[] };

function Images({ content, unstored }: ImagesProps) {
  const t = useTranslations("moderation.detail");
  const presentation = { categorySlug: content.category, collection: content.collection };
  return (
    <ul className="flex flex-wrap gap-3">
      {listImages(content).map(({ src, alt }, index) => (
        <li key={src} className="w-28 sm:w-36">
          {unstored.includes(src) ? (
            <UnstoredImage address={src} />
          ) : (
            <ProductImage
              src={src}
              alt={t("image", { number: String(index + 1) })}
              weave={categoryPattern(presentation)}
              fallback={fallbackOf(presentation)}
              width={144}
              sizes="144px"
            />
          )}
          {alt && (
            <span className="wrap-anywhere block pt-1 text-sm">
              <UserText text={alt} lang={content.locale} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
