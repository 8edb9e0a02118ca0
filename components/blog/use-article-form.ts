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

type Done = "saved" | "published" | "scheduled" | "unpublished" | "deleted";

/** State and actions of the editor; each action saves first, so that no input is lost. */
export function useArticleForm(article: EditableArticle | null, categoryId: number) {
  const t = useTranslations("blog.desk");
  const router = useRouter();
  const locale = useLocale();
  const [seen, setSeen] = useState<ArticleChoice | null>(article && toSeen(article));
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

  async function keep(content: ArticleContent) {
    const saved = await unwrapResult(saveArticleAction({ ...content, seen }));
    setSeen(toSeen(saved));
    form.reset({ ...form.getValues(), slug: saved.slug });
    return toSeen(saved);
  }

  function showResult(done: Done, id?: number) {
    toast.success(t(`done.${done}`));
    // Navigation to another address reloads by itself.
    if (id !== undefined && id === article?.id) router.refresh();
    else router.replace(adminHref("blog", id ? { article: id } : {}), { scroll: false });
  }

  /** Saves changes if there are any, then calls `next`. */
  const saveAnd = (done: Done, next?: (choice: ArticleChoice) => Promise<ArticleChoice>) =>
    form.handleSubmit((content) =>
      attempt(async () => {
        const saved = seen && next && !isDirty ? seen : await keep(content);
        if (next) setSeen(toSeen(await next(saved)));
        showResult(done, saved.id);
      }),
    );

  return {
    form,
    isBusy,
    isKept: seen !== null,
    save: saveAnd("saved"),
    publish: saveAnd("published", (choice) => unwrapResult(publishArticleAction(choice))),
    schedule: (at: string) =>
      saveAnd("scheduled", (choice) => unwrapResult(scheduleArticleAction({ ...choice, at })))(),
    unpublish: saveAnd("unpublished", (choice) => unwrapResult(unpublishArticleAction(choice))),
    preview: form.handleSubmit((content) =>
      attempt(async () => {
        const { id } = await keep(content);
        router.push(adminHref("blog", { article: id, preview: 1 }));
      }),
    ),
    remove: () =>
      attempt(async () => {
        if (seen) await unwrapResult(deleteArticleAction(seen));
        showResult("deleted");
      }),
  };
}

const toSeen = ({ id, updatedAt }: ArticleChoice): ArticleChoice => ({ id, updatedAt });

export type ArticleForm = ReturnType<typeof useArticleForm>["form"];
