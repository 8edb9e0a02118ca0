import { useTranslations } from "next-intl";

import { ShareMenu } from "@/components/share/share-menu";
import { ButtonLink } from "@/components/ui/button-link";
import { Illustration } from "@/components/ui/illustration";
import { BRAND, FIXED_FIGURES } from "@/lib/core/site";

// A greeting in each of the languages, on every page language.
const GREETINGS = [
  ["so", "Soo dhawoow"],
  ["om", "Baga nagaan dhuftan"],
  ["am", "እንኳን ደህና መጡ"],
  ["ar", "أهلاً وسهلاً"],
] as const;

export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className="wrap lite:block grid items-center max-md:px-0 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:pe-0">
      <div className="max-md:order-2 max-md:px-4 max-md:py-8 md:py-12 md:pe-10">
        <h1 className="display text-d1">{t("title")}</h1>
        <p className="mt-4 mb-6 max-w-[46ch] text-lg text-secondary-foreground">
          {t("text", { count: FIXED_FIGURES.businesses })}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink href="/shop" variant="brand" size="lg" className="max-sm:grow max-sm:px-3">
            {t("shop")}
          </ButtonLink>
          <ButtonLink
            href="/become-seller"
            variant="outline"
            size="lg"
            className="max-sm:grow max-sm:px-3"
          >
            {t("sell")}
          </ButtonLink>
          <ShareMenu title={BRAND} path="/" />
        </div>
        <ul className="mt-8 grid lite:hidden gap-1 border-dye-amber border-s-4 ps-3 text-secondary-foreground max-md:hidden">
          {GREETINGS.map(([lang, greeting]) => (
            <li key={lang}>
              <bdi lang={lang} className="font-native">
                {greeting}
              </bdi>
            </li>
          ))}
        </ul>
      </div>
      <Illustration
        src="/illustrations/hero-market.svg"
        width={840}
        height={600}
        // Lazy, so that lite mode, which hides it, does not fetch it.
        loading="lazy"
        fetchPriority="high"
        className="lite:hidden h-auto w-full"
      />
    </section>
  );
}
