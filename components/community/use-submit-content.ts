"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { useSubmission } from "@/components/forms/use-submission";
import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import type { ValidationKey } from "@/lib/i18n/messages";

type Submission = {
  schema: z.ZodType;
  path: `/api/${string}`;
  /** The schema's message for a missing value. */
  missing: ValidationKey;
  /** Toasts with their second line (specification C, sections 5 and 7). */
  messages: Record<
    "signIn" | "signInMore" | "missing" | "missingMore" | "failed" | "failedMore" | "done",
    string
  >;
  onDone: () => void;
};

/** Submits content to the community; every refusal is a toast, and the input is retained. */
export function useSubmitContent({ schema, path, missing, messages, onDone }: Submission) {
  const tValidation = useTranslations("validation");
  const showSignInHint = () => toast.error(messages.signIn, messages.signInMore);

  const { mutate, isPending } = useServerMutation({
    send: useSubmission((content: unknown, submission) =>
      apiSend("POST", path, content, submission),
    ),
    fallback: messages.failedMore,
    onDone: () => {
      toast.success(messages.done);
      onDone();
    },
    onRefused: (message, failure) => {
      if (failure?.status === 401) showSignInHint();
      else toast.error(messages.failed, message);
    },
  });

  function refuse(message: string | undefined) {
    // Safe because schemas write their messages with `v()`, which only takes ValidationKeys.
    const sentence =
      message === missing ? messages.missingMore : tValidation(message as ValidationKey);
    toast.error(messages.missing, sentence);
  }

  function submit(content: object) {
    if (!isMarkedSignedIn()) return showSignInHint();
    const checked = schema.safeParse(content);
    if (!checked.success) return refuse(checked.error.issues[0]?.message);
    mutate(checked.data);
  }

  return { submit, isSending: isPending };
}
