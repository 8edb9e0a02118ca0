import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { AccessDenied } from "@/components/layout/access-denied";
import { PageMessages } from "@/components/layout/page-messages";
import { SellerNav } from "@/components/layout/seller-nav";
import { PayoutDetail } from "@/components/payouts/payout-detail";
import { PayoutView } from "@/components/payouts/payout-view";
import { getViewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { translateEntryTitles } from "@/lib/orders/queries/translate-titles";
import { getPayoutState } from "@/lib/payouts/queries/state";
import { getPayoutStatement } from "@/lib/payouts/queries/statement";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("payouts.title");

export default async function PayoutSettingsPage({
  searchParams,
}: PageProps<"/[locale]/payout-settings">) {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") {
    return <AccessDenied area="payoutSettings" isSignedIn={viewer !== null} />;
  }
  const { month, lines, payout } = await searchParams;
  const statement = payout === undefined ? null : await getPayoutStatement(viewer, parseId(payout));
  if (payout !== undefined && !statement) notFound();

  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="payouts" />
      {statement ? (
        <PayoutDetail
          payout={statement.payout}
          lines={await translateEntryTitles(statement.lines, await getLocale())}
          isHeld={(await getPayoutState(viewer))?.kind === "held"}
        />
      ) : (
        <PageMessages
          namespaces={[
            "accounts.confirm",
            "accounts.fields",
            "accounts.verify",
            "payouts.account",
            "payouts.form",
            "validation",
          ]}
        >
          <PayoutView viewer={viewer} month={month} lines={lines} />
        </PageMessages>
      )}
    </div>
  );
}
