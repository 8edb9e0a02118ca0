import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { ChevronDown } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Hem, type Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/products/dto";
import { fieldLanguage, type LocalizedProduct } from "@/lib/products/translatable-fields";

const SECTIONS = ["originStory", "culturalSignificance", "artisanBio", "makingProcess"] as const;
const WEAVES: Weave[] = ["crafts", "textiles", "coffee"];

const SCENES: Record<Product["categorySlug"], string> = {
  coffee: "/illustrations/scene-highlands.svg",
  textiles: "/illustrations/scene-coast.svg",
  spices: "/illustrations/scene-highlands.svg",
  crafts: "/illustrations/scene-coast.svg",
};

type Section = { key: (typeof SECTIONS)[number]; text: string };
type SectionProps = { section: Section; product: LocalizedProduct };

/** The story of a product. Missing sections leave no gap; on phones sections are collapsible, the first one open. */
export function ProductStory({ product }: { product: LocalizedProduct }) {
  const present = SECTIONS.flatMap((key) => (product[key] ? [{ key, text: product[key] }] : []));
  const [first, ...rest] = present;
  if (!first) return null;

  return (
    <section className="border-border border-y bg-card">
      <div className="wrap hidden gap-10 py-18 md:grid">
        <LeadSection product={product} section={first} scene={SCENES[product.categorySlug]} />
        {rest.length > 0 && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-8">
            {rest.map((section, index) => (
              <FurtherSection
                key={section.key}
                product={product}
                section={section}
                weave={WEAVES[index] ?? "books"}
              />
            ))}
          </div>
        )}
      </div>
      <div className="wrap py-2 md:hidden">
        {present.map((section, index) => (
          <FoldedSection
            key={section.key}
            product={product}
            section={section}
            isOpen={index === 0}
          />
        ))}
      </div>
    </section>
  );
}

/** The first section is large, beside a scene. */
function LeadSection({ section, product, scene }: SectionProps & { scene: string }) {
  const t = useTranslations("catalog.story");
  return (
    <div className="grid grid-cols-2 items-center gap-x-14">
      <div>
        <h2 className="display text-d2">{t(section.key)}</h2>
        <SectionText
          product={product}
          section={section}
          className="display mt-4 max-w-[52ch] text-d4 leading-normal! [font-weight:400]"
        />
        <SectionNote product={product} section={section} />
      </div>
      <Illustration src={scene} width={600} height={400} className="h-auto w-full rounded-lg" />
    </div>
  );
}

function FurtherSection({ section, product, weave }: SectionProps & { weave: Weave }) {
  const t = useTranslations("catalog.story");
  return (
    <div>
      <div className="w-16">
        <Hem weave={weave} />
      </div>
      <h2 className="display mt-3 text-d4">{t(section.key)}</h2>
      <SectionText
        product={product}
        section={section}
        className="mt-2 max-w-[66ch] text-secondary-foreground"
      />
      <SectionNote product={product} section={section} />
    </div>
  );
}

function FoldedSection({ section, product, isOpen }: SectionProps & { isOpen: boolean }) {
  const t = useTranslations("catalog.story");
  return (
    <details open={isOpen} className="group border-border border-b last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="display text-d4">{t(section.key)}</h2>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <SectionText product={product} section={section} className="pb-5 text-secondary-foreground" />
      <SectionNote product={product} section={section} />
    </details>
  );
}

function SectionText({ section, product, className }: SectionProps & { className: string }) {
  const locale = fieldLanguage(product, section.key);
  return <UserText as="p" text={section.text} locale={locale} className={className} />;
}

/** Names the language of a section that differs from that of the description, which has a note of its own. */
function SectionNote({ section, product }: SectionProps) {
  const locale = fieldLanguage(product, section.key);
  if (locale === fieldLanguage(product, "description")) return null;
  return <LanguageNote locale={locale} />;
}
