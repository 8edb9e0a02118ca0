import { useTranslations } from "next-intl";
import { ProductBuyButtons } from "@/components/cart/product-buy-buttons";
import { ReportContent } from "@/components/content-reports/report-content";
import { TranslationNote, textHref } from "@/components/languages/translation-note";
import { UserText } from "@/components/languages/user-text";
import { NeedsScript } from "@/components/layout/needs-script";
import { PageMessages } from "@/components/layout/page-messages";
import { ContactSeller } from "@/components/messaging/contact-seller";
import { ResponseTime } from "@/components/messaging/response-time";
import { categoryPattern } from "@/components/products/category-pattern";
import { CompareButton } from "@/components/products/compare-button";
import { HeartButton } from "@/components/products/heart-button";
import { OldPrice } from "@/components/products/old-price";
import { StockBadge } from "@/components/products/stock-label";
import { toCartProduct } from "@/components/products/to-cart-product";
import { ShareMenu } from "@/components/share/share-menu";
import { Avatar } from "@/components/ui/avatar";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { Stars } from "@/components/ui/stars";
import { Swatch } from "@/components/ui/weaves";
import { WholesaleTag } from "@/components/wholesale/wholesale-tag";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { formatMoney } from "@/lib/core/money";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Product } from "@/lib/products/dto";
import { fieldLanguage, type ProductOfPage } from "@/lib/products/translatable-fields";
import { AllergenLine } from "./allergen-line";
import { ProductLabels } from "./certifications";
import { ProductImages } from "./product-images";
import { ProductPromises } from "./product-promises";
import { SaleNote } from "./sale/sale-note";
import { SizeChartLink } from "./size-chart/size-chart-link";
import { toCompareItem } from "./to-compare-item";
import { UnitPrice } from "./unit-price";
import { VariantBuyButtons, VariantPicker, VariantPrice } from "./variants/lazy-variants";

/** Client messages of the components beside the image, and of the two forms behind their buttons. */
const MESSAGES = [
  "catalog.promise.arrives",
  "messaging.form",
  "contentReports",
  "validation.invalid",
  "validation.messageShort",
  "validation.reasonShort",
  "validation.subjectShort",
  "wholesale.tag",
];

const VARIANT_MESSAGES = [
  ...MESSAGES,
  "catalog.available",
  "catalog.from",
  "catalog.option",
  "catalog.sale",
  "catalog.outOfStockBadge",
  "validation.optionRequired",
];

function messagesOf({ hasVariants, sizeChartId }: Product) {
  const messages = hasVariants ? VARIANT_MESSAGES : MESSAGES;
  return sizeChartId ? [...messages, "catalog.sizeChart"] : messages;
}

