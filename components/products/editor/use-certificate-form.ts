"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";

import { type CertificateInput, certificateSchema } from "@/lib/products/certificates/schema";

const BLANK: CertificateInput = {
  type: "halal",
  body: "",
  number: "",
  validUntil: "",
  documentUrl: "",
};

export type CertificateForm = ReturnType<typeof useCertificateForm>;

/** One certificate before it is added to the product's form. */
export function useCertificateForm(onAdd: (paper: CertificateInput) => void) {
  const form = useForm<CertificateInput>({
    resolver: zodResolver(certificateSchema),
    defaultValues: BLANK,
    mode: "onTouched",
  });

  const add = form.handleSubmit((paper) => {
    onAdd(paper);
    form.reset(BLANK);
  });

  /** Returns whether no certificate is incomplete: a complete one is added, an incomplete one shows its errors. */
  async function isSettled() {
    const { type: _type, ...written } = form.getValues();
    if (Object.values(written).every((value) => value === "")) return true;
    let isWhole = false;
    await form.handleSubmit((paper) => {
      isWhole = true;
      onAdd(paper);
      form.reset(BLANK);
    })();
    return isWhole;
  }

  return { form, add, isSettled };
}
