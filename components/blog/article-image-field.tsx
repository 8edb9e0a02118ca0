"use client";

import { useTranslations } from "next-intl";

import { Illustration } from "@/components/ui/illustration";
import { ImageUploader } from "@/components/uploads/image-uploader";
import type { ArticleForm } from "./use-article-form";

/** Scenes of the design system to choose from (public/illustrations). */
const SCENES = [
  "injera",
  "jebena",
  "green-coffee",
  "tea",
  "xawaash",
  "spices",
  "mesob",
  "dirac",
  "alindi",
  "frankincense",
  "teff",
  "dates",
  "gift-box",
  "scene-highlands",
  "scene-coast",
  "scene-riverside",
].map((name) => `/illustrations/${name}.svg`);

type ArticleImageFieldProps = {
  form: ArticleForm;
  /** Called when an upload starts or ends. */
  onBusyChange: (isBusy: boolean) => void;
};

/** An article's image: an upload or one of the scenes. */
export function ArticleImageField({ form, onBusyChange }: ArticleImageFieldProps) {
  const t = useTranslations("blog.admin.image");
  const imageUrl = form.watch("featuredImage");
  const choose = (url: string) => form.setValue("featuredImage", url, { shouldDirty: true });
  return (
    <div className="grid gap-4">
      <ImageUploader
        label={t("label")}
        max={1}
        value={imageUrl ? [imageUrl] : []}
        onChange={([url = ""]) => choose(url)}
        error={form.formState.errors.featuredImage}
        onBusyChange={onBusyChange}
        isOptional
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">{t("scenes")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
          {SCENES.map((scene, index) => (
            <button
              key={scene}
              type="button"
              aria-pressed={imageUrl === scene}
              aria-label={t("scene", { number: String(index + 1) })}
              onClick={() => choose(scene)}
              className="min-h-11 overflow-hidden rounded-md border-2 border-transparent aria-pressed:border-ring"
            >
              <Illustration src={scene} className="aspect-square w-full object-cover" />
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
