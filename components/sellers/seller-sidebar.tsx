import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageMessages } from "@/components/layout/page-messages";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Swatch } from "@/components/ui/weaves";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { useDates } from "@/lib/i18n/use-dates";
import type { CategorySlug } from "@/lib/products/categories";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Seller, SellerStats } from "@/lib/sellers/dto";
import { ContactActions } from "./contact-actions";

type SellerContactProps = { seller: Seller; products: { id: number; title: string }[] };

/** Contact card of the seller; on phones above the rest of the profile. */
export function SellerContact({ seller, products }: SellerContactProps) {
  const t = useTranslations("sellers.contact");
  return (
    <SideCard id="contact-title" title={t("title")}>
      <PageMessages namespaces={["messaging.form", "sellers.contact", "validation"]}>
        <ContactActions
          sellerId={seller.id}
          seller={sellerNameOf(seller)}
          phone={seller.phone}
          products={products}
        />
      </PageMessages>
    </SideCard>
  );
}

type SellerSidebarProps = {
  sellerId: number;
  stats: SellerStats;
  categories: { slug: CategorySlug; count: number }[];
};

/** Statistics of the seller, and the number of products by category. */
export function SellerSidebar({ sellerId, stats, categories }: SellerSidebarProps) {
  const t = useTranslations("sellers");
  return (
    <aside className="grid min-w-0 content-start gap-5 sm:max-lg:grid-cols-2 lg:col-start-2">
      <SideCard id="performance-title" title={t("performance.title")}>
        <Performance stats={stats} />
      </SideCard>
      {categories.length > 0 && (
        <SideCard id="categories-title" title={t("categories")}>
          <ul>
            {categories.map(({ slug, count }) => (
              <CategoryRow key={slug} sellerId={sellerId} slug={slug} count={count} />
            ))}
          </ul>
        </SideCard>
      )}
    </aside>
  );
}

function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card className="px-5 pt-4.5 pb-5">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-3 font-semibold text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

function Performance({ stats }: { stats: SellerStats }) {
  const t = useTranslations("sellers.performance");
  const dateText = useDates();
  const { responseRate, avgResponseTime, averageRating, totalReviews, totalOrders } = stats;
  const rows = [
    [t("rate"), responseRate === null ? null : `${responseRate}%`],
    [
      t("time"),
      avgResponseTime === null
        ? null
        : t("hours", { hours: Math.round(avgResponseTime * 10) / 10 }),
    ],
    [t("rating"), totalReviews === 0 ? null : averageRating.toFixed(1)],
    [t("orders"), totalOrders.toLocaleString("en-US")],
    [t("joined"), dateText(new Date(stats.joinedAt), { year: "numeric", month: "short" })],
  ] as const;
  return (
    <dl className="grid gap-2 text-md">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="text-end font-semibold">
            {value === null ? (
              <span className="font-normal text-muted-foreground text-sm">{t("unknown")}</span>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type CategoryRowProps = { sellerId: number; slug: CategorySlug; count: number };

function CategoryRow({ sellerId, slug, count }: CategoryRowProps) {
  const t = useTranslations("catalog");
  return (
    <li>
      <Link
        href={shopHref({ sellerId, category: slug })}
        className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 text-md hover:bg-accent hover:text-accent-foreground"
      >
        <Swatch weave={slug} />
        <span className="min-w-0 grow">{t(`category.${slug}`)}</span>
        <bdi dir="ltr" className="text-muted-foreground tabular-nums">
          {count}
        </bdi>
      </Link>
    </li>
  );
}
