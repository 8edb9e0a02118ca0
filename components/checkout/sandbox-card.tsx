"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useImperativeHandle, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { TextField } from "@/components/forms/text-field";
import { ApiError, apiSend, requireData } from "@/lib/http/api-client";
import { validationKey } from "@/lib/i18n/messages";
import { type CardInput, cardSchema } from "@/lib/payments/schema";
import { formatCardNumber, formatExpiry } from "./card-format";
import type { CardFormProps } from "./payment-form-handle";
import { SandboxAuthentication } from "./sandbox-authentication";

/** Returns whether a change inserted characters rather than deleting them. */
function isTyping({ nativeEvent }: { nativeEvent?: Event }) {
  return !(nativeEvent instanceof InputEvent) || !nativeEvent.inputType.startsWith("delete");
}

type Confirmation = {
  clientSecret: string;
  card?: CardInput;
  isAuthenticated?: boolean;
};

async function confirmIntent(body: Confirmation) {
  const intent = body.clientSecret.split("_secret_")[0];
  const path = `/api/sandbox/payment-intents/${intent}/confirm` as const;
  return requireData(await apiSend<{ status: string }>("POST", path, body));
}

/** The built-in provider's card form: Stripe's test cards, without real payments. */
export function SandboxCard({ ref, amountCents }: CardFormProps) {
  const t = useTranslations("checkout");
  const form = useForm<CardInput>({
    resolver: zodResolver(cardSchema),
    defaultValues: { number: "", expiry: "", cvc: "" },
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const [isAuthenticating, setIsAuthenticating] = useState(false);
  const resolveAuthentication = useRef<(isAuthenticated: boolean) => void>(() => {});

  const { mutateAsync: confirm } = useMutation({ mutationFn: confirmIntent });

  function authenticate() {
    setIsAuthenticating(true);
    return new Promise<boolean>((resolve) => {
      resolveAuthentication.current = (isAuthenticated) => {
        setIsAuthenticating(false);
        resolve(isAuthenticated);
      };
    });
  }

  /** A declined card is reported at its number. */
  function markDeclined({ status }: ApiError) {
    if (status === 402) form.setError("number", { message: validationKey("cardOther") });
  }

  useImperativeHandle(ref, () => ({
    countProblems: () =>
      new Promise<number>((resolve) => {
        void form.handleSubmit(
          () => resolve(0),
          (invalid) => resolve(Object.keys(invalid).length),
        )();
      }),
    async pay(clientSecret) {
      try {
        const { status } = await confirm({ clientSecret, card: form.getValues() });
        if (status === "requires_action") {
          await confirm({ clientSecret, isAuthenticated: await authenticate() });
        }
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) return t("cardFormFailed");
        markDeclined(error);
        return error.detail;
      }
    },
  }));

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={t("cardNumber")}
          field={form.register("number", {
            onChange: (event) => {
              event.target.value = formatCardNumber(event.target.value);
            },
          })}
          error={errors.number}
          inputMode="numeric"
          autoComplete="cc-number"
          dir="ltr"
          className="rtl:text-right"
        />
      </div>
      <TextField
        label={t("expiry")}
        field={form.register("expiry", {
          onChange: (event) => {
            // Reformatting while deleting would restore the deleted characters.
            if (isTyping(event)) event.target.value = formatExpiry(event.target.value);
          },
        })}
        error={errors.expiry}
        hint={t("expiryHint")}
        inputMode="numeric"
        autoComplete="cc-exp"
        dir="ltr"
        className="rtl:text-right"
      />
      <TextField
        label={t("cvc")}
        field={form.register("cvc")}
        error={errors.cvc}
        hint={t("cvcHint")}
        inputMode="numeric"
        autoComplete="cc-csc"
        dir="ltr"
        className="rtl:text-right"
      />
      <SandboxAuthentication
        isOpen={isAuthenticating}
        amountCents={amountCents}
        onAuthenticate={(isAuthenticated) => resolveAuthentication.current(isAuthenticated)}
      />
    </div>
  );
}
