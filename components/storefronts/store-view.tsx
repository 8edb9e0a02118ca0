import { getLocale, getTranslations } from "next-intl/server";
import { TranslationNote, textHref } from "@/components/languages/translation-note";
import { PageMessages } from "@/components/layout/page-messages";
import { ShareMenu } from "@/components/share/share-menu";
import { getStoreProductPage, listStoreReviews, type Store } from "@/lib/storefronts/queries";
import { ContactStore } from "./contact-store";
import { StoreAbout } from "./store-about";
import { StoreFrame } from "./store-frame";
import { StoreHeader } from "./store-header";
import { StoreJsonLd } from "./store-json-ld";
import { storePattern } from "./store-pattern";
import { StoreProducts } from "./store-products";
import { StoreReviews } from "./store-reviews";
import { StoreStory } from "./store-story";
import { StoreTabs } from "./store-tabs";
import { StoreVacation } from "./store-vacation";

/** A store in its seller's color. It does not depend on the viewer: the public page is static. */
export async function StoreView({ store }: { store: Store }) {
  const { sellerId, storeName, urlSlug } = store;
  const locale = await getLocale();
  const [t, productPage, reviews] = await Promise.all([
    getTranslations("storefronts.page"),
    getStoreProductPage(sellerId, locale),
    listStoreReviews(sellerId, locale),
  ]);
  const newest = productPage.products[0];
  const weave = storePattern(productPage.products);
  const tabs = [
    {
      key: "products",
      name: t("products"),
      count: productPage.totalProducts,
      panel: <StoreProducts sellerId={sellerId} productPage={productPage} />,
    },
    {
      key: "reviews",
      name: t("reviews"),
      count: productPage.totalReviews,
      panel: <StoreReviews reviews={reviews} />,
    },
    {
      key: "about",
      name: t("about"),
      panel: <StoreAbout store={store} productPage={productPage} />,
    },
  ];

  return (
    <StoreFrame color={store.primaryColor}>
      <StoreJsonLd store={store} productPage={productPage} />
      <StoreHeader store={store} figures={productPage} weave={weave}>
        <ShareMenu title={storeName} path={`/store/${urlSlug}`} />
        {newest && (
          <PageMessages namespaces={["messaging.form", "storefronts.contact", "validation"]}>
            <ContactStore sellerId={sellerId} storeName={storeName} productId={newest.id} />
          </PageMessages>
        )}
      </StoreHeader>
      <div className="wrap">
        <StoreVacation
          vacationFrom={store.vacationFrom}
          vacationUntil={store.vacationUntil}
          today={new Date().toISOString().slice(0, 10)}
        />
        <StoreTabs label={t("tabs")} tabs={tabs} />
      </div>
      <StoreStory
        description={store.description}
        locale={store.locale}
        products={productPage.products}
        weave={weave}
        note={
          <TranslationNote
            {...store}
            hrefOf={(language) => textHref(`/store/${urlSlug}`, language)}
            className="-mt-3 mb-5"
          />
        }
      />
      <div className="h-11" />
    </StoreFrame>
  );
}
