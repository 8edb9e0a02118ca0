"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";

import { useServerForm } from "@/components/forms/use-server-form";
import { notify } from "@/components/ui/notify";

type ToolFormOptions<I extends FieldValues, O> = {
  schema: z.ZodType<O, I>;
  defaultValues: DefaultValues<I>;
  send: (input: O) => Promise<unknown>;
  /** The toasts. */
  says: { done: string; failed: string };
  onClose: () => void;
};

/** A form of the buyer's tools: says how it went, and shows the page anew. */
export function useToolForm<I extends FieldValues, O>(options: ToolFormOptions<I, O>) {
  const { says, onClose, ...rest } = options;
  const t = useTranslations("buyerTools");
  const router = useRouter();
  return useServerForm<I, O, unknown>({
    ...rest,
    fallback: t("tryAgain"),
    onRefused: (message) => notify.error(says.failed, message),
    onDone: () => {
      notify.success(says.done);
      onClose();
      router.refresh();
    },
  });
}
