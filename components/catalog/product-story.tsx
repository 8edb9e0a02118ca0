import { useTranslations } from "next-intl";

import { Hem, type Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/catalog/dto";

const SECTIONS = ["originStory", "culturalSignificance", "artisanBio", "makingProcess"] as const;
const WEAVES: Weave[] = ["crafts", "textiles", "coffee"];

const SCENES: Record<Product["categorySlug"], string> = {
  coffee: "/illustrations/scene-highlands.svg",
  textiles: "/illustrations/scene-coast.svg",
  spices: "/illustrations/scene-highlands.svg",
  crafts: "/illustrations/scene-coast.svg",
};

/** The story of a product: the first section that is there stands large, the rest in a row; absent ones leave no gap. */
export function ProductStory({ product }: { product: Product }) {
  const t = useTranslations("catalog.story");
  const present = SECTIONS.flatMap((key) => (product[key] ? [{ key, text: product[key] }] : []));
  const [first, ...rest] = present;
  if (!first) return null;

  return (
    <section className="border-border border-y bg-card">
      <div className="wrap grid gap-10 py-10 md:py-18">
        <div className="grid items-center gap-x-14 gap-y-6 md:grid-cols-2">
          <div>
            <h2 className="display text-d2">{t(first.key)}</h2>
            <p className="display mt-4 max-w-[52ch] text-d4 leading-normal! [font-weight:400]">
              <bdi>{first.text}</bdi>
            </p>
          </div>
          {/* biome-ignore lint/performance/noImgElement: a 2 KB vector needs no image service */}
          <img
            src={SCENES[product.categorySlug]}
            alt=""
            width={600}
            height={400}
            loading="lazy"
            className="h-auto w-full rounded-lg [filter:var(--image-filter)] max-md:order-first"
          />
        </div>
        {rest.length > 0 && (
          <div className="grid gap-8 md:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]">
            {rest.map(({ key, text }, index) => (
              <div key={key}>
                <div className="w-16">
                  <Hem weave={WEAVES[index] ?? "books"} />
                </div>
                <h2 className="display mt-3 text-d4">{t(key)}</h2>
                <p className="mt-2 max-w-[66ch] text-secondary-foreground">
                  <bdi>{text}</bdi>
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
