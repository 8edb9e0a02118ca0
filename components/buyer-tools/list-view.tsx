import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/layout/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Price } from "@/components/ui/price";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { getComparison } from "@/lib/buyer-tools/queries";
import { formatDecimal } from "@/lib/core/money";
import { CopyLink } from "./copy-link";
import { QuickCompare } from "./quick-compare";
import { StockLabel, ToolProductRow } from "./tool-product";
import { listHref, toolsHref } from "./tools-href";

type ListViewProps = { list: NonNullable<Awaited<ReturnType<typeof getComparison>>> };

/** A comparison list at its link, for every viewer if public. */
export function ListView({ list }: ListViewProps) {
  const t = useTranslations("buyerTools");
  const { id, name, description, isPublic, isOwn, owner, items } = list;
  return (
    <>
      <PageHeader
        title={<bdi className="[overflow-wrap:anywhere]">{name}</bdi>}
        description={t.rich("lists.by", { name: owner, ...richTextTags })}
      >
        <QuickCompare items={items} />
        {isPublic && <CopyLink path={listHref(id)} />}
        {isOwn && (
          <ButtonLink href={toolsHref("compare")} variant="ghost" size="sm">
            {t("lists.back")}
          </ButtonLink>
        )}
      </PageHeader>
      {description && (
        <p dir="auto" className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
      <p className="text-muted-foreground">
        {t("lists.count", { count: items.length })}
        {!isPublic && ` · ${t("lists.onlyYou")}`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id: item, product }) => (
          <li key={item}>
            <Card className="p-4">
              <ToolProductRow product={product}>
                <p className="flex flex-wrap items-center gap-2">
                  <Price amount={formatDecimal(product.price)} />
                  <StockLabel product={product} />
                </p>
              </ToolProductRow>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
