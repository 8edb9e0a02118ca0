"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/components/forms/field-error";
import { Card } from "@/components/ui/card";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { EditableArticle } from "@/lib/blog/queries/admin";
import { ArticleActions } from "./article-actions";
import { ArticleFieldset } from "./article-fieldset";
import { ArticleImageField } from "./article-image-field";
import { ArticleStateBadge } from "./article-state";
import { RecipeFieldset } from "./recipe-fieldset";
import { useArticleForm } from "./use-article-form";

type ArticleEditorProps = {
  /** Null for a new article. */
  article: EditableArticle | null;
  categories: { id: number; name: string }[];
  backHref: string;
};

/** Editor of an article: text, image, recipe and publication. */
export function ArticleEditor({ article, categories, backHref }: ArticleEditorProps) {
  const t = useTranslations("blog.admin");
  const editor = useArticleForm(article, categories[0]?.id ?? 0);
  const [isSending, setIsSending] = useState(false);
  const { form } = editor;
  return (
    <section aria-labelledby="editor" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        href={backHref}
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="rtl-flip size-4" />
        {t("back")}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="editor" className="display wrap-anywhere text-d4">
          {article ? <bdi>{article.title}</bdi> : t("new")}
        </h2>
        <ArticleStateBadge state={article?.state ?? "draft"} />
      </div>
      <form
        noValidate
        onSubmit={(event) => void editor.save(event)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-5">
          <FormError error={form.formState.errors.root} />
          <Card className="grid gap-4 p-4 sm:p-5.5">
            <ArticleFieldset
              form={form}
              categories={categories}
              isSlugFixed={article?.isSlugFixed ?? false}
            />
          </Card>
          <Card className="grid gap-4 p-4 sm:p-5.5">
            <RecipeFieldset form={form} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5">
          <Card className="p-4 sm:p-5.5">
            <ArticleActions article={article} editor={editor} isStopped={isSending} />
          </Card>
          <Card className="p-4 sm:p-5.5">
            <ArticleImageField form={form} onBusyChange={setIsSending} />
          </Card>
        </div>
      </form>
    </section>
  );
}
