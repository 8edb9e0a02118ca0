"use client";

import { useFormatter, useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { fallbackOf } from "@/components/products/category-pattern";
import { Badge } from "@/components/ui/badge";
import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { ProductRow } from "@/lib/admin/products/dto";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import { ModerateButtons } from "./moderate-buttons";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

/** Products as rows; Approve and Reject appear only for pending ones. */
export function ProductTable({ rows }: { rows: ProductRow[] }) {
  const t = useTranslations("approvals.products");
  const tCategory = useTranslations("catalog.category");
  const format = useFormatter();
  const dayOf = useDates();
  const columns = [
    { key: "product", name: t("column.product") },
    { key: "seller", name: t("column.seller") },
    { key: "category", name: t("category") },
    { key: "price", name: t("column.price"), align: "end" as const },
    { key: "stock", name: t("column.stock"), align: "end" as const },
    { key: "status", name: t("status") },
    { key: "views", name: t("column.views"), align: "end" as const },
    { key: "created", name: t("column.created") },
    { key: "actions", name: t("column.actions"), align: "end" as const, hasActions: true },
  ];
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Product key="product" row={row} />,
          <Link
            key="seller"
            href={`/seller/${row.seller.id}`}
            className="wrap-anywhere inline-block pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center underline-offset-4 hover:underline sm:min-w-24"
          >
            <bdi>{row.seller.username}</bdi>
          </Link>,
          tCategory(row.categorySlug),
          <Price key="price" amount={formatMoney(row.priceCents)} className="font-normal" />,
          format.number(row.stock),
          <Status key="status" row={row} />,
          format.number(row.views),
          <time key="created" dateTime={row.createdAt} className="sm:whitespace-nowrap">
            {dayOf(new Date(row.createdAt), DAY)}
          </time>,
          canDecide(row) && (
            <ModerateButtons key="actions" id={row.id} title={row.title} version={row.version} />
          ),
        ],
      }))}
    />
  );
}

// Only pending products that are not deleted can be decided on.
function canDecide({ moderationStatus, isArchived }: ProductRow) {
  return moderationStatus === "pending" && !isArchived;
}

function Product({ row }: { row: ProductRow }) {
  const { title, imageUrl } = row;
  const href = hrefOf(row);
  return (
    <span className="flex min-w-0 items-center gap-3 sm:min-w-48">
      <FallbackImage
        {...imageProps({ src: imageUrl, alt: "", width: 40 })}
        fallback={fallbackOf(row)}
        className="size-10 shrink-0 rounded-sm bg-image-ground object-cover"
      />
      {href ? (
        <Link
          href={href}
          className="flex pointer-coarse:min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
        >
          <bdi className="wrap-anywhere line-clamp-2 rtl:text-right">{title}</bdi>
        </Link>
      ) : (
        <bdi className="wrap-anywhere line-clamp-2 rtl:text-right">{title}</bdi>
      )}
    </span>
  );
}

/** The full page of a product: in the shop, or in the inbox while pending. */
function hrefOf(row: ProductRow) {
  if (canDecide(row)) return adminHref("approvals", { item: inboxKeyOf(row) });
  const isVisible = row.moderationStatus === "approved" && row.isActive && !row.isArchived;
  return isVisible ? `/product/${row.id}` : null;
}

function inboxKeyOf({ id, waiting }: ProductRow) {
  return waiting.report === null ? `product-${id}` : `report-${waiting.report}`;
}

function Status({ row }: { row: ProductRow }) {
  const t = useTranslations("approvals.products");
  const { moderationStatus, isActive, isArchived, waiting } = row;
  const marks = (["revision", "certificate", "report"] as const).flatMap((kind) =>
    waiting[kind] === null ? [] : [{ kind, id: waiting[kind] }],
  );
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusBadge shape={moderationStatus}>{t(`statuses.${moderationStatus}`)}</StatusBadge>
      {isArchived && <Badge>{t("states.archived")}</Badge>}
      {!isArchived && !isActive && <Badge>{t("states.inactive")}</Badge>}
      {marks.map(({ kind, id }) => (
        <Link
          key={kind}
          href={adminHref("approvals", { item: `${kind}-${id}` })}
          className="link hit-44 text-xs"
        >
          {t(`waiting.${kind}`)}
        </Link>
      ))}
    </span>
  );
}
