"use client";

import { useRouter } from "next/navigation";
import { type Locale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";

import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { SubmitButton } from "@/components/forms/submit-button";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { communityPath } from "@/lib/community/rules";
import {
  deletePostAction,
  deleteReplyAction,
  editPostAction,
  editReplyAction,
} from "@/lib/forum/actions";
import { MAX_TEXT } from "@/lib/forum/rules";
import type { Result } from "@/lib/http/result";

export type Entry =
  | { kind: "post"; id: number; title: string; content: string; locale: Locale }
  | { kind: "reply"; id: number; content: string };

type ContentDialogsProps = { entry: Entry; open: "edit" | "delete"; onClose: () => void };

/** The open dialog of an entry. */
export function ContentDialogs({ open, ...rest }: ContentDialogsProps) {
  return open === "edit" ? <EditDialog {...rest} /> : <DeleteDialog {...rest} />;
}

type DialogProps = Omit<ContentDialogsProps, "open">;

/** Sends an action and shows its outcome as a toast. Returns whether it succeeded. */
function useDeed(onClose: () => void) {
  const t = useTranslations("forum.act");
  return async (action: Promise<Result>, message: string) => {
    const result = await action.catch(() => null);
    if (!result?.ok) {
      toast.error(t("failed"), result?.message ?? t("failedMore"));
      return false;
    }
    toast.success(message);
    onClose();
    return true;
  };
}

function EditDialog({ entry, onClose }: DialogProps) {
  const t = useTranslations("forum.act");
  const tCommon = useTranslations("common");
  const tLanguage = useTranslations("textLanguage");
  const router = useRouter();
  const act = useDeed(onClose);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = { id: entry.id, ...Object.fromEntries(new FormData(event.currentTarget)) };
    setIsSending(true);
    const action = entry.kind === "post" ? editPostAction(content) : editReplyAction(content);
    if (await act(action, t("saved"))) router.refresh();
    setIsSending(false);
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t("editTitle")}
        description={t("editMore")}
        closeLabel={tCommon("close")}
      >
        <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
          {entry.kind === "post" && (
            <Field label={t("title")}>
              {(control) => (
                <Input
                  name="title"
                  defaultValue={entry.title}
                  maxLength={200}
                  dir="auto"
                  {...control}
                />
              )}
            </Field>
          )}
          <Field label={t("content")}>
            {(control) => (
              <Textarea
                name="content"
                rows={7}
                defaultValue={entry.content}
                maxLength={MAX_TEXT}
                dir="auto"
                {...control}
              />
            )}
          </Field>
          {entry.kind === "post" && (
            <Field label={tLanguage("label")}>
              {(control) => (
                <LanguageSelect name="locale" defaultValue={entry.locale} {...control} />
              )}
            </Field>
          )}
          <DialogFooter className="mt-1">
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("saving")}>
              {t("save")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function DeleteDialog({ entry, onClose }: DialogProps) {
  const t = useTranslations("forum.act");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const act = useDeed(onClose);
  const { id, kind } = entry;

  async function confirm() {
    const isPost = kind === "post";
    const isDone = await act(
      isPost ? deletePostAction({ id }) : deleteReplyAction({ id }),
      t("deleted"),
    );
    if (isDone && isPost) router.push(communityPath("forum"));
    else router.refresh();
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent
        title={t(kind === "post" ? "deletePost" : "deleteReply")}
        description={t(kind === "post" ? "deletePostMore" : "deleteReplyMore")}
      >
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={() => void confirm()}>{t("delete")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
