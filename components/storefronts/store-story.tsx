import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { UserText } from "@/components/languages/user-text";
import { Illustration } from "@/components/ui/illustration";
import { Hem, type Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/products/dto";
import { StoreCertifications } from "./store-certifications";

const SCENES: Record<Weave, string> = {
  coffee: "highlands",
  textiles: "coast",
  spices: "coast",
  crafts: "highlands",
  books: "riverside",
};

type StoreStoryProps = {
  description: string;
  locale: string;
  products: Product[];
  weave: Weave;
  /** ActMessages that the description is a translation or in another language. */
  note?: ReactNode;
};

/** The seller's description, with the certificates of their products. */
export function StoreStory({ description, locale, products, weave, note }: StoreStoryProps) {
  const t = useTranslations("storefronts.page");
  return (
    <section aria-labelledby="store-story" className="mt-14 border-y bg-card md:mt-18">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-11 md:grid-cols-2 md:py-16">
        <div className="min-w-0">
          <h2 id="store-story" className="display text-d3">
            {t("story")}
          </h2>
          <UserText
            as="p"
            text={description}
            locale={locale}
            className="wrap-anywhere mt-3.5 mb-5 max-w-[54ch] whitespace-pre-line text-lg leading-relaxed"
          />
          {note}
          <StoreCertifications products={products} />
        </div>
        <div className="overflow-hidden rounded-t-lg rounded-b-[2px] max-md:order-first">
          <Illustration
            src={`/illustrations/scene-${SCENES[weave]}.svg`}
            width={600}
            height={400}
            className="block h-50 w-full object-cover md:h-75"
          />
          <Hem weave={weave} size="lg" />
        </div>
      </div>
    </section>
  );
}
