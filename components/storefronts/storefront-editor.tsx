"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import type { Storefront } from "@/lib/storefronts/dto";
import { type StorefrontInput, storefrontSchema } from "@/lib/storefronts/schema";
import { StorefrontFields } from "./storefront-fields";
import { type PreviewProducts, StorefrontPreview } from "./storefront-preview";
import { type StorefrontValues, toValues } from "./storefront-values";

type StorefrontEditorProps = { storefront: Storefront; previewProducts: PreviewProducts };

/** The storefront form beside its preview (specification B, sections 2 and 5). */
export function StorefrontEditor({ storefront, previewProducts }: StorefrontEditorProps) {
  const t = useTranslations("storefronts.editor");
  const router = useRouter();
  const [isUploading, setIsUploading] = useState(false);
  const { form, submit, isSending } = useServerForm<StorefrontValues, StorefrontInput, Storefront>({
    schema: storefrontSchema,
    send: (input) => apiSend<Storefront>("POST", "/api/seller/storefront", input),
    defaultValues: toValues(storefront),
    fallback: t("saveFailedMore"),
    onRefused: (message) => toast.error(t("saveFailed"), message),
    onDone: (saved) => {
      form.reset(toValues(saved));
      toast.success(t("saved"));
      router.refresh();
    },
  });
  const { errors, isDirty } = form.formState;

  return (
    <Tabs defaultValue="edit">
      <TabsList aria-label={t("title")}>
        <TabsTrigger value="edit">{t("edit")}</TabsTrigger>
        <TabsTrigger value="preview">{t("preview")}</TabsTrigger>
      </TabsList>
      <TabsContent value="edit" forceMount className="pt-6 data-[state=inactive]:hidden">
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid max-w-3xl gap-5"
        >
          <FormError error={errors.root} />
          <StorefrontFields form={form} onBusyChange={setIsUploading} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton
              isPending={isSending}
              disabled={isSending || isUploading}
              pendingText={t("saving")}
            >
              {t("save")}
            </SubmitButton>
            {isDirty && <p className="text-muted-foreground text-sm">{t("unsaved")}</p>}
          </div>
        </form>
      </TabsContent>
      <TabsContent value="preview">
        <StorefrontPreview control={form.control} previewProducts={previewProducts} />
      </TabsContent>
    </Tabs>
  );
}
