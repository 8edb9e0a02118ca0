"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { adminHref } from "@/components/admin-ui/admin-href";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { toast } from "@/components/ui/toast";
import {
  deleteArticleAction,
  publishArticleAction,
  saveArticleAction,
  scheduleArticleAction,
  unpublishArticleAction,
} from "@/lib/blog/actions";
import type { ArticleChoice, ArticleContent } from "@/lib/blog/admin-schema";
import type { EditableArticle } from "@/lib/blog/queries/admin";
import { ApiError } from "@/lib/http/api-client";
import { type ArticleFields, articleFormSchema, fieldsOf } from "./article-form-values";

type Outcome = "saved" | "published" | "scheduled" | "unpublished" | "deleted";

/** State and actions of the editor; each action saves first, so that no input is lost. */
export function useArticleForm(article: EditableArticle | null, categoryId: number) {
  const t = useTranslations("blog.admin");
  const router = useRouter();
  const locale = useLocale();
  const [savedVersion, setSavedVersion] = useState<ArticleChoice | null>(
    article && toVersion(article),
  );
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm<ArticleFields, unknown, ArticleContent>({
    resolver: zodResolver(articleFormSchema),
    defaultValues: fieldsOf(article, { categoryId, locale }),
    mode: "onTouched",
  });

  const { isDirty } = form.formState;

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      const message = error instanceof ApiError ? error.detail : t("failed");
      form.setError("root", { message });
      toast.error(t("failed"), message);
    }
    setIsBusy(false);
  }

  async function saveContent(content: ArticleContent) {
    const article = await unwrapResult(saveArticleAction({ ...content, seen: savedVersion }));
    setSavedVersion(toVersion(article));
    form.reset({ ...form.getValues(), slug: article.slug });
    return toVersion(article);
  }

  function showResult(outcome: Outcome, id?: number) {
    toast.success(t(`done.${outcome}`));
    // Navigation to another address reloads by itself.
    if (id !== undefined && id === article?.id) router.refresh();
    else router.replace(adminHref("blog", id ? { article: id } : {}), { scroll: false });
  }

  /** Saves changes if there are any, then calls `next`. */
  const saveAnd = (outcome: Outcome, next?: (choice: ArticleChoice) => Promise<ArticleChoice>) =>
    form.handleSubmit((content) =>
      attempt(async () => {
        const version =
          savedVersion && next && !isDirty ? savedVersion : await saveContent(content);
        if (next) setSavedVersion(toVersion(await next(version)));
        showResult(outcome, version.id);
      }),
    );

  return {
    form,
    isBusy,
    isKept: savedVersion !== null,
    save: saveAnd("saved"),
    publish: saveAnd("published", (choice) => unwrapResult(publishArticleAction(choice))),
    schedule: (publishAt: string) =>
      saveAnd("scheduled", (choice) =>
        unwrapResult(scheduleArticleAction({ ...choice, at: publishAt })),
      )(),
    unpublish: saveAnd("unpublished", (choice) => unwrapResult(unpublishArticleAction(choice))),
    preview: form.handleSubmit((content) =>
      attempt(async () => {
        const { id } = await saveContent(content);
        router.push(adminHref("blog", { article: id, preview: 1 }));
      }),
    ),
    remove: () =>
      attempt(async () => {
        if (savedVersion) await unwrapResult(deleteArticleAction(savedVersion));
        showResult("deleted");
      }),
  };
}

const toVersion = ({ id, updatedAt }: ArticleChoice): ArticleChoice => ({ id, updatedAt });

export type ArticleForm = ReturnType<typeof useArticleForm>["form"];
