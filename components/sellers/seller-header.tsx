import { useTranslations } from "next-intl";
import { TranslationNote, textHref } from "@/components/languages/translation-note";
import { UserText } from "@/components/languages/user-text";
import { ShareMenu } from "@/components/share/share-menu";
import { Avatar } from "@/components/ui/avatar";
import { ButtonLink } from "@/components/ui/button-link";
import { CalendarDays, MapPin, Store } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { useDates } from "@/lib/i18n/use-dates";
import type { SellerBadge, SellerProfile } from "@/lib/sellers/dto";
import { BadgeDetails } from "./badge-details";

type SellerHeaderProps = {
  seller: SellerProfile;
  badges: SellerBadge[];
  /** Slug of the published store; null without one. */
  storeSlug: string | null;
};

/** Name, badges, location and start date of a seller. */
export function SellerHeader({ seller, badges, storeSlug }: SellerHeaderProps) {
  const t = useTranslations("sellers");
  const dateText = useDates();
  const name = sellerNameOf(seller);
  const { id, profileImage, city, country, bio, bioLanguages, createdAt } = seller;
  const place = [city, country].filter(Boolean).join(", ");
  const month = dateText(new Date(createdAt), { year: "numeric", month: "long" });
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar name={name} image={profileImage && thumbnail(profileImage, 80)} size="xl" />
        <div className="min-w-0 grow basis-60">
          <h1 className="display wrap-anywhere text-d2">
            <bdi>{name}</bdi>
          </h1>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-md text-muted-foreground [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
            {place && (
              <li>
                <MapPin aria-hidden />
                <bdi>{place}</bdi>
              </li>
            )}
            <li>
              <CalendarDays aria-hidden />
              {t("since", { month })}
            </li>
          </ul>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          {storeSlug && (
            <ButtonLink
              href={`/store/${storeSlug}`}
              variant="outline"
              size="lg"
              className="max-sm:grow"
            >
              <Store aria-hidden />
              {t("visitStore")}
            </ButtonLink>
          )}
          <ShareMenu title={name} path={`/seller/${id}`} />
        </div>
      </div>
      {badges.length > 0 && (
        <ul aria-label={t("badges.label")} className="flex flex-wrap items-start gap-2">
          {badges.map((badge) => (
            <li key={badge.badgeType}>
              <BadgeDetails badge={badge} />
            </li>
          ))}
        </ul>
      )}
      {bio && (
        <div>
          <UserText
            as="p"
            text={bio}
            locale={bioLanguages.locale}
            className="max-w-[66ch] whitespace-pre-line text-secondary-foreground [overflow-wrap:anywhere]"
          />
          <TranslationNote
            {...bioLanguages}
            hrefOf={(language) => textHref(`/seller/${id}`, language)}
          />
        </div>
      )}
    </header>
  );
}
