"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import {
  type FormEvent,
  type RefObject,
  Suspense,
  useActionState,
  useEffect,
  useRef,
  useState,
} from "react";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { createTicketAction, sendContactFormAction } from "@/lib/support/actions";
import { MAX_MESSAGE, TICKET_CATEGORIES } from "@/lib/support/rules";

/**
 * Contact form (specification C, section 3), which creates a support ticket. The browser validates it, so that the page
 * needs no form library; without JavaScript it is sent to the server action.
 */
export function ContactForm() {
  const t = useTranslations("contact.form");
  const locale = useLocale();
  const [result, action] = useActionState(sendContactFormAction, null);
  const { category, submit, isSending } = useContactForm();
  const values = result?.values ?? {};

  return (
    <Card className="scroll-mt-24 p-5 sm:p-6" id="message">
      <h2 className="display text-d4">{t("title")}</h2>
      <p className="mt-1 mb-5 text-muted-foreground text-sm">{t("text")}</p>
      <Suspense>
        <CategoryFromUrl select={category} />
      </Suspense>
      {result && (
        <Banner
          tone={result.error ? "destructive" : "success"}
          title={result.error ? t("failed") : t("sent")}
          className="mb-5"
        >
          {result.error ?? t("sentMore")}
        </Banner>
      )}
      <form action={action} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <input type="hidden" name="locale" value={locale} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("name")}>
            {(control) => (
              <Input
                name="name"
                required
                maxLength={100}
                autoComplete="name"
                defaultValue={values["name"]}
                {...control}
              />
            )}
          </Field>
          <Field label={t("email")}>
            {(control) => (
              <Input
                type="email"
                name="email"
                required
                maxLength={200}
                autoComplete="email"
                dir="ltr"
                className="rtl:text-right"
                defaultValue={values["email"]}
                {...control}
              />
            )}
          </Field>
          <Field label={t("subject")}>
            {(control) => (
              <Input
                name="subject"
                required
                maxLength={200}
                defaultValue={values["subject"]}
                {...control}
              />
            )}
          </Field>
          <Field label={t("category")}>
            {(control) => (
              <Select
                name="category"
                ref={category}
                defaultValue={values["category"] ?? "general"}
                {...control}
              >
                <Categories />
              </Select>
            )}
          </Field>
        </div>
        <Field label={t("message")}>
          {(control) => (
            <Textarea
              name="message"
              required
              rows={7}
              maxLength={MAX_MESSAGE}
              defaultValue={values["message"]}
              {...control}
            />
          )}
        </Field>
        <SubmitButton
          hasAction
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

function useContactForm() {
  const t = useTranslations("contact.form");
  const category = useRef<HTMLSelectElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    const ticket = Object.fromEntries(new FormData(form));
    const result = await createTicketAction(ticket).catch(() => null);
    setIsSending(false);
    if (!result?.ok) {
      toast.error(t("failed"), result ? `${result.status}: ${result.message}` : t("failedMore"));
      return;
    }
    toast.success(t("sent"), t("sentMore"));
    form.reset();
  }

  return { category, submit, isSending };
}

/** Selects the category of a link such as /contact?category=culture. */
function CategoryFromUrl({ select }: { select: RefObject<HTMLSelectElement | null> }) {
  const categoryParam = useSearchParams().get("category");
  useEffect(() => {
    const isCategory = TICKET_CATEGORIES.some((category) => category === categoryParam);
    if (isCategory && categoryParam && select.current) select.current.value = categoryParam;
  }, [categoryParam, select]);
  return null;
}

function Categories() {
  const t = useTranslations("support.category");
  return TICKET_CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {t(category)}
    </option>
  ));
}
