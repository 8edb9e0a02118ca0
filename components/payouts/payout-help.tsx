import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";

export function PayoutHelp({ isHeld }: { isHeld: boolean }) {
  const t = useTranslations("payouts.help");
  return (
    <Card className="px-4 pt-4.5 pb-5 sm:px-5.5">
      <section aria-labelledby="payout-help-title">
        <h2 id="payout-help-title" className="mb-1.5 font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t(isHeld ? "textHeld" : "text")}</p>
        <Link href="/faq" className="link mt-2.5 inline-flex min-h-11 items-center text-sm">
          {t("link")}
        </Link>
      </section>
    </Card>
  );
}
