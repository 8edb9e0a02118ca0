"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { adminHref } from "@/components/admin-ui/admin-href";
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
import { type Result, toResult } from "@/lib/http/result";
import { type ArticleFields, articleFormSchema, fieldsOf } from "./article-form-values";

type NextStep = (choice: ArticleChoice) => Promise<Result<ArticleChoice>>;

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

  async function attempt(work: () => Promise<Result>) {
    setIsBusy(true);
    const result = await work().catch(() => null);
    if (!result?.ok) {
      const message = result?.message ?? t("failed");
      form.setError("root", { message });
      toast.error(t("failed"), message);
    }
    setIsBusy(false);
  }

  async function saveContent(content: ArticleContent): Promise<Result<ArticleChoice>> {
    const result = await saveArticleAction({ ...content, seen: savedVersion });
    if (!result.ok) return result;
    const version = toVersion(result.data);
    setSavedVersion(version);
    form.reset({ ...form.getValues(), slug: result.data.slug });
    return toResult(version);
  }

  function showResult(outcome: Outcome, id?: number) {
    toast.success(t(`done.${outcome}`));
    // Navigation to another address reloads by itself.
    if (id !== undefined && id === article?.id) router.refresh();
    else router.replace(adminHref("blog", id ? { article: id } : {}), { scroll: false });
  }

  /** Saves changes if there are any, then calls `next`. */
  async function saveThen(content: ArticleContent, next?: NextStep) {
    const isUnchanged = next && !isDirty;
    const saved = savedVersion && isUnchanged ? toResult(savedVersion) : await saveContent(content);
    if (!saved.ok || !next) return saved;
    const changed = await next(saved.data);
    if (changed.ok) setSavedVersion(toVersion(changed.data));
    return changed;
  }

  const saveAnd = (outcome: Outcome, next?: NextStep) =>
    form.handleSubmit((content) =>
      attempt(async () => {
        const result = await saveThen(content, next);
        if (result.ok) showResult(outcome, result.data.id);
        return result;
      }),
    );

  return {
    form,
    isBusy,
    isKept: savedVersion !== null,
    save: saveAnd("saved"),
    publish: saveAnd("published", (choice) => publishArticleAction(choice)),
    schedule: (publishAt: string) =>
      saveAnd("scheduled", (choice) => scheduleArticleAction({ ...choice, at: publishAt }))(),
    unpublish: saveAnd("unpublished", (choice) => unpublishArticleAction(choice)),
    preview: form.handleSubmit((content) =>
      attempt(async () => {
        const saved = await saveContent(content);
        if (saved.ok) router.push(adminHref("blog", { article: saved.data.id, preview: 1 }));
        return saved;
      }),
    ),
    remove: () =>
      attempt(async () => {
        const result = savedVersion ? await deleteArticleAction(savedVersion) : toResult(null);
        if (result.ok) showResult("deleted");
        return result;
      }),
  };
}

const toVersion = ({ id, updatedAt }: ArticleChoice): ArticleChoice => ({ id, updatedAt });

export type ArticleForm = ReturnType<typeof useArticleForm>["form"];
