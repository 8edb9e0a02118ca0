import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { PRODUCT_FILTERS, type ProductListFilter } from "@/lib/seller-dashboard/schema";
import { productListPath } from "./dashboard-urls";

/** Search and filter of the products; plain form and links, so that it works before hydration. */
export function ProductFilterBar({ filter: { q, show } }: { filter: ProductListFilter }) {
  const t = useTranslations("dashboard.products");
  return (
    <div className="grid gap-3">
      <search>
        <form action="/dashboard" className="flex gap-2">
          <input type="hidden" name="tab" value="products" />
          {show !== "all" && <input type="hidden" name="show" value={show} />}
          <Input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={t("search")}
            placeholder={t("search")}
            className="min-w-0"
          />
          <Button type="submit" variant="outline" className="min-h-11.5">
            <Search aria-hidden />
            <span className="max-sm:sr-only">{t("find")}</span>
          </Button>
        </form>
      </search>
      <nav aria-label={t("show.label")} className="flex flex-wrap gap-2">
        {PRODUCT_FILTERS.map((shelf) => (
          <Link
            key={shelf}
            href={productListPath({ q, show: shelf })}
            aria-current={shelf === show ? "true" : undefined}
            className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-full border border-input bg-card px-3.5 font-medium text-sm hover:border-foreground aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground forced-colors:aria-[current=true]:underline forced-colors:aria-[current=true]:decoration-3"
          >
            {t(`show.${shelf}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
