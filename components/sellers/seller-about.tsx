import { useTranslations } from "next-intl";
import { UserText } from "@/components/languages/user-text";
import { Check, Minus } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import type { SellerBadge, SellerProfile } from "@/lib/sellers/dto";
import { BADGE_TYPES, EARNED_BADGES } from "@/lib/sellers/rules";
import { BadgeLabel, ruleValues } from "./badge-details";

type SellerAboutProps = { seller: SellerProfile; badges: SellerBadge[] };

/** The seller's description, and the rules of badges and figures. */
export function SellerAbout({ seller, badges }: SellerAboutProps) {
  const t = useTranslations("sellers.about");
  const name = sellerNameOf(seller);
  const { firstName, lastName, bio, bioLanguages } = seller;
  const person = [firstName, lastName].filter(Boolean).join(" ");
  const earned = new Set(badges.map(({ badgeType }) => badgeType));
  const types = earned.has("other") ? BADGE_TYPES : EARNED_BADGES;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="about-title">
        <h2 id="about-title" className="display text-d4">
          {t.rich("title", { seller: name, ...richTextTags })}
        </h2>
        {person && person !== name && (
          <p className="mt-1 text-muted-foreground">
            {t.rich("runBy", { person, ...richTextTags })}
          </p>
        )}
        {bio ? (
          <UserText
            as="p"
            text={bio}
            locale={bioLanguages.locale}
            className="mt-3 max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]"
          />
        ) : (
          <p className="mt-3">{t("noBio")}</p>
        )}
      </section>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title" className="display text-d4">
          {t("rules")}
        </h2>
        <p className="mt-1 max-w-[66ch] text-muted-foreground">{t("rulesHint")}</p>
        <ul className="mt-4 grid gap-px overflow-hidden rounded-lg border bg-border">
          {types.map((type) => (
            <li
              key={type}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-card px-4 py-4 sm:px-5.5"
            >
              <span className="w-36 shrink-0">
                <BadgeLabel type={type} />
              </span>
              <Rule type={type} isEarned={earned.has(type)} />
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[66ch] text-muted-foreground text-sm">
          {t("measured", ruleValues())}
        </p>
      </section>
    </div>
  );
}

type RuleProps = { type: (typeof BADGE_TYPES)[number]; isEarned: boolean };

function Rule({ type, isEarned }: RuleProps) {
  const t = useTranslations("sellers");
  return (
    <>
      <p className="min-w-0 grow basis-60 text-md">{t(`badges.${type}.rule`, ruleValues())}</p>
      <p
        className={`flex shrink-0 items-center gap-1.5 font-medium text-sm [&_svg]:size-4 ${
          isEarned ? "text-success-ink" : "text-muted-foreground"
        }`}
      >
        {isEarned ? <Check aria-hidden /> : <Minus aria-hidden />}
        {isEarned ? t("about.earned") : t("about.notYet")}
      </p>
    </>
  );
}
