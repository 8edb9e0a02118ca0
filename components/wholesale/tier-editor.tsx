"use client";

import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Plus } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { formatDecimal, toDecimal } from "@/lib/core/money";
import { saveTiersAction } from "@/lib/wholesale/actions";
import { MAX_TIERS } from "@/lib/wholesale/rules";
import { type TiersInput, type TiersValues, tiersSchema } from "@/lib/wholesale/schema";
import { TierRow } from "./tier-row";

type TierEditorProps = {
  productId: number;
  /** The list price, as a decimal string. */
  price: string;
  tiers: { minQuantity: number; price: string }[];
};

/** The wholesale tiers of one of the seller's products, saved separately from the product. */
export function TierEditor({ productId, price, tiers }: TierEditorProps) {
  const t = useTranslations("products.tiers");
  const { form, submit, isSending } = useTiers(productId, tiers);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "tiers" });
  const { root } = form.formState.errors;
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <section aria-labelledby="tiers">
        <h2 id="tiers" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 text-muted-foreground text-sm">
          {t.rich("text", {
            price: formatDecimal(price),
            bdi: (amount) => <bdi dir="ltr">{amount}</bdi>,
          })}
        </p>
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          {fields.length === 0 && <p className="text-muted-foreground">{t("none")}</p>}
          <ul className="grid gap-4">
            {fields.map(({ id }, index) => (
              <TierRow
                key={id}
                form={form}
                index={index}
                listPrice={price}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
          {root && (
            <Banner tone="destructive" className="mt-4">
              {root.message}
            </Banner>
          )}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button
              variant="outline"
              disabled={fields.length >= MAX_TIERS}
              onClick={() => append({ minQuantity: "", price: "" })}
            >
              <Plus aria-hidden />
              {t("add")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("saving")}>
              {t("save")}
            </SubmitButton>
          </div>
        </form>
      </section>
    </Card>
  );
}

function useTiers(productId: number, tiers: TierEditorProps["tiers"]) {
  const t = useTranslations("products.tiers");
  const rows = tiers.map((tier) => ({ ...tier, minQuantity: String(tier.minQuantity) }));
  return useServerForm<TiersValues, TiersInput, unknown>({
    schema: tiersSchema,
    // The action validates the input again.
    send: ({ tiers: checked }) => saveTiersAction({ productId, tiers: toTyped(checked) }),
    defaultValues: { productId, tiers: rows },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => toast.success(t("saved")),
  });
}

const toTyped = (tiers: TiersInput["tiers"]) =>
  tiers.map(({ minQuantity, price }) => ({
    minQuantity: String(minQuantity),
    price: toDecimal(price),
  }));
