"use client";

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
import { storySchema } from "@/lib/stories/schema";
import { useSubmitContent } from "./use-submit-content";

type ShareStoryDialogProps = {
  products: { id: number; title: string }[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Title, text and subject of a story; an admin reviews it before publication. */
export function ShareStoryDialog({ products, isOpen, onOpenChange }: ShareStoryDialogProps) {
  const t = useTranslations("stories.share");
  const tCommon = useTranslations("common");
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t("open")} description={t("more")} closeLabel={tCommon("close")}>
        <StoryForm products={products} onClose={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type StoryFormProps = { products: { id: number; title: string }[]; onClose: () => void };

function StoryForm({ products, onClose }: StoryFormProps) {
  const t = useTranslations("stories.share");
  const tCommon = useTranslations("common");
  const tLanguage = useTranslations("textLanguage");
  const locale = useLocale();
  const { submit, isSending } = useSubmitContent({
    schema: storySchema,
    path: "/api/customer-stories",
    missing: "fieldsMissing",
    messages: {
      signIn: t("signIn"),
      signInMore: t("signInMore"),
      missing: t("missing"),
      missingMore: t("missingMore"),
      failed: t("failed"),
      failedMore: t("failedMore"),
      done: t("done"),
    },
    onDone: onClose,
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { productId, ...content } = Object.fromEntries(new FormData(event.currentTarget));
    submit({ ...content, productId: productId ? Number(productId) : null });
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Field label={t("title")}>
        {(control) => <Input name="title" maxLength={200} dir="auto" {...control} />}
      </Field>
      <Field label={t("content")}>
        {(control) => (
          <Textarea name="content" rows={6} maxLength={MAX_TEXT} dir="auto" {...control} />
        )}
      </Field>
      <Field label={tLanguage("label")}>
        {(control) => <LanguageSelect name="locale" defaultValue={locale} {...control} />}
      </Field>
      {products.length > 0 && <ProductField products={products} />}
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

function ProductField({ products }: Pick<StoryFormProps, "products">) {
  const t = useTranslations("stories.share");
  return (
    <Field label={t("product")} isOptional>
      {(control) => (
        <Select name="productId" defaultValue="" {...control}>
          <option value="">{t("noProduct")}</option>
          {products.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
