"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import { MAX_OPTIONS, MAX_VARIANTS, OPTION_KINDS } from "@/lib/products/variants/rules";
import { OptionFields } from "./option-fields";
import type { ProductForm } from "./product-form-types";
import { VariantTable } from "./variant-table";
import { arrangeVariants, countCombinations, summarizeVariants } from "./variant-values";

/** Options of a product, and price and stock of each combination. */
export function VariantsField({ form }: { form: ProductForm }) {
  const t = useTranslations("products.variants");
  const id = useId();
  const { control, getValues } = form;
  const options = useFieldArray({ control, name: "options" });
  const variants = useFieldArray({ control, name: "variants" });

  const arrange = () =>
    variants.replace(
      arrangeVariants(getValues("options"), getValues("variants"), getValues("price")),
    );

  function add() {
    const usedKinds = getValues("options").map(({ kind }) => kind);
    const kind = OPTION_KINDS.find((optionKind) => !usedKinds.includes(optionKind)) ?? "other";
    options.append({ kind, name: "", values: [] });
  }

  function remove(index: number) {
    options.remove(index);
    if (getValues("options").length === 0) variants.replace([]);
    else arrange();
  }

  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h3 id={id} className="font-semibold">
          {t("title")}
        </h3>
        <p className="mt-1 text-muted-foreground text-sm">{t("lead")}</p>
      </div>
      {options.fields.map((field, index) => (
        <OptionFields
          key={field.id}
          form={form}
          index={index}
          onArrange={arrange}
          onRemove={() => remove(index)}
        />
      ))}
      {options.fields.length < MAX_OPTIONS && (
        <Button variant="secondary" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      )}
      <TooManyVariants form={form} />
      {options.fields.length > 0 && variants.fields.length > 0 && (
        <>
          <VariantSummary form={form} />
          <VariantTable form={form} rows={variants.fields} onChange={variants.replace} />
        </>
      )}
    </section>
  );
}

function TooManyVariants({ form: { control } }: { form: ProductForm }) {
  const t = useTranslations("products.variants");
  const count = countCombinations(useWatch({ control, name: "options" }));
  if (count <= MAX_VARIANTS) return null;
  return <Banner tone="warning">{t("tooMany", { count: String(count) })}</Banner>;
}

/** Number of variants, lowest price and summed stock, as buyers see them. */
function VariantSummary({ form: { control } }: { form: ProductForm }) {
  const t = useTranslations("products.variants");
  const summary = summarizeVariants(useWatch({ control, name: "variants" }));
  return (
    <p className="text-sm">
      <strong>{t("count", { count: summary.count })}</strong>
      {summary.lowestCents !== null && (
        <span className="block text-muted-foreground">
          {t.rich("summary", {
            price: formatMoney(summary.lowestCents),
            count: String(summary.stock),
            ...richTextTags,
          })}
        </span>
      )}
    </p>
  );
}
