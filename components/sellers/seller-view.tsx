import { getLocale, getTranslations } from "next-intl/server";

import { StoreVacation } from "@/components/storefronts/store-vacation";
import type { SellerProfile } from "@/lib/sellers/dto";
import {
  countCategories,
  getReputation,
  getSellerReviews,
  getSellerStore,
} from "@/lib/sellers/queries/sellers";
import { getStoreProductPage } from "@/lib/storefronts/queries";
import { SellerAbout } from "./seller-about";
import { SellerHeader } from "./seller-header";
import { SellerJsonLd } from "./seller-json-ld";
import { SellerProducts } from "./seller-products";
import { SellerReviews } from "./seller-reviews";
import { SellerContact, SellerSidebar } from "./seller-sidebar";
import { SellerStatTiles } from "./seller-stat-tiles";
import { SellerTabs } from "./seller-tabs";

/** A seller's public profile. It does not depend on the viewer: the page is static. */
export async function SellerView({ seller }: { seller: SellerProfile }) {
  const { id } = seller;
  const locale = await getLocale();
  const [t, reputation, productPage, reviews, categories, store] = await Promise.all([
    getTranslations("sellers"),
    getReputation(id),
    getStoreProductPage(id, locale),
    getSellerReviews(id, locale),
    countCategories(id),
    getSellerStore(id),
  ]);
  const { badges } = reputation;
  // The figures are at most an hour old; the reviews are current.
  const { averageRating, totalReviews } = reviews;
  const stats = { ...reputation.stats, averageRating, totalReviews };
  const tabs = [
    {
      key: "products",
      name: t("tabs.products"),
      count: productPage.totalProducts,
      panel: <SellerProducts sellerId={id} productPage={productPage} />,
    },
    {
      key: "reviews",
      name: t("tabs.reviews"),
      count: totalReviews,
      panel: <SellerReviews summary={reviews} />,
    },
    { key: "about", name: t("tabs.about"), panel: <SellerAbout seller={seller} badges={badges} /> },
  ];

  return (
    <div className="wrap pt-6 pb-14 md:pt-9 md:pb-18">
      <SellerJsonLd seller={seller} reviews={reviews} />
      <SellerHeader seller={seller} badges={badges} storeSlug={store?.urlSlug ?? null} />
      {store && (
        <StoreVacation
          vacationFrom={store.vacationFrom}
          vacationUntil={store.vacationUntil}
          today={new Date().toISOString().slice(0, 10)}
        />
      )}
      <SellerStatTiles stats={stats} products={productPage.totalProducts} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-11 gap-y-8 lg:grid-cols-[minmax(0,1fr)_292px] lg:grid-rows-[auto_1fr] lg:gap-y-5">
        <div className="lg:col-start-2">
          <SellerContact
            seller={seller}
            products={productPage.products.map(({ id, title }) => ({ id, title }))}
          />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <SellerTabs label={t("tabs.label")} tabs={tabs} />
        </div>
        <SellerSidebar sellerId={id} stats={stats} categories={categories} />
      </div>
    </div>
  );
}
