"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { addCategoryAction, renameCategoryAction } from "@/lib/forum/actions";
import { FORUM_ICONS, type ForumIcon } from "@/lib/forum/rules";
import { categorySchema } from "@/lib/forum/schema";

type CategoryFormProps = {
  /** The edited category; without it a new one is added. */
  category?: { id: number; name: string; icon: ForumIcon };
  onDone?: () => void;
};

/** A category's name and icon. */
export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const t = useTranslations("forum.arrange");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: categorySchema,
    send: (content) =>
      category ? renameCategoryAction({ id: category.id, ...content }) : addCategoryAction(content),
    defaultValues: { name: category?.name ?? "", icon: category?.icon ?? FORUM_ICONS[0] },
    fallback: t("failedMore"),
    onDone: () => {
      toast.success(t("saved"));
      form.reset();
      onDone?.();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <FormError error={errors.root} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          field={form.register("name")}
          error={errors.name}
          autoComplete="off"
          dir="auto"
        />
        <Field label={t("icon")} error={errors.icon}>
          {(control) => (
            <Select {...control} {...form.register("icon")}>
              {FORUM_ICONS.map((icon) => (
                <option key={icon} value={icon}>
                  {t(`icons.${icon}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SubmitButton
        isPending={isSending}
        pendingText={t("saving")}
        className="max-sm:w-full sm:justify-self-start"
      >
        {t(category ? "save" : "add")}
      </SubmitButton>
    </form>
  );
}
