"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { useSubmission } from "@/components/forms/use-submission";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { failureMessage } from "@/lib/http/result";
import { type Checked, type ProductValues, productFormSchema } from "./form-values";
import { type FieldConflict, isSameValue, mergeValues } from "./merge-values";
import { draftKey } from "./product-draft-storage";
import { type EditBasis, toCreateBody, toEditBody } from "./request-body";
import { useCertificateForm } from "./use-certificate-form";
import { useDraft } from "./use-draft";
import { useServerDraft } from "./use-server-draft";

type Options = {
  sellerId: number;
  /** Null for a new product. */
  productId: number | null;
  /** The product that a new one copies. */
  copyOf: number | null;
  /** The saved draft that is edited. */
  draftId: number | null;
  /** The current product, or the values of a new one. */
  current: EditBasis;
};

/** The product form: drafts, one request at the end, and changes by others in the meantime. */
export function useProductForm({ sellerId, productId, copyOf, draftId, current }: Options) {
  const t = useTranslations("products.form");
  const router = useRouter();
  const { mutateAsync } = useMutation({
    mutationFn: useSubmission((values: ProductValues, submission) =>
      productId === null
        ? apiSend("POST", "/api/products", toCreateBody(values), submission)
        : apiSend("PUT", `/api/products/${productId}`, toEditBody(values, basis.current)),
    ),
  });
  const basis = useRef(current);
  const [conflicts, setConflicts] = useState<FieldConflict[]>([]);
  const form = useForm<ProductValues, unknown, Checked>({
    resolver: zodResolver(productFormSchema),
    defaultValues: current.values,
    mode: "onTouched",
  });
  const certificateForm = useCertificateForm((certificate) =>
    form.setValue("certificates", [...form.getValues("certificates"), certificate]),
  );
  const draft = useDraft({
    form,
    storageKey: draftKey(sellerId, productId, { copyOf, draftId }),
    basis,
    onConflicts: setConflicts,
  });
  const serverDraft = useServerDraft({
    draftId,
    getValues: form.getValues,
    onSaved: draft.finish,
  });

  // The page was refreshed: fields that were not edited follow the product.
  useEffect(() => {
    if (productId === null || isSameValue(current, basis.current)) return;
    const result = mergeValues({
      initial: basis.current.values,
      entered: form.getValues(),
      current: current.values,
    });
    basis.current = current;
    form.reset(result.values, { keepDefaultValues: true, keepErrors: true, keepTouched: true });
    setConflicts(result.conflicts);
  }, [current, productId, form]);

  const save = form.handleSubmit(async () => {
    if (await certificateForm.addPending()) await send();
  });

  function showDone() {
    if (productId === null) toast.success(t("created"), t("createdMore"));
    else toast.success(t("updated"), t("updatedMore"));
  }

  async function send() {
    const result = await mutateAsync(form.getValues()).catch(() => null);
    if (!result?.ok) {
      toast.error(t("failed"), failureMessage(result, t("failedMore")));
      if (result?.status === 409) router.refresh();
      return;
    }
    draft.finish();
    await serverDraft.remove();
    showDone();
    router.push("/dashboard");
    // Stays pending until the navigation is complete.
    await new Promise(() => {});
  }

  return {
    form,
    certificateForm,
    draft,
    serverDraft,
    conflicts,
    save,
    isSaving: form.formState.isSubmitting,
  };
}
