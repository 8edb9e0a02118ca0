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

  const add = form.handleSubmit((certificate) => {
    onAdd(certificate);
    form.reset(BLANK);
  });

  /** Adds a complete certificate; an incomplete one shows its errors. Returns false if it is incomplete. */
  async function addPending() {
    const { type: _type, ...fields } = form.getValues();
    if (Object.values(fields).every((value) => value === "")) return true;
    let isValid = false;
    await form.handleSubmit((certificate) => {
      isValid = true;
      onAdd(certificate);
      form.reset(BLANK);
    })();
    return isValid;
  }

  return { form, add, addPending };
}
