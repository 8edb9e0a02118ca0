"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { APPLICATION_ID, type ChosenPlan, choosePlanOfAddress, onPlanChosen } from "./chosen-plan";

type Named = { slug: string; name: string };

/** The application to sell, with the browser's own validation, so that the page needs no form library. */
export function SellerApplication({ plans }: { plans: Named[] }) {
  const t = useTranslations("sellerApplications.form");
  const { plan, setPlan, submit, isSending } = useApplication();
  return (
    <Card id={APPLICATION_ID} className="scroll-mt-24 p-5 sm:p-7">
      <h2 className="display text-d3">{t("title")}</h2>
      <p className="mt-1 mb-6 text-muted-foreground">{t("text")}</p>
      <form method="post" onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("businessName")}>
            {(control) => (
              <Input name="businessName" required minLength={2} maxLength={120} {...control} />
            )}
          </Field>
          <Field label={t("email")} hint={t("emailHint")}>
            {(control) => (
              <Input
                type="email"
                name="email"
                required
                maxLength={200}
                autoComplete="email"
                dir="ltr"
                className="rtl:text-right"
                {...control}
              />
            )}
          </Field>
          <Field label={t("phone")} isOptional>
            {(control) => (
              <Input
                type="tel"
                name="phone"
                maxLength={40}
                autoComplete="tel"
                dir="ltr"
                className="rtl:text-right"
                {...control}
              />
            )}
          </Field>
          <Field label={t("location")} isOptional>
            {(control) => <Input name="location" maxLength={200} {...control} />}
          </Field>
        </div>
        <Field label={t("description")}>
          {(control) => (
            <Textarea
              name="description"
              required
              minLength={10}
              maxLength={5000}
              rows={4}
              {...control}
            />
          )}
        </Field>
        <Field label={t("experience")} isOptional>
          {(control) => <Textarea name="experience" maxLength={5000} rows={3} {...control} />}
        </Field>
        <Field label={t("plan")}>
          {(control) => (
            <Select
              name="selectedPlan"
              value={plan}
              onChange={(event) => setPlan(event.target.value as ChosenPlan)}
              {...control}
            >
              {plans.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SubmitButton
          variant="brand"
          isPending={isSending}
          pendingText={t("sending")}
          className="max-sm:w-full sm:justify-self-start"
        >
          {t("send")}
        </SubmitButton>
      </form>
    </Card>
  );
}

function useApplication() {
  const t = useTranslations("sellerApplications.form");
  const router = useRouter();
  const [plan, setPlan] = useState<ChosenPlan>("free");
  const { mutate, isPending } = useServerMutation({
    send: (form: FormData) => apiSend("POST", "/api/seller-application", Object.fromEntries(form)),
    fallback: t("failedMore"),
    onDone: () => {
      toast.success(t("sent"), t("sentMore"));
      router.push("/");
    },
    onRefused: (message) => toast.error(t("failed"), message),
  });
  useEffect(() => {
    const stop = onPlanChosen(setPlan);
    choosePlanOfAddress();
    return stop;
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  }

  return { plan, setPlan, submit, isSending: isPending };
}
