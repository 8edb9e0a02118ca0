"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";

import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";

type DialogFormOptions<I extends FieldValues, O> = {
  schema: z.ZodType<O, I>;
  defaultValues: DefaultValues<I>;
  send: (input: O, submission: { idempotencyKey: string }) => Promise<Result>;
  /** Texts of the toasts. */
  messages: { done: string; failed: string };
  onClose: () => void;
};

/** Form in a dialog: on success it shows a toast, closes and refreshes the page. */
export function useDialogForm<I extends FieldValues, O>(options: DialogFormOptions<I, O>) {
  const { messages, onClose, ...rest } = options;
  const tCommon = useTranslations("common");
  const router = useRouter();
  return useServerForm<I, O, unknown>({
    ...rest,
    fallback: tCommon("again"),
    onRefused: (message) => toast.error(messages.failed, message),
    onDone: () => {
      toast.success(messages.done);
      onClose();
      router.refresh();
    },
  });
}
