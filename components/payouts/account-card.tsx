import { useTranslations } from "next-intl";
import { MOMENT } from "@/components/time/date-formats";
import { Badge } from "@/components/ui/badge";
import {
  Check,
  type IconComponent,
  Landmark,
  Smartphone,
  TriangleAlert,
} from "@/components/ui/icons";
import { useDates } from "@/lib/i18n/use-dates";
import type { PayoutAccount } from "@/lib/payouts/dto";
import { destinationOf, formatMobile } from "@/lib/payouts/rules";
import { AccountPanel } from "./account-panel";
import { richTextTags } from "./rich-text-tags";

type AccountCardProps = {
  account: PayoutAccount | null;
  /** The built-in provider, without real payments. */
  isTest: boolean;
};

/** The payout account, connected or not (specification B, section 2). */
export function AccountCard({ account, isTest }: AccountCardProps) {
  const t = useTranslations("payouts.account");
  const format = useDates();
  const Icon: IconComponent = account?.kind === "mobile" ? Smartphone : Landmark;
  return (
    <section aria-label={t("title")} className="rounded-lg border bg-card px-4 py-5 sm:px-5.5">
      <AccountPanel
        key={account ? destinationOf(account) : ""}
        destination={account ? destinationOf(account) : null}
        kind={account?.kind ?? "bank"}
        isTest={isTest}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-secondary">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 grow basis-52">
          <h2 className="flex flex-wrap items-center gap-2 font-bold text-lg">
            {account ? t("connected") : t("notConnected")}
            {account ? (
              <Badge tone="success">
                <Check aria-hidden />
                {t("active")}
              </Badge>
            ) : (
              <Badge tone="warning">
                <TriangleAlert aria-hidden />
                {t("setupRequired")}
              </Badge>
            )}
          </h2>
          <p className="mt-0.5 text-muted-foreground text-sm">
            {account ? <Summary account={account} /> : t("setupText")}
          </p>
          {account?.payableFrom && account.payableFrom > new Date() && (
            <p className="mt-1 text-sm text-warning-ink">
              {t("paidFrom", { moment: format(account.payableFrom, MOMENT) })}
            </p>
          )}
        </div>
      </AccountPanel>
    </section>
  );
}

function Summary({ account }: { account: PayoutAccount }) {
  const t = useTranslations("payouts.account");
  const { kind, bankName, last4, network, phoneNumber, holderName } = account;
  if (kind === "mobile") {
    const [name, phone] = [holderName, formatMobile(phoneNumber ?? "")];
    return t.rich("mobile", { network: network ?? "", phone, name, ...richTextTags });
  }
  const type = t(account.accountType === "savings" ? "types.savings" : "types.checking");
  return t.rich("bank", { bank: bankName ?? "", type, last4: last4 ?? "", ...richTextTags });
}
