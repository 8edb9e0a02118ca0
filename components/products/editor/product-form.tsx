"use client";

import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/i18n/routing";
import type { EditableProduct } from "@/lib/products/queries/editable";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { DetailsStep } from "./details-step";
import { DraftBanners } from "./draft-banners";
import { FormFooter } from "./form-footer";
import { FormSteps } from "./form-steps";
import { blankValues, copyValues, valuesOf } from "./form-values";
import { over } from "./product-draft-storage";
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
  /** A saved draft of a new product; without content it starts with that of `original`. */
  draft?: { id: number; content: Record<string, unknown> | null } | null;
  sizeCharts: SizeChart[];
  locale: Language;
};

function initialValues({ product, original, draft, locale }: ProductFormProps) {
  if (product) return valuesOf(product);
  if (draft?.content) return over(blankValues(locale), draft.content);
  return original ? copyValues(original) : blankValues(locale);
}

/** The ids of seller, product, copied product and saved draft. */
function identityOf({ seller, product, original, draft }: ProductFormProps) {
  return {
    sellerId: seller.id,
    productId: product?.id ?? null,
    hasVariants: product?.hasVariants === true,
    copyOf: draft ? null : (original?.id ?? null),
    draftId: draft?.id ?? null,
  };
}

/** Creates or edits a product (specification B, sections 2 and 5). */
export function ProductForm(props: ProductFormProps) {
  const { seller, product, draft: saved = null } = props;
  const t = useTranslations("products");
  const [initial] = useState(() => initialValues(props));
  const { form, papers, draft, serverDraft, ...editing } = useProductForm({
    ...identityOf(props),
    initial,
  });
  const { step, setStep, stockMove, toStory, save, isSaving } = editing;
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
          <DraftBanners saved={saved !== null} draft={draft} serverDraft={serverDraft} />
          <div hidden={step !== "details"}>
            <DetailsStep
              form={form}
              held={product?.reserved ?? 0}
              stockMove={stockMove}
              sizeCharts={props.sizeCharts}
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
            onDraft={product ? draft.save : serverDraft.save}
            onStory={() => void toStory()}
            onDetails={() => setStep("details")}
          />
        </form>
        <ProductPreview form={form} seller={seller.username} filed={filed} />
      </div>
    </div>
  );
}
