import { type Locale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FacebookMark, InstagramMark, XMark } from "@/components/shell/social-icons";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Globe, MapPin, Package } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import { Stars } from "@/components/ui/stars";
import type { Weave } from "@/components/ui/weaves";
import { logoPath } from "@/lib/brand/logos";
import type { StoreFigures, Storefront } from "@/lib/storefronts/dto";
import { NETWORKS } from "@/lib/storefronts/rules";
import { StoreBanner } from "./store-banner";

/** Header of a store; in the editor some values are not saved yet. */
export type StoreIdentity = Pick<
  Storefront,
  | "storeName"
  | "tagline"
  | "location"
  | "website"
  | "socialMedia"
  | "bannerImageUrl"
  | "logoImageUrl"
> & { taglineLocale: Locale };

type StoreHeaderProps = {
  store: StoreIdentity;
  figures: StoreFigures;
  weave: Weave;
  /** Share and contact. */
  children?: ReactNode;
  /** Heading level; the editor has its own title. */
  as?: "h1" | "h2";
};

/** Banner, logo and name, and key facts. */
export function StoreHeader({ store, figures, weave, children, as = "h1" }: StoreHeaderProps) {
  const Name = as;
  return (
    <div>
      <StoreBanner
        tagline={store.tagline}
        locale={store.taglineLocale}
        image={store.bannerImageUrl}
        weave={weave}
      />
      <div className="wrap">
        <div className="relative -mt-11 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6">
          <LogoTile name={store.storeName} image={store.logoImageUrl} />
          <Name className="display text-d2 [overflow-wrap:anywhere] max-md:col-span-full">
            <bdi>{store.storeName}</bdi>
          </Name>
          {children && (
            <div className="flex gap-2 max-md:col-span-full max-md:[&>*:last-child]:grow">
              {children}
            </div>
          )}
        </div>
        <StoreFacts store={store} figures={figures} />
      </div>
    </div>
  );
}

/** The seller's logo, or the first letter of the name in the seller's color. */
function LogoTile({ name, image }: { name: string; image: string | null }) {
  return (
    <div
      aria-hidden
      className="grid size-22 place-items-center overflow-hidden rounded-lg border bg-card p-3 md:size-28 md:p-3.5"
    >
      {image ? (
        <FallbackImage
          key={image}
          src={thumbnail(logoPath(image) ?? image, 112)}
          alt=""
          fallback="/illustrations/cutouts/gift-box.svg"
          referrerPolicy="no-referrer"
          className="size-full object-contain"
        />
      ) : (
        <span className="display text-d1 text-store-ink">{[...name][0]?.toUpperCase()}</span>
      )}
    </div>
  );
}

function StoreFacts({ store, figures }: Pick<StoreHeaderProps, "store" | "figures">) {
  const t = useTranslations();
  const { location, website, socialMedia } = store;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-7 text-md text-secondary-foreground [&>li>svg]:size-4.5 [&>li>svg]:shrink-0 [&>li>svg]:text-muted-foreground [&>li]:flex [&>li]:min-h-9 [&>li]:items-center [&>li]:gap-2">
      <StoreRating {...figures} />
      {location && (
        <li>
          <MapPin aria-hidden />
          <bdi>{location}</bdi>
        </li>
      )}
      <li>
        <Package aria-hidden />
        {t("catalog.count", { count: figures.totalProducts })}
      </li>
      {website && (
        <li className="min-w-0">
          <Globe aria-hidden />
          <a
            href={website}
            target="_blank"
            rel="noreferrer nofollow ugc"
            dir="ltr"
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-store-ink underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2"
          >
            {displayHost(website)}
          </a>
        </li>
      )}
      <SocialLinks {...socialMedia} />
    </ul>
  );
}

function StoreRating({ averageRating, totalReviews }: StoreFigures) {
  const t = useTranslations("reviews");
  if (totalReviews === 0) return <li className="text-muted-foreground">{t("none")}</li>;
  const rating = averageRating.toFixed(1);
  return (
    <li>
      <Stars rating={averageRating} label={t("outOf", { rating })} />
      <strong aria-hidden>{rating}</strong>
      {t("count", { count: totalReviews })}
    </li>
  );
}

const MARKS = { instagram: InstagramMark, facebook: FacebookMark, twitter: XMark };

function SocialLinks(links: Storefront["socialMedia"]) {
  const t = useTranslations("storefronts.page");
  const networkLinks = NETWORKS.flatMap((network) => {
    const href = links[network];
    return href ? [{ network, href, Mark: MARKS[network] }] : [];
  });
  if (networkLinks.length === 0) return null;
  return (
    <li className="-ms-3 gap-0! md:ms-auto">
      {networkLinks.map(({ network, href, Mark }) => (
        <a
          key={network}
          href={href}
          target="_blank"
          rel="noreferrer nofollow ugc"
          aria-label={t(network)}
          className="grid size-11 place-items-center rounded-md hover:bg-accent hover:text-accent-foreground"
        >
          <Mark />
        </a>
      ))}
    </li>
  );
}

/** "https://www.hodan.example/shop" → "hodan.example". */
function displayHost(website: string) {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : website;
}
