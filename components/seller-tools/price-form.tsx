"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/components/forms/field-error";
import { dayOf, SHORT } from "@/components/time/dates";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CalendarDays } from "@/components/ui/icons";
import { isolates } from "@/components/ui/rich-text-tags";
import { useDates } from "@/lib/i18n/use-dates";
import type { MyProducts } from "@/lib/seller-tools/queries/inventory";
import { signedMoney } from "./adjustment-text";
import { PriceFields } from "./price-fields";
import { PricePreview } from "./price-preview";
import { usePriceForm } from "./use-price-form";

type Running = { code: string; endDate: string | null };

type PriceFormProps = { products: MyProducts; running: Running[] };

/** A bulk price update: products, preview of every price, and start date. */
export function PriceForm({ products, running }: PriceFormProps) {
  const t = useTranslations("sellerTools.pricing");
  const dateText = useDates();
  const { form, rows, include, send, isSending, date } = usePriceForm(products);
  const changing = rows.filter(({ product, afterCents }) => afterCents !== product.priceCents);
  const sum = changing.reduce((all, row) => all + row.afterCents - row.product.priceCents, 0);
  const day = typeof date === "string" ? dateText(dayOf(date), SHORT) : null;
  const isIdle = isSending || changing.length === 0;
  return (
    <Card className="overflow-hidden">
      <form
        noValidate
        className="grid xl:grid-cols-[316px_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <PriceFields form={form} />
        <div className="flex min-w-0 flex-col border-border max-xl:border-t xl:border-s">
          <header className="px-4 pt-4.5 pb-2.5 sm:px-5.5">
            <h2 className="font-semibold text-lg">{t("preview")}</h2>
            <p role="status" className="text-muted-foreground text-sm">
              {t("summary", { changed: String(changing.length), count: rows.length })}
            </p>
            <FormError error={form.formState.errors.root} />
            {running.length > 0 && (
              <Banner tone="warning" className="mt-3">
                {running.map(({ code, endDate }) => (
                  <p key={code}>
                    {t.rich("running", {
                      code,
                      ends: endDate ? dateText(new Date(endDate), SHORT) : "none",
                      ...isolates,
                    })}
                  </p>
                ))}
              </Banner>
            )}
          </header>
          <PricePreview rows={rows} onInclude={include} />
          <footer className="flex flex-wrap items-center gap-2 border-t bg-muted px-4 py-3.5 sm:px-5.5">
            <p className="me-auto text-sm">
              {t.rich("sum", {
                sum: signedMoney(sum),
                b: (amount) => (
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {amount}
                  </bdi>
                ),
              })}
            </p>
            <Button type="submit" variant="outline" disabled={isIdle}>
              <CalendarDays aria-hidden />
              {day ? t("schedule", { day }) : t("saveDraft")}
            </Button>
            <Button disabled={isIdle} onClick={() => send(true)}>
              {isSending ? t("pendingText") : t("apply")}
            </Button>
          </footer>
        </div>
      </form>
    </Card>
  );
}
