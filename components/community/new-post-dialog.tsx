"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { FormEvent } from "react";

import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { MAX_TEXT } from "@/lib/forum/rules";
import { postSchema } from "@/lib/forum/schema";
import { useSubmitContent } from "./use-submit-content";

type NewPostDialogProps = {
  categories: { id: number; name: string }[];
  categoryId: number | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Category, title and text of a new topic; the list shows it at once. */
export function NewPostDialog({ isOpen, onOpenChange, ...rest }: NewPostDialogProps) {
  const t = useTranslations("forum.new");
  const tCommon = useTranslations("common");
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t("open")} description={t("text")} closeLabel={tCommon("close")}>
        <NewPostForm {...rest} onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type NewPostFormProps = Pick<NewPostDialogProps, "categories" | "categoryId"> & {
  onClose: () => void;
};

function NewPostForm({ categories, categoryId, onClose }: NewPostFormProps) {
  const t = useTranslations("forum.new");
  const tCommon = useTranslations("common");
  const tLanguage = useTranslations("textLanguage");
  const locale = useLocale();
  const router = useRouter();
  const { submit, isSending } = useSubmitContent({
    schema: postSchema,
    path: "/api/forum/posts",
    missing: "forumPostIncomplete",
    messages: {
      signIn: t("signIn"),
      signInMore: t("signInMore"),
      missing: t("missing"),
      missingMore: t("missingMore"),
      failed: t("failed"),
      failedMore: t("failedMore"),
      done: t("done"),
    },
    onDone: () => {
      onClose();
      router.refresh();
    },
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { categoryId: categoryText, ...content } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    submit({ ...content, categoryId: Number(categoryText) });
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Field label={t("category")}>
        {(control) => (
          <Select name="categoryId" defaultValue={categoryId ?? ""} {...control}>
            <option value="">{t("choose")}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("title")}>
        {(control) => <Input name="title" maxLength={200} dir="auto" {...control} />}
      </Field>
      <Field label={t("content")} hint={t("markdown")}>
        {(control) => (
          <Textarea name="content" rows={6} maxLength={MAX_TEXT} dir="auto" {...control} />
        )}
      </Field>
      <Field label={tLanguage("label")}>
        {(control) => <LanguageSelect name="locale" defaultValue={locale} {...control} />}
      </Field>
      <DialogFooter className="mt-1">
        <Button variant="ghost" onClick={onClose}>
          {tCommon("cancel")}
        </Button>
        <SubmitButton isPending={isSending} pendingText={t("submitting")}>
          {t("submit")}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
