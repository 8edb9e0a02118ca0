"use client";

import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/i18n/routing";
import type { EditableProduct } from "@/lib/products/queries/editable";
import { DetailsStep } from "./details-step";
import { FormFooter } from "./form-footer";
import { FormSteps } from "./form-steps";
import { blankValues, copyValues, valuesOf } from "./form-values";
import { ProductPreview } from "./product-preview";
import { ProductState } from "./product-state";
import { StoryStep } from "./story-step";
import { useProductForm } from "./use-product-form";

type ProductFormProps = {
  seller: { id: number; username: string; isEmailVerified: boolean };
  /** Null for a new product, which is initially written in `locale`. */
  product: EditableProduct | null;
  /** A product whose content is copied; nothing is created before submission. */
  original?: EditableProduct | null;
  locale: Language;
};

function initialValues(
  product: EditableProduct | null,
  original: EditableProduct | null,
  locale: Language,
) {
  if (product) return valuesOf(product);
  return original ? copyValues(original) : blankValues(locale);
}

/** Creates or edits a product (specification B, sections 2 and 5). */
export function ProductForm({ seller, product, original = null, locale }: ProductFormProps) {
  const t = useTranslations("products");
  const [initial] = useState(() => initialValues(product, original, locale));
  const productId = product?.id ?? null;
  const { form, papers, draft, step, setStep, stockMove, toStory, save, isSaving } = useProductForm(
    {
      sellerId: seller.id,
      productId,
      hasVariants: product?.hasVariants === true,
      copyOf: original?.id ?? null,
      initial,
    },
  );
  const [isBusy, setIsBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const filed = product?.certificates ?? [];
  const { errors, isSubmitted } = form.formState;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [step]);

  return (
    <div className="min-w-0">
      <Link
        href="/dashboard"
        className="inline-flex min-h-11 items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="rtl-flip size-4" />
        {t("back")}
      </Link>
      <h1 className="display text-d3 md:text-[1.875rem]">
        {product ? t("editTitle") : t("addTitle")}
      </h1>
      <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
        <FormSteps step={step} />
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_268px] lg:items-start">
        <form method="post" noValidate onSubmit={(event) => void save(event)} className="min-w-0">
          {product && <ProductState product={product} />}
          {!seller.isEmailVerified && (
            <Banner tone="warning" className="mb-6">
              {t("form.unverified")}
            </Banner>
          )}
          {draft.isRestored && (
            <Banner title={t("draft.restored")} className="mb-6">
              <p>{t("draft.restoredMore")}</p>
              <Button variant="link" size="inline" onClick={draft.discard}>
                {t("draft.discard")}
              </Button>
            </Banner>
          )}
          <div hidden={step !== "details"}>
            <DetailsStep
              form={form}
              held={product?.reserved ?? 0}
              stockMove={stockMove}
              onBusyChange={setIsBusy}
            />
          </div>
          {step === "story" && <StoryStep form={form} papers={papers} filed={filed} />}
          <FormFooter
            step={step}
            isNew={product === null}
            toFix={isSubmitted ? Object.keys(errors).length : 0}
            isSaving={isSaving}
            isBusy={isBusy}
            onDraft={draft.save}
            onStory={() => void toStory()}
            onDetails={() => setStep("details")}
          />
        </form>
        <ProductPreview form={form} seller={seller.username} filed={filed} />
      </div>
    </div>
  );
}
