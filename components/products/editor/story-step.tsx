"use client";

import type { Certificate } from "./certificates-field";
import { CertificatesField } from "./certificates-field";
import type { ProductForm } from "./product-form-types";
import { SeasonToggles } from "./season-toggles";
import { StoryFields } from "./story-fields";
import type { CertificateForm } from "./use-certificate-form";

type StoryStepProps = { form: ProductForm; papers: CertificateForm; filed: Certificate[] };

/** Optional story and certificates of a product. */
export function StoryStep({ form, papers, filed }: StoryStepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 [&>section+section]:border-t [&>section+section]:pt-7">
      <StoryFields form={form} />
      <CertificatesField form={form} papers={papers} filed={filed} />
      <SeasonToggles form={form} />
    </div>
  );
}
