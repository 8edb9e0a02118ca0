import { getLocale, getTranslations } from "next-intl/server";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { ButtonLink } from "@/components/ui/button-link";
import { Illustration } from "@/components/ui/illustration";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { fieldLanguage } from "@/lib/products/translatable-fields";
import { getArtisanStory } from "@/lib/shop/queries/featured";

/** The artisan of the newest product with an artisan story. */
export async function ArtisanStory() {
  const locale = await getLocale();
  const [t, product] = await Promise.all([
    getTranslations("home.artisan"),
    getArtisanStory(locale),
  ]);
  if (!product) return null;
  return (
    <section aria-labelledby="artisan" className="wrap pt-14 md:pt-21">
      <div className="grid overflow-hidden rounded-lg border border-border bg-card md:grid-cols-[3fr_2fr]">
        <Illustration
          src="/illustrations/scene-highlands.svg"
          width={600}
          height={400}
          className="size-full object-cover"
        />
        <div className="grid content-center gap-4 p-6 md:p-11">
          <p className="font-semibold text-brand-ink text-sm">{t("eyebrow")}</p>
          <h2 id="artisan" className="display text-d2">
            <bdi>{sellerNameOf(product.seller)}</bdi>
          </h2>
          {product.artisanBio && (
            <UserText
              as="p"
              text={product.artisanBio}
              locale={fieldLanguage(product, "artisanBio")}
              className="text-secondary-foreground"
            />
          )}
          <LanguageNote locale={fieldLanguage(product, "artisanBio")} />
          <div>
            <ButtonLink href={`/product/${product.id}`} className="mt-2">
              {t("shop")}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
