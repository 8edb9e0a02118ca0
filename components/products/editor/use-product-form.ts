"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { toast } from "@/components/ui/toast";
import { ApiError, apiSend, errorMessage } from "@/lib/http/api-client";
import { type Checked, type ProductValues, productFormSchema, toBody } from "./form-values";
import { draftKey } from "./product-draft-storage";
import { useCertificateForm } from "./use-certificate-form";
import { useDraft } from "./use-draft";
import { useServerDraft } from "./use-server-draft";
import { useStockMove } from "./use-stock-move";

/** Fields of the second step; all others are on the first. */
const STORY_FIELDS = new Set([
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
  "translations",
  "certificates",
]);

export type Step = "details" | "story";

type Options = {
  sellerId: number;
  /** Null for a new product. */
  productId: number | null;
  /** The product on sale has variants. */
  hasVariants: boolean;
  /** The product that a new one copies. */
  copyOf: number | null;
  /** The saved draft that is edited. */
  draftId: number | null;
  initial: ProductValues;
};

/** The product form: two steps, drafts, and one request at the end. */
export function useProductForm(options: Options) {
  const { sellerId, productId, hasVariants, copyOf, draftId, initial } = options;
  const t = useTranslations("products.form");
  const router = useRouter();
  const { mutateAsync } = useMutation({
    mutationFn: (body: ReturnType<typeof toBody>) =>
      productId === null
        ? apiSend("POST", "/api/products", body)
        : apiSend("PUT", `/api/products/${productId}`, body),
  });
  const [step, setStep] = useState<Step>("details");
  const expectedStock = useRef(productId === null ? null : Number(initial.stock));
  const form = useForm<ProductValues, unknown, Checked>({
    resolver: zodResolver(productFormSchema),
    defaultValues: initial,
    mode: "onTouched",
  });
  const { stockMove, meetStock } = useStockMove(form, expectedStock);
  const papers = useCertificateForm((paper) =>
    form.setValue("certificates", [...form.getValues("certificates"), paper]),
  );
  const draft = useDraft({
    form,
    storageKey: draftKey(sellerId, productId, { copyOf, draftId }),
    initial,
    expectedStock,
  });

  const serverDraft = useServerDraft({
    draftId,
    getValues: form.getValues,
    onSaved: draft.finish,
  });

  /** Opens the story once the first step is valid. */
  const toStory = form.handleSubmit(
    () => setStep("story"),
    (errors) => {
      if (Object.keys(errors).every((name) => STORY_FIELDS.has(name))) setStep("story");
    },
  );

  const save = form.handleSubmit(
    async () => {
      if (await papers.isSettled()) await send();
      else setStep("story");
    },
    (errors) => {
      if (Object.keys(errors).some((name) => !STORY_FIELDS.has(name))) setStep("details");
    },
  );

  function showDone() {
    if (productId === null) toast.success(t("created"), t("createdMore"));
    else toast.success(t("updated"), t("updatedMore"));
  }

  async function send() {
    const body = toBody(form.getValues(), expectedStock.current, {
      hasVariants,
      hadOptions: productId !== null && initial.options.length > 0,
    });
    try {
      await mutateAsync(body);
    } catch (error) {
      toast.error(t("failed"), errorMessage(error, t("failedMore")));
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict && productId && (await meetStock(productId))) setStep("details");
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
    papers,
    draft,
    serverDraft,
    step,
    setStep,
    stockMove,
    toStory,
    save,
    isSaving: form.formState.isSubmitting,
  };
}
