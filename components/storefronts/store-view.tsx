import { getLocale, getTranslations } from "next-intl/server";

import { ClientMessages } from "@/components/layout/client-messages";
import { ShareMenu } from "@/components/share/share-menu";
import { getStoreGoods, listStoreReviews, type Store } from "@/lib/storefronts/queries";
import { ContactStore } from "./contact-store";
import { StoreAbout } from "./store-about";
import { StoreData } from "./store-data";
import { StoreFrame } from "./store-frame";
import { StoreHead } from "./store-head";
import { StoreProducts } from "./store-products";
import { StoreReviews } from "./store-reviews";
import { StoreStory } from "./store-story";
import { StoreTabs } from "./store-tabs";
import { StoreVacation } from "./store-vacation";
import { weaveOfStore } from "./weave-of-store";

/** A store in its seller's color. It asks for no viewer: the public page is static. */
export async function StoreView({ store }: { store: Store }) {
  const { sellerId, storeName, urlSlug } = store;
  const [t, goods, reviews] = await Promise.all([
    getTranslations("storefronts.page"),
    getStoreGoods(sellerId, await getLocale()),
    listStoreReviews(sellerId),
  ]);
  const newest = goods.products[0];
  const weave = weaveOfStore(goods.products);
  const tabs = [
    {
      key: "products",
      name: t("products"),
      count: goods.totalProducts,
      panel: <StoreProducts sellerId={sellerId} goods={goods} />,
    },
    {
      key: "reviews",
      name: t("reviews"),
      count: goods.totalReviews,
      panel: <StoreReviews reviews={reviews} />,
    },
    { key: "about", name: t("about"), panel: <StoreAbout store={store} goods={goods} /> },
  ];

  return (
    <StoreFrame color={store.primaryColor}>
      <StoreData store={store} goods={goods} />
      <StoreHead store={store} figures={goods} weave={weave}>
        <ShareMenu title={storeName} path={`/store/${urlSlug}`} />
        {newest && (
          <ClientMessages namespaces={["messaging.form", "storefronts.ask"]}>
            <ContactStore sellerId={sellerId} storeName={storeName} productId={newest.id} />
          </ClientMessages>
        )}
      </StoreHead>
      <div className="wrap">
        <StoreVacation
          vacationFrom={store.vacationFrom}
          vacationUntil={store.vacationUntil}
          today={new Date().toISOString().slice(0, 10)}
        />
        <StoreTabs label={t("tabs")} tabs={tabs} />
      </div>
      <StoreStory description={store.description} products={goods.products} weave={weave} />
      <div className="h-11" />
    </StoreFrame>
  );
}
