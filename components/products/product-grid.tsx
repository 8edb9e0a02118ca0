import { PageMessages } from "@/components/layout/page-messages";
import type { Product } from "@/lib/products/dto";
import { CARD_MESSAGES, toCardProduct } from "./card-product";
import { ProductCard } from "./product-card";

const FIRST_ROW = 4;

type ProductGridProps = {
  products: Product[];
  /** Three beside a filter rail, otherwise four. */
  columns?: 3 | 4;
  heading?: "h2" | "h3";
  /** Whether the first row is at the top of the page; otherwise its images load lazily. */
  isOnTop?: boolean;
};

export function ProductGrid({
  products,
  columns = 4,
  heading = "h3",
  isOnTop = true,
}: ProductGridProps) {
  const wide = columns === 4 ? "lg:grid-cols-4" : "";
  return (
    <PageMessages namespaces={CARD_MESSAGES}>
      <ul className={`grid grid-cols-2 gap-x-3.5 gap-y-10 md:grid-cols-3 md:gap-x-6 ${wide}`}>
        {products.map((product, index) => (
          <li key={product.id} className="card-near grid min-w-0">
            <ProductCard
              product={toCardProduct(product, { isPriority: isOnTop && index < FIRST_ROW })}
              heading={heading}
            />
          </li>
        ))}
      </ul>
    </PageMessages>
  );
}
