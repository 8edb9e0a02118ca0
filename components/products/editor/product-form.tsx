"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { preventImplicitSubmit } from "@/components/forms/prevent-implicit-submit";
import { Banner } from "@/components/ui/banner";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/i18n/routing";
import type { EditableProduct } from "@/lib/products/queries/editable";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { BasicsSection } from "./basics-section";
import { CertificatesField } from "./certificates-field";
import { DraftBanners } from "./draft-banners";
import { EditorSection } from "./editor-section";
import { FactsSection } from "./facts-section";
import { FieldConflicts } from "./field-conflicts";
import { blankValues, copyValues, valuesOf } from "./form-values";
import { ImagesField } from "./images-field";
import { OfferSection } from "./offer-section";
import { withStoredFields } from "./product-draft-storage";
import { ProductPreview } from "./product-preview";
import { ProductState } from "./product-state";
import type { EditBasis } from "./request-body";
import { SaveBar } from "./save-bar";
import { SeasonToggles } from "./season-toggles";
import { SectionNav } from "./section-nav";
import { ShippingSection } from "./shipping-section";
import { StorySection } from "./story-section";
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

const NO_ERRORS = {};

/** The values that the form starts with, and what they are based on. */
function currentOf({ product, original, draft, locale }: ProductFormProps): EditBasis {
  if (product) {
    const { contentVersion, hasVariants } = product;
    return { values: valuesOf(product), contentVersion, hasVariants };
  }
  return { values: newValues(), contentVersion: "", hasVariants: false };

  function newValues() {
    if (draft?.content) return withStoredFields(blankValues(locale), draft.content);
    return original ? copyValues(original) : blankValues(locale);
  }
}

/** The ids of seller, product, copied product and saved draft. */
function identityOf({ seller, product, original, draft }: ProductFormProps) {
  return {
    sellerId: seller.id,
    productId: product?.id ?? null,
    copyOf: draft ? null : (original?.id ?? null),
    draftId: draft?.id ?? null,
  };
}

/** Creates or edits a product (specification B, sections 2 and 5). */
export function ProductForm(props: ProductFormProps) {
  const { seller, product, draft: savedDraft = null } = props;
  const t = useTranslations("products");
  const { form, certificateForm, draft, serverDraft, conflicts, save, isSaving } = useProductForm({
    ...identityOf(props),
    current: currentOf(props),
  });
  const [isBusy, setIsBusy] = useState(false);
  const certificates = product?.certificates ?? [];
  const { errors, isSubmitted, isDirty } = form.formState;

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
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_268px] lg:items-start">
        <form
          method="post"
          noValidate
          onSubmit={(event) => void save(event)}
          onKeyDown={preventImplicitSubmit}
          className="min-w-0"
        >
          <SectionNav errors={isSubmitted ? errors : NO_ERRORS} />
          {product && <ProductState product={product} />}
          {!seller.isEmailVerified && (
            <Banner tone="warning" className="mb-6">
              {t("form.unverified")}
            </Banner>
          )}
          <DraftBanners saved={savedDraft !== null} draft={draft} serverDraft={serverDraft} />
          <FieldConflicts conflicts={conflicts} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <BasicsSection form={form} />
            <EditorSection id="photos" title={t("sections.photos")}>
              <div className="sm:col-span-2">
                <ImagesField form={form} onBusyChange={setIsBusy} />
              </div>
            </EditorSection>
            <OfferSection
              form={form}
              heldUnits={product?.reserved ?? 0}
              isOnSale={product?.isOnSale ?? false}
              sizeCharts={props.sizeCharts}
            />
            <FactsSection form={form} />
            <ShippingSection form={form} />
            <StorySection form={form} />
            <EditorSection id="certificates" title={t("sections.certificates")}>
              <CertificatesField
                form={form}
                certificateForm={certificateForm}
                filed={certificates}
              />
              <SeasonToggles form={form} />
            </EditorSection>
          </div>
          <SaveBar
            isNew={product === null}
            toFix={isSubmitted ? Object.keys(errors).length : 0}
            isDirty={isDirty}
            isSaving={isSaving}
            isBusy={isBusy}
            onDraft={product ? draft.save : serverDraft.save}
          />
        </form>
        <ProductPreview form={form} seller={seller.username} filed={certificates} />
      </div>
    </div>
  );
}
