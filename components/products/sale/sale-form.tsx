"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Banner } from "@/components/ui/banner";
import { toast } from "@/components/ui/toast";
import { formatMoney, parseCents } from "@/lib/core/money";
import { createSaleAction } from "@/lib/products/sales/actions";
import { salePriceOf } from "@/lib/products/sales/rules";
import { type SaleInput, type SaleValues, saleSchema } from "@/lib/products/sales/schema";

type SaleFormProps = {
  id: number;
  /** Dollars as a decimal string. */
  price: string;
  hasVariants: boolean;
  /** The date in the business time zone. */
  today: string;
};

/** Puts a product on sale, at once or from a later day. */
export function SaleForm({ id, price, hasVariants, today }: SaleFormProps) {
  const t = useTranslations("products.sale");
  const { form, submit, isSending } = useSaleForm(id, today);
  const { errors } = form.formState;
  return (
    <section aria-labelledby="sale">
      <h2 id="sale" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground text-sm">{t("text")}</p>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={t("percent")}
            error={errors.percent}
            field={registerWithDefault(form, "percent")}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            label={t("firstDay")}
            error={errors.firstDay}
            field={registerWithDefault(form, "firstDay")}
            type="date"
          />
          <TextField
            label={t("lastDay")}
            error={errors.lastDay}
            field={registerWithDefault(form, "lastDay")}
            type="date"
          />
        </div>
        <SalePrice control={form.control} price={price} hasVariants={hasVariants} />
        {errors.root && <Banner tone="destructive">{errors.root.message}</Banner>}
        <div>
          <SubmitButton isPending={isSending} pendingText={t("saving")}>
            {t("save")}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}

function useSaleForm(productId: number, today: string) {
  const t = useTranslations("products.sale");
  const router = useRouter();
  return useServerForm<SaleValues, SaleInput, unknown>({
    schema: saleSchema,
    // The action validates the input again.
    send: ({ percent, ...rest }) => createSaleAction({ ...rest, percent: String(percent) }),
    defaultValues: { productId, percent: "", firstDay: today, lastDay: "" },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      toast.success(t("saved"));
      router.refresh();
    },
  });
}

type SalePriceProps = Pick<SaleFormProps, "price" | "hasVariants"> & {
  control: ReturnType<typeof useSaleForm>["form"]["control"];
};

function SalePrice({ control, price, hasVariants }: SalePriceProps) {
  const t = useTranslations("products.sale");
  const percent = useWatch({ control, name: "percent" });
  if (hasVariants) return <p className="text-sm">{t("all")}</p>;
  const checked = saleSchema.shape.percent.safeParse(percent);
  if (!checked.success) return null;
  const cents = salePriceOf(parseCents(price) ?? 0, checked.data);
  return (
    <p className="text-sm" aria-live="polite">
      {t.rich("price", {
        price: formatMoney(cents),
        bdi: (amount) => (
          <bdi dir="ltr" className="font-semibold">
            {amount}
          </bdi>
        ),
      })}
    </p>
  );
}
