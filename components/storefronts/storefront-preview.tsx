"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { MessageCircle } from "@/components/ui/icons";

import type { Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/products/dto";
import type { StoreProductPage } from "@/lib/storefronts/queries";
import type { StorefrontInput } from "@/lib/storefronts/schema";
import { STORE_BUTTON } from "./store-button-classes";
import { StoreFrame } from "./store-frame";
import { StoreHeader } from "./store-header";
import { StoreStory } from "./store-story";
import { type StorefrontValues, toIdentity } from "./storefront-values";

const GROUNDS = { light: "always-light", dark: "dark" } as const;
type Ground = keyof typeof GROUNDS;

export type PreviewProducts = Omit<StoreProductPage, "products"> & {
  weave: Weave;
  /** Products whose certificates appear below the story. */
  certified: Product[];
  /** Rendered cards of the newest products. */
  productList: ReactNode;
};

type StorefrontPreviewProps = {
  control: Control<StorefrontValues, unknown, StorefrontInput>;
  previewProducts: PreviewProducts;
};

/** The store's components with the form's values, saved or not, in light and dark mode. */
export function StorefrontPreview({ control, previewProducts }: StorefrontPreviewProps) {
  const t = useTranslations("storefronts.editor");
  const locale = useLocale();
  const values = useWatch({ control }) as StorefrontValues;
  const [ground, setGround] = useState<Ground>("light");

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground text-sm">{t("previewNote")}</p>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t("ground")}</legend>
          {(["light", "dark"] as const).map((scheme) => (
            <button
              key={scheme}
              type="button"
              aria-pressed={ground === scheme}
              onClick={() => setGround(scheme)}
              className="inline-flex min-h-11 items-center rounded-full border border-input bg-card px-4 font-medium text-sm hover:border-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
            >
              {t(`grounds.${scheme}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <section
        aria-label={t("preview")}
        className={`${GROUNDS[ground]} overflow-hidden rounded-lg border border-border-strong bg-background text-foreground`}
      >
        <StoreFrame color={values.primaryColor ?? ""}>
          <StoreHeader
            store={toIdentity(values, locale)}
            figures={previewProducts}
            weave={previewProducts.weave}
            as="h2"
          >
            <span className={STORE_BUTTON}>
              <MessageCircle aria-hidden />
              {t("contactSample")}
            </span>
          </StoreHeader>
          {/* Purchases are disabled in a preview. */}
          <div inert className="wrap pt-7">
            {previewProducts.productList}
          </div>
          <StoreStory
            description={values.description}
            locale={values.locale ?? locale}
            products={previewProducts.certified}
            weave={previewProducts.weave}
          />
          <div className="h-8" />
        </StoreFrame>
      </section>
    </div>
  );
}
