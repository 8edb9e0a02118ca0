import { getLocale, getTranslations } from "next-intl/server";
import { LANGUAGE_TAB_MESSAGES } from "@/components/forms/language-tab-messages";
import { PageMessages } from "@/components/layout/page-messages";
import { ProductGrid } from "@/components/products/product-grid";
import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { getStorefront, getStoreProductPage } from "@/lib/storefronts/queries";
import { PublishBar } from "./publish-bar";
import { storePattern } from "./store-pattern";
import { StorefrontEditor } from "./storefront-editor";

/** Number of products in the preview. */
const PREVIEW_PRODUCTS = 3;

const MESSAGES = [
  "catalog.count",
  "catalog.label",
  "reviews.count",
  "reviews.none",
  "reviews.outOf",
  "storefronts.editor",
  "storefronts.page",
  "textLanguage",
  "uploads",
  "validation",
  ...LANGUAGE_TAB_MESSAGES,
];

/** A seller's storefront: its state, and the editor. */
export async function StorefrontView({ viewer }: { viewer: Viewer }) {
  const [t, storefront, { products, ...figures }] = await Promise.all([
    getTranslations("storefronts"),
    getStorefront(viewer),
    getStoreProductPage(viewer.id, await getLocale()),
  ]);
  const { urlSlug, isPublished } = storefront;
  const previewProducts = {
    ...figures,
    weave: storePattern(products),
    certified: products,
    productList: (
      <ProductGrid products={products.slice(0, PREVIEW_PRODUCTS)} columns={3} isOnTop={false} />
    ),
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <header>
        <h1 className="display text-d3 md:text-[1.875rem]">{t("title")}</h1>
        <p className="max-w-[66ch] text-muted-foreground">{t("lead")}</p>
      </header>
      <PageMessages namespaces={MESSAGES}>
        <PublishBar isPublished={isPublished} url={urlSlug && `${env.APP_URL}/store/${urlSlug}`} />
        <StorefrontEditor storefront={storefront} previewProducts={previewProducts} />
      </PageMessages>
    </div>
  );
}
