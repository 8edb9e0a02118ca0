import { useTranslations } from "next-intl";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { Hem, type Weave } from "@/components/ui/weaves";
import { SectionHeading } from "./section-heading";

// The names of the four cards are specific to the home page (decisions.md, "Catalogue").
const PANELS = [
  { key: "coffee", href: "/shop?category=coffee", image: "tea", ground: "bg-dye-coffee" },
  { key: "textiles", href: "/shop?category=textiles", image: "shemma", ground: "bg-dye-berbere" },
  { key: "spices", href: "/shop?category=spices", image: "spices", ground: "bg-dye-leaf" },
  { key: "books", href: "/shop?search=books", image: "book", ground: "bg-dye-sea" },
] as const satisfies { key: Weave; href: string; image: string; ground: string }[];

export function CategoryPanels() {
  const t = useTranslations("home.categories");
  return (
    <section aria-labelledby="traditions" className="pt-11 md:pt-18">
      <div className="wrap">
        <SectionHeading
          id="traditions"
          title={t("title")}
          more={{ href: "/shop", name: t("all") }}
        />
      </div>
      <ul className="wrap flex snap-x gap-0 overflow-x-auto max-md:pe-0 md:grid md:grid-cols-4 md:overflow-visible">
        {PANELS.map(({ key, href, image, ground }) => (
          <li
            key={key}
            className="alindi min-w-44 shrink-0 snap-start max-md:w-[44vw] md:min-w-0 md:shrink"
          >
            <Link
              href={href}
              className={`group flex h-full flex-col justify-between text-white ${ground}`}
            >
              <span className="block p-4 md:p-6">
                <h3 className="display text-d4 group-hover:underline md:text-d3">
                  {t(`${key}.name`)}
                </h3>
                <span className="mt-1.5 block text-sm max-md:hidden">{t(`${key}.examples`)}</span>
              </span>
              <span className="block">
                <Illustration
                  src={`/illustrations/cutouts/${image}.svg`}
                  width={280}
                  height={280}
                  className="mx-auto -mb-4 h-auto w-full max-w-64"
                />
                <Hem weave={key} size="lg" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
