import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DataTable } from "@/components/admin-ui/data-table";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import { Count } from "@/components/ui/stats-bar";
import { formatDecimal, formatMoney } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { type CustomerInsight, listCustomerInsights } from "@/lib/seller-tools/queries/customers";
import { NEW_DAYS, SEGMENTS, VIP_CENTS, VIP_ORDERS } from "@/lib/seller-tools/rules";
import { BuyerName, LikedCategories } from "./buyer-cells";
import type { TabProps } from "./tab-props";
import { ToolIntro } from "./tool-intro";
import { sellerToolsHref } from "./tools-href";

/** Buyers per page. */
const PAGE = 25;

/** The seller's buyers in segments; the page explains their rules. */
export async function CustomersTab({ viewer, query: { segment, page } }: TabProps) {
  const t = await getTranslations("sellerTools.customers");
  const query = { limit: PAGE, offset: (page - 1) * PAGE, segment };
  const { rows, total, counts } = await listCustomerInsights(viewer, query);
  const everyone = SEGMENTS.reduce((sum, key) => sum + counts[key], 0);
  const hrefOf = (to: number) =>
    sellerToolsHref("customers", { ...(segment && { segment }), page: String(to) });
  return (
    <>
      <ToolIntro text={`${t("text")} ${t("privacy")}`} />
      <p className="rounded-lg border bg-card px-4 py-3.5 text-sm sm:px-5.5">
        <b className="block font-semibold">{t("rulesTitle")}</b>
        {t("rules", {
          orders: String(VIP_ORDERS),
          amount: formatMoney(VIP_CENTS).replace(/\.00$/, ""),
          days: String(NEW_DAYS),
        })}
      </p>
      {everyone === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/coffee-bag.svg"
          title={t("empty")}
          description={t("emptyHint")}
        />
      ) : (
        <>
          <FilterChips
            label={t("filter")}
            chips={[
              {
                key: "all",
                name: t("all"),
                href: sellerToolsHref("customers"),
                isOn: segment === null,
                count: everyone,
              },
              ...SEGMENTS.map((key) => ({
                key,
                name: t(`segments.${key}`),
                href: sellerToolsHref("customers", { segment: key }),
                isOn: segment === key,
                count: counts[key],
              })),
            ]}
          />
          {rows.length === 0 ? (
            <EmptyState image="/illustrations/cutouts/coffee-bag.svg" title={t("none")} />
          ) : (
            <CustomerTable rows={rows} />
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / PAGE)}
            hrefOf={hrefOf}
            labels={{
              nav: t("pages.nav"),
              previous: t("pages.previous"),
              next: t("pages.next"),
              page: (number) => t("pages.page", { number: String(number) }),
            }}
          />
        </>
      )}
    </>
  );
}

const TONES = { vip: "brand", regular: "neutral", new: "info" } as const;

function CustomerTable({ rows }: { rows: CustomerInsight[] }) {
  const t = useTranslations("sellerTools.customers");
  const dateText = useDates();
  return (
    <DataTable
      caption={t("buyer")}
      columns={[
        { key: "buyer", name: t("buyer") },
        { key: "segment", name: t("segment") },
        { key: "orders", name: t("orders"), align: "end" },
        { key: "spent", name: t("spent"), align: "end" },
        { key: "average", name: t("average"), align: "end" },
        { key: "likes", name: t("likes") },
        { key: "last", name: t("last") },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <BuyerName key="buyer" buyer={row.buyer} />,
          <Badge key="segment" tone={TONES[row.customerSegment]}>
            {t(`segments.${row.customerSegment}`)}
          </Badge>,
          <Count key="orders">{row.totalOrders}</Count>,
          <Price key="spent" amount={formatDecimal(row.totalSpent)} />,
          <Price
            key="average"
            amount={formatDecimal(row.averageOrderValue)}
            className="font-normal"
          />,
          <LikedCategories key="likes" categories={row.preferredCategories} />,
          dateText(new Date(row.lastOrderDate), DATE),
        ],
      }))}
    />
  );
}
