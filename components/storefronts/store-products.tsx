import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { CARD_MESSAGES, toCardProduct } from "@/components/products/card-product";
import { ProductCard } from "@/components/products/product-card";
import { ProductGrid } from "@/components/products/product-grid";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { MoonStar, Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Swatch } from "@/components/ui/weaves";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import type { Product } from "@/lib/products/dto";
import { shopHref } from "@/lib/products/filters/shop-url";
import { SEASONS } from "@/lib/products/rules";
import type { StoreProductPage } from "@/lib/storefronts/queries";
import { type ProductGroup, StoreProductList } from "./store-product-list";

type StoreProductsProps = { sellerId: number; productPage: StoreProductPage };

/** A store's products: a complete list is filtered in place, a longer one links to the shop. */
export function StoreProducts({ sellerId, productPage }: StoreProductsProps) {
  const t = useTranslations("storefronts.page");
  const { products, totalProducts } = productPage;
  if (products.length === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/mesob.svg"
        title={t("empty")}
        description={t("emptyMore")}
      >
        <ButtonLink href="/shop" variant="outline">
          {t("toShop")}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (products.length === totalProducts) return <WholeStore products={products} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <GroupLinks sellerId={sellerId} products={products} />
        <StoreSearch sellerId={sellerId} />
      </div>
      <ProductGrid products={products} heading="h2" isOnTop={false} />
      <p className="mt-11 text-center">
        <ButtonLink href={shopHref({ sellerId })} variant="outline">
          {t("showAll", { count: totalProducts })}
        </ButtonLink>
      </p>
    </>
  );
}

/** Categories and seasons of these products, in the standard order. */
function groupsOf(products: Product[]) {
  const categories = CATEGORY_SLUGS.filter((slug) =>
    products.some(({ categorySlug }) => categorySlug === slug),
  );
  const seasons = SEASONS.filter((season) => products.some((product) => product[season]));
  return { categories, seasons };
}

function WholeStore({ products }: { products: Product[] }) {
  const t = useTranslations("catalog");
  const { categories, seasons } = groupsOf(products);
  const groups: ProductGroup[] = [
    ...categories.map((slug) => ({
      key: slug,
      name: t(`category.${slug}`),
      icon: <Swatch weave={slug} />,
    })),
    ...seasons.map((season) => ({
      key: season,
      name: t(`label.${season}`),
      icon: <MoonStar aria-hidden className="size-4" />,
    })),
  ];
  const items = products.map((product) => ({
    id: product.id,
    groups: [product.categorySlug, ...seasons.filter((season) => product[season])],
    priceCents: product.priceCents,
    rating: product.averageRating,
    card: <ProductCard product={toCardProduct(product, { isPriority: false })} heading="h2" />,
  }));
  return (
    <PageMessages
      namespaces={[
        ...CARD_MESSAGES,
        "catalog.count",
        "catalog.sort",
        "catalog.sortLabel",
        "storefronts.productList",
      ]}
    >
      <StoreProductList items={items} groups={groups} />
    </PageMessages>
  );
}

/** Searches all products of this seller, in the shop; works without JavaScript. */
function StoreSearch({ sellerId }: { sellerId: number }) {
  const t = useTranslations("catalog");
  return (
    <form action="/shop" className="relative w-full sm:w-72">
      <Search aria-hidden className="absolute start-3.5 top-3.5 size-4.5 text-muted-foreground" />
      <input type="hidden" name="sellerId" value={sellerId} />
      <Input
        type="search"
        name="search"
        maxLength={200}
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        className="ps-10.5"
      />
    </form>
  );
}

/** Links to groups of a larger store, in the shop. */
function GroupLinks({ sellerId, products }: { sellerId: number; products: Product[] }) {
  const t = useTranslations("catalog");
  return (
    <ul className="flex min-w-0 flex-wrap gap-2">
      {groupsOf(products).categories.map((category) => (
        <li key={category}>
          <Link
            href={shopHref({ sellerId, category })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-input bg-card px-4 font-medium text-sm hover:border-foreground"
          >
            <Swatch weave={category} />
            {t(`category.${category}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
