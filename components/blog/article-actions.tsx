"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field } from "@/components/forms/field";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Input } from "@/components/ui/input";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { EditableArticle } from "@/lib/blog/queries/admin";
import type { useArticleForm } from "./use-article-form";

type ArticleActionsProps = {
  article: EditableArticle | null;
  editor: ReturnType<typeof useArticleForm>;
  /** An image is being uploaded. */
  isStopped: boolean;
};

/** Saves, previews, publishes, schedules and unpublishes the article. */
export function ArticleActions({ article, editor, isStopped }: ArticleActionsProps) {
  const t = useTranslations("blog.admin");
  const state = article?.state ?? "draft";
  const disabled = editor.isBusy || isStopped;
  return (
    <div className="grid gap-2.5">
      <Button type="submit" variant={state === "draft" ? "outline" : "default"} disabled={disabled}>
        {state === "draft" ? t("saveDraft") : t("save")}
      </Button>
      <Button variant="outline" disabled={disabled} onClick={() => void editor.preview()}>
        {t("preview")}
      </Button>
      {state !== "published" && (
        <>
          <Button disabled={disabled} onClick={() => void editor.publish()}>
            {t("publish")}
          </Button>
          <Schedule article={article} disabled={disabled} onSchedule={editor.schedule} />
        </>
      )}
      {state === "published" && article && (
        <ButtonLink href={`/blog/${article.slug}`} variant="ghost">
          {t("open")}
        </ButtonLink>
      )}
      {state !== "draft" && (
        <Button variant="ghost" disabled={disabled} onClick={() => void editor.unpublish()}>
          {t("unpublish")}
        </Button>
      )}
      {state === "draft" && editor.isKept && (
        <Remove title={article?.title ?? ""} disabled={disabled} onRemove={editor.remove} />
      )}
    </div>
  );
}

type ScheduleProps = {
  article: EditableArticle | null;
  disabled: boolean;
  onSchedule: (at: string) => Promise<void>;
};

/** Time of publication, in the editor's time zone. */
function Schedule({ article, disabled, onSchedule }: ScheduleProps) {
  const t = useTranslations("blog.admin");
  const isPlanned = article?.state === "scheduled" && article.publishedAt;
  const [localTime, setAt] = useState(isPlanned ? toLocal(isPlanned) : "");
  const time = new Date(localTime);
  return (
    <div className="grid gap-2 border-t pt-3">
      <Field label={t("scheduleAt")} hint={t("scheduleHint")}>
        {(control) => (
          <Input
            type="datetime-local"
            value={localTime}
            onChange={(event) => setAt(event.currentTarget.value)}
            className="min-w-0"
            suppressHydrationWarning
            {...control}
          />
        )}
      </Field>
      <Button
        variant="outline"
        disabled={disabled || Number.isNaN(time.getTime())}
        onClick={() => void onSchedule(time.toISOString())}
      >
        {t("schedule")}
      </Button>
    </div>
  );
}

/** Converts an ISO time to the value of a datetime-local field. */
function toLocal(iso: string) {
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

type RemoveProps = { title: string; disabled: boolean; onRemove: () => Promise<void> };

function Remove({ title, disabled, onRemove }: RemoveProps) {
  const t = useTranslations("blog.admin");
  const common = useTranslations("common");
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" disabled={disabled}>
          {t("delete")}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("deleteTitle")}
        description={t.rich("deleteText", { title, ...richTextTags })}
      >
        <AlertDialogCancel>{common("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={() => void onRemove()}>{t("delete")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
