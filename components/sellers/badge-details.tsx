import { useTranslations } from "next-intl";
import { Award, type IconComponent, ShieldCheck, Sparkles, UserCheck } from "@/components/ui/icons";

import { type LabelWeave, WovenLabel } from "@/components/ui/woven-label";
import type { SellerBadge } from "@/lib/sellers/dto";
import { BADGE_RULES, type BadgeType, RESPONSE_HOURS } from "@/lib/sellers/rules";

const PRESENTATIONS: Record<BadgeType, { icon: IconComponent; weave: LabelWeave }> = {
  verified: { icon: UserCheck, weave: "sea" },
  top_rated: { icon: Award, weave: "amber" },
  trusted: { icon: ShieldCheck, weave: "leaf" },
  other: { icon: Sparkles, weave: "plum" },
};

/** Values of the rules, for `badges.*.rule`. */
export function ruleValues() {
  const { topRating, topReviews, trustedOrders, troublePercent, responsePercent } = BADGE_RULES;
  return {
    rating: topRating.toFixed(1),
    reviews: String(topReviews),
    orders: String(trustedOrders),
    trouble: `${troublePercent}%`,
    response: `${responsePercent}%`,
    hours: String(RESPONSE_HOURS),
  };
}

export function BadgeLabel({ type }: { type: BadgeType }) {
  const t = useTranslations("sellers.badges");
  const { icon: Icon, weave } = PRESENTATIONS[type];
  return (
    <WovenLabel weave={weave}>
      <Icon aria-hidden />
      {t(`${type}.name`)}
    </WovenLabel>
  );
}

/** A badge that opens its requirements, or the reason for which an admin gave it. */
export function BadgeDetails({ badge }: { badge: SellerBadge }) {
  const t = useTranslations("sellers.badges");
  const { badgeType: type, badgeDescription } = badge;
  return (
    <details className="group relative">
      <summary className="hit-44 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <BadgeLabel type={type} />
      </summary>
      <p className="absolute start-0 z-10 mt-2 w-72 max-w-[70vw] rounded-md border border-border bg-popover p-4 text-sm shadow-md">
        {type === "other" ? (
          <span dir="auto" className="wrap-anywhere block">
            {badgeDescription}
          </span>
        ) : (
          t(`${type}.rule`, ruleValues())
        )}
      </p>
    </details>
  );
}
