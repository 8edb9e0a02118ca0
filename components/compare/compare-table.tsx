import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";

import { CardBuyButtons } from "@/components/cart/card-buy-buttons";
import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { toCartProduct } from "@/components/products/to-cart-product";
import { ButtonLink } from "@/components/ui/button-link";
import { ProductImage } from "@/components/ui/product-image";
import type { ComparedProduct } from "@/lib/compare/queries";
import { COMPARE_MAX, compareHref, differ } from "@/lib/compare/rules";
import type { CompareRow } from "./compare-row";
import { useRowGroups } from "./compare-rows";
import { HIDDEN_WHEN_SAME } from "./differences-toggle";
import { RemoveFromCompare } from "./remove-from-compare";

// The labels stay in place while the products scroll; on phones they are above the cells, from a column without width.
const LABEL = "sticky start-0 z-10 text-start text-sm md:px-3.5";
const CELL = "border-border border-t align-top md:py-3";
const VALUE = `${CELL} px-3 pt-9 pb-3 text-md md:px-4.5`;

/** Each row is a feature, each column a product. Many columns scroll in a region of their own. */
export function CompareTable({ products }: { products: ComparedProduct[] }) {
  const t = useTranslations("compare");
  const groups = useRowGroups(products);
  return (
    // `relative` positions the screen reader text inside of the scrolling region.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section aria-label={t("table")} tabIndex={0} className="relative mt-7 overflow-x-auto">
      <table
        className="w-full min-w-(--columns) table-fixed border-separate border-spacing-0 [--column:150px] [--columns:calc(var(--label)+var(--count)*var(--column))] [--label:0px] md:[--column:240px] md:[--label:184px]"
        style={{ "--count": products.length } as CSSProperties}
      >
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr>
            <td className="sticky start-0 z-10 w-(--label) bg-background pb-4 align-bottom">
              <Differs />
            </td>
            {products.map((product, index) => (
              <ProductHead
                key={product.id}
                product={product}
                all={products}
                isPriority={index < COMPARE_MAX}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? ""}>
            {name && (
              <tr
                className={rows.some((row) => isDifferent(row, products)) ? "" : HIDDEN_WHEN_SAME}
              >
                <th
                  scope="rowgroup"
                  colSpan={products.length + 1}
                  className="pt-7.5 pb-2.5 text-start font-semibold"
                >
                  <span className="sticky start-0 ps-3 md:ps-3.5">{name}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.key} row={row} products={products} />
            ))}
          </tbody>
        ))}
        <tbody>
          <Actions products={products} />
        </tbody>
      </table>
    </section>
  );
}

function isDifferent(row: CompareRow, products: ComparedProduct[]) {
  return differ(products.map(row.valueOf));
}

function Differs() {
  const t = useTranslations("compare");
  return (
    <span
      aria-hidden
      className="flex items-center gap-2 ps-3.5 text-muted-foreground text-sm max-md:hidden"
    >
      <span className="lozenge text-brand" />
      {t("differs")}
    </span>
  );
}

type ProductHeadProps = { product: ComparedProduct; all: ComparedProduct[]; isPriority: boolean };

function ProductHead({ product, all, isPriority }: ProductHeadProps) {
  const others = all.flatMap(({ id }) => (id === product.id ? [] : id));
  return (
    <th scope="col" className="px-3 pb-4.5 text-start align-top font-normal md:px-4.5">
      <div className="relative">
        <ProductImage
          src={product.imageUrl}
          alt=""
          weave={categoryPattern(product)}
          fallback={fallbackOf(product)}
          sizes="(min-width: 900px) 300px, 50vw"
          isPriority={isPriority}
          isDimmed={product.stock < 1}
        />
        <div className="absolute end-2 top-2">
          <RemoveFromCompare product={product} href={compareHref(others)} />
        </div>
      </div>
      <ButtonLink
        href={`/product/${product.id}`}
        variant="link"
        size="inline"
        className="no-underline! mt-2 justify-start text-start text-foreground! sm:text-wrap"
      >
        <bdi>{product.title}</bdi>
      </ButtonLink>
    </th>
  );
}

function Row({ row, products }: { row: CompareRow; products: ComparedProduct[] }) {
  const t = useTranslations("compare");
  const isMarked = isDifferent(row, products);
  return (
    <tr className={isMarked ? "" : HIDDEN_WHEN_SAME}>
      <th
        scope="row"
        className={`${CELL} ${LABEL} md:wrap-break-word ${isMarked ? "font-medium text-brand-ink md:bg-brand-soft" : "font-normal text-muted-foreground md:bg-background"}`}
      >
        <span className="flex gap-1.5 max-md:absolute max-md:start-3 max-md:top-3 max-md:whitespace-nowrap">
          {isMarked && <span aria-hidden className="lozenge mt-1.75 text-brand" />}
          <span className="min-w-0">{row.label}</span>
        </span>
        {isMarked && <span className="sr-only">{t("differs")}</span>}
      </th>
      {products.map((product) => (
        <td key={product.id} className={`${VALUE} ${isMarked ? "bg-brand-soft" : ""}`}>
          {row.show(product, products)}
        </td>
      ))}
    </tr>
  );
}

function Actions({ products }: { products: ComparedProduct[] }) {
  const t = useTranslations("catalog");
  return (
    <tr>
      <td className={`${CELL} sticky start-0 z-10 bg-background`} />
      {products.map((product) => (
        <td key={product.id} className={`${CELL} px-3 py-5 md:px-4.5`}>
          <div className="grid gap-1.5">
            <CardBuyButtons
              product={toCartProduct(product)}
              isSoldOut={product.stock < 1}
              hasOptions={product.hasVariants}
            />
            <ButtonLink
              href={`/product/${product.id}`}
              variant="ghost"
              aria-label={t("viewTitle", { title: product.title })}
            >
              {t("viewDetails")}
            </ButtonLink>
          </div>
        </td>
      ))}
    </tr>
  );
}
