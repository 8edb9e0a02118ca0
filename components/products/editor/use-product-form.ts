"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { queryKeys } from "@/components/layout/query-keys";
import { toast } from "@/components/ui/toast";
import { ApiError, apiSend, errorMessage } from "@/lib/http/api-client";
import { type Checked, type ProductValues, productFormSchema, toBody } from "./form-values";
import { draftKey } from "./product-draft-storage";
import { useCertificateForm } from "./use-certificate-form";
import { useDraft } from "./use-draft";

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

/** Conflict of a stale form: the current stock and the entered one. */
export type StockMove = { fresh: string; typed: string };

type Options = {
  sellerId: number;
  /** Null for a new product. */
  productId: number | null;
  /** The product on sale has variants. */
  hasVariants: boolean;
  /** The product that a new one copies. */
  copyOf: number | null;
  initial: ProductValues;
};

/** The product form: two steps, a draft on this device, and one request at the end. */
export function useProductForm({ sellerId, productId, hasVariants, copyOf, initial }: Options) {
  const t = useTranslations("products.form");
  const router = useRouter();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: ReturnType<typeof toBody>) =>
      productId === null
        ? apiSend("POST", "/api/products", body)
        : apiSend("PUT", `/api/products/${productId}`, body),
  });
  const [step, setStep] = useState<Step>("details");
  const [stockMove, setStockMove] = useState<StockMove | null>(null);
  const expectedStock = useRef(productId === null ? null : Number(initial.stock));
  const form = useForm<ProductValues, unknown, Checked>({
    resolver: zodResolver(productFormSchema),
    defaultValues: initial,
    mode: "onTouched",
  });
  const papers = useCertificateForm((paper) =>
    form.setValue("certificates", [...form.getValues("certificates"), paper]),
  );
  const draft = useDraft({
    form,
    storageKey: draftKey(sellerId, productId, copyOf),
    initial,
    expectedStock,
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

  async function send() {
    const body = toBody(form.getValues(), expectedStock.current, {
      hasVariants,
      hadOptions: productId !== null && initial.options.length > 0,
    });
    try {
      await mutateAsync(body);
    } catch (error) {
      toast.error(t("failed"), errorMessage(error, t("failedMore")));
      if (error instanceof ApiError && error.status === 409 && productId)
        await meetStock(productId);
      return;
    }
    draft.finish();
    if (productId === null) toast.success(t("created"), t("createdMore"));
    else toast.success(t("updated"), t("updatedMore"));
    router.push("/dashboard");
    // Stays pending until the navigation is complete.
    await new Promise(() => {});
  }

  /**
   * A purchase changed the stock while the form was open: shows the current stock, and the entered value in a message.
   */
  async function meetStock(id: number) {
    const now = await queries
      .fetchQuery<{ stock: number }>({ queryKey: queryKeys.product(id), staleTime: 0 })
      .catch(() => null);
    if (!now || now.stock === expectedStock.current) return;
    setStockMove({ fresh: String(now.stock), typed: form.getValues("stock") });
    expectedStock.current = now.stock;
    form.setValue("stock", String(now.stock));
    setStep("details");
  }

  return {
    form,
    papers,
    draft,
    step,
    setStep,
    stockMove,
    toStory,
    save,
    isSaving: form.formState.isSubmitting,
  };
}
