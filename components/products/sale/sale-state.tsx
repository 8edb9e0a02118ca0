"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { stopSaleAction } from "@/lib/products/sales/actions";
import type { OwnSale } from "@/lib/products/sales/queries";

type SaleStateProps = { productId: number; sale: OwnSale };

/** A running or scheduled sale, with a button that ends it. */
export function SaleState({ productId, sale }: SaleStateProps) {
  const t = useTranslations("products.sale");
  const dateText = useDates();
  const { mutate, isPending } = useStop(productId);
  const percent = String(sale.percent);
  // Noon, so that the date is the same in every time zone of the page.
  const day = (date: string) => dateText(new Date(`${date}T18:00:00Z`), DATE);
  return (
    <section aria-labelledby="sale" className="grid justify-items-start gap-2">
      <h2 id="sale" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p>
        {sale.isRunning
          ? t("running", { percent, date: day(sale.lastDay) })
          : t("scheduled", { percent, from: day(sale.firstDay), to: day(sale.lastDay) })}
      </p>
      {sale.isRunning && <p className="text-muted-foreground text-sm">{t("locked")}</p>}
      {sale.isRunning && !sale.isCompared && (
        <p className="text-muted-foreground text-sm">{t("notCompared")}</p>
      )}
      <Button variant="outline" disabled={isPending} className="mt-2" onClick={() => mutate()}>
        {t("end")}
      </Button>
    </section>
  );
}

function useStop(productId: number) {
  const t = useTranslations("products.sale");
  const router = useRouter();
  return useServerMutation({
    send: () => stopSaleAction({ productId }),
    fallback: t("failedMore"),
    onDone: () => {
      toast.success(t("ended"));
      router.refresh();
    },
    onRefused: (message) => toast.error(t("failed"), message),
  });
}