/** The image on one side, details and purchase on the other. */
export function ProductDetail({ product }: { product: ProductOfPage }) {
  const t = useTranslations("catalog");
  const category = t(`category.${product.categorySlug}`);
  const crumbs = [
    { name: t("shop"), href: "/shop" },
    { name: category, href: `/shop?category=${product.categorySlug}` },
    { name: product.title },
  ];
  // Food without listed allergens shows the button beside that note instead.
  // Its seller and admins also see a product that is not public and has no prices for buyers.
  const isPublic = product.isActive && product.moderationStatus === "approved";
  const isContactAbove = product.isFood && !product.facts.allergens;
  const contact = (
    <ContactSeller
      sellerId={product.sellerId}
      seller={sellerNameOf(product.seller)}
      productId={product.id}
      title={product.title}
    >
      <ResponseTime sellerId={product.sellerId} />
    </ContactSeller>
  );

  return (
    <div className="wrap pb-14 md:pb-18">
      <div className="py-2 md:py-3">
        <Breadcrumbs crumbs={crumbs} label={t("breadcrumbs")} />
      </div>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,640px)_1fr]">
        <ProductImages product={product} />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <p className="flex w-fit items-center gap-2 rounded-sm bg-secondary px-2.5 py-1 font-medium text-sm">
            <Swatch weave={categoryPattern(product)} />
            {category}
          </p>
          <PageMessages namespaces={messagesOf(product)}>
            <UserText
              as="h1"
              text={product.title}
              locale={fieldLanguage(product, "title")}
              className="display text-d2"
            />
            <ProductSeller product={product} />
            <ProductRating product={product} />
            <ProductPrice product={product} />
            {product.sale && <SaleNote sale={product.sale} />}
            {isPublic && <WholesaleTag productId={product.id} listCents={product.priceCents} />}
            <ProductLabels product={product} />
            <UserText
              as="p"
              text={product.description}
              locale={fieldLanguage(product, "description")}
              className="max-w-[66ch] whitespace-pre-line text-secondary-foreground"
            />
            <TranslationNote
              locale={fieldLanguage(product, "description")}
              originalLocale={toLocale(product.locale)}
              languages={product.languages}
              hrefOf={(language) => textHref(`/product/${product.id}`, language)}
              className="-mt-3"
            />
            <AllergenLine product={product} />
            {isContactAbove && contact}
            <ProductOptions product={product} />
            <ProductActions product={product} />
            {!isContactAbove && contact}
            <ProductPromises product={product} />
            <div className="-ms-3">
              <ReportContent kind="product" id={product.id} isNamed />
            </div>
          </PageMessages>
        </div>
      </div>
    </div>
  );
}

function ProductPrice({ product }: { product: ProductOfPage }) {
  const { price, maxPrice, stock, sale } = product;
  if (product.hasVariants) {
    const highest = maxPrice ?? price;
    return (
      <VariantPrice
        lowest={price}
        highest={highest}
        stock={stock}
        percent={sale?.percent ?? null}
      />
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Price amount={formatMoney(product.priceCents)} className="font-[650] text-4xl" />
      <OldPrice wasPrice={sale?.wasPrice} percent={sale?.percent} />
      <UnitPrice product={product} />
      <StockBadge stock={stock} />
    </p>
  );
}

/** The choice of a variant and the size chart. */
function ProductOptions({ product: { id, hasVariants, sizeChartId } }: { product: Product }) {
  if (hasVariants) return <VariantPicker chartOf={sizeChartId && id} />;
  return sizeChartId && <SizeChartLink productId={id} className="justify-self-start" />;
}

function ProductActions({ product }: { product: ProductOfPage }) {
  const { id, title } = product;
  const BuyButtons = product.hasVariants ? VariantBuyButtons : ProductBuyButtons;
  return (
    <div className="flex flex-wrap gap-2">
      <BuyButtons product={toCartProduct(product)} isSoldOut={product.stock < 1}>
        <HeartButton productId={id} title={title} shape="square" />
        <ShareMenu title={title} path={`/product/${id}`} />
      </BuyButtons>
      <CompareButton item={toCompareItem(product)} />
      <NeedsScript />
    </div>
  );
}

function ProductSeller({ product: { seller } }: { product: Product }) {
  const t = useTranslations("catalog");
  const name = sellerNameOf(seller);
  const place = [seller.city, seller.country].filter(Boolean).join(", ");
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} />
      <Link
        href={`/seller/${seller.id}`}
        className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
      >
        <span>{t.rich("bySeller", { seller: name, ...richTextTags })}</span>
      </Link>
      <span className="text-muted-foreground">{place}</span>
    </p>
  );
}

/** '(4.8 out of 5)' with the real average; 'No reviews yet' before the first (decisions.md, "Catalogue"). */
function ProductRating({ product }: { product: Product }) {
  const t = useTranslations("reviews");
  const { averageRating, totalReviews } = product;
  if (totalReviews === 0) return <p className="text-muted-foreground">{t("none")}</p>;
  const rating = averageRating.toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-2.5">
      <Stars rating={averageRating} label={t("outOf", { rating })} />
      <a href="#reviews" className="link inline-flex min-h-11 items-center">
        {t("line", { rating })} {t("count", { count: totalReviews })}
      </a>
    </p>
  );
}
