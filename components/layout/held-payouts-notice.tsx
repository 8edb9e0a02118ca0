import { getTranslations } from "next-intl/server";

import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { getPayoutState } from "@/lib/payouts/queries/state";

/** One line on the seller pages while payouts are on hold; the payout page has the reason. */
export async function HeldPayoutsNotice({ viewer }: { viewer: Viewer }) {
  const state = await getPayoutState(viewer);
  if (state?.kind !== "held") return null;
  const t = await getTranslations("sellerNav.held");
  return (
    <Banner tone="warning" className="lg:col-span-2">
      <p className="flex flex-wrap items-center gap-x-3">
        {t("text")}
        <Link href="/payout-settings" className="link inline-flex min-h-6 items-center">
          {t("link")}
        </Link>
      </p>
    </Banner>
  );
}
