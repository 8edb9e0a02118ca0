"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { createReplyAction } from "@/lib/forum/actions";
import { MAX_TEXT, postPath } from "@/lib/forum/rules";
import { useReplying } from "./reply-context";

/** A reply with its quote; the page then scrolls to it. A refusal is a toast, and the input is retained. */
export function ReplyForm({ postId }: { postId: number }) {
  const t = useTranslations("forum.reply");
  const tAct = useTranslations("forum.act");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const locale = useLocale();
  const writing = useReplying();
  const quoted = writing?.quoted ?? null;
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field when another quote is chosen
  useEffect(() => field.current?.focus(), [quoted?.id]);

  function close() {
    writing?.setQuoted(null);
    writing?.setOpen(false);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = field.current?.value ?? "";
    setIsSending(true);
    const input = { postId, content, locale, quotedId: quoted?.id ?? null };
    const result = await createReplyAction(input).catch(() => null);
    if (result?.ok) {
      toast.success(t("done"));
      close();
      router.push(postPath(postId, result.data.id));
    } else {
      toast.error(t("failed"), result?.message ?? tAct("failedMore"));
    }
    setIsSending(false);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
      {quoted && (
        <div className="flex items-start gap-2 rounded-md bg-secondary py-2 ps-4 pe-2 text-sm">
          <p className="min-w-0 grow">
            <span className="block font-semibold">
              {t.rich("quoting", { name: quoted.author, ...richTextTags })}
            </span>
            <bdi className="wrap-anywhere text-secondary-foreground">{quoted.text}</bdi>
          </p>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("unquote")}
            onClick={() => writing?.setQuoted(null)}
          >
            <X aria-hidden />
          </Button>
        </div>
      )}
      <Field label={t("label")}>
        {(control) => (
          <Textarea ref={field} rows={5} maxLength={MAX_TEXT} dir="auto" {...control} />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={close}>
          {tCommon("cancel")}
        </Button>
        <SubmitButton isPending={isSending} pendingText={t("submitting")}>
          {t("submit")}
        </SubmitButton>
      </div>
    </form>
  );
}
