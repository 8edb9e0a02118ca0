"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { X } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { StatusBadge } from "@/components/ui/status-badge";
import { toast } from "@/components/ui/toast";
import { failureMessage } from "@/lib/http/result";
import { useDates } from "@/lib/i18n/use-dates";
import { withdrawCertificateAction } from "@/lib/products/certificates/actions";
import type { CertificateInput } from "@/lib/products/certificates/schema";
import type { EditableProduct } from "@/lib/products/queries/editable";
import { CertificateFields } from "./certificate-fields";
import { CertificateLabel } from "./certificate-label";
import type { ProductForm } from "./product-form-types";
import type { CertificateForm } from "./use-certificate-form";

export type Certificate = EditableProduct["certificates"][number];

type CertificatesFieldProps = {
  form: ProductForm;
  certificateForm: CertificateForm;
  filed: Certificate[];
};

const rich = { ...richTextTags, num: (text: ReactNode) => <bdi dir="ltr">{text}</bdi> };

/** Submitted certificates, those to be submitted with the form, and the fields of one more. */
export function CertificatesField({ form, certificateForm, filed }: CertificatesFieldProps) {
  const t = useTranslations("products.certificates");
  const id = useId();
  const router = useRouter();
  const { confirm, dialog } = useConfirmation();
  const newCertificates = useWatch({ control: form.control, name: "certificates" });
  // Withdrawn ones, until the page's list is refreshed.
  const [withdrawnIds, setWithdrawnIds] = useState<number[]>([]);
  const activeCertificates = filed.filter((certificate) => !withdrawnIds.includes(certificate.id));

  async function withdraw({ id: certificateId, number }: Certificate) {
    const question = {
      title: t("remove", { number }),
      text: t("confirm", { number }),
      act: t("withdraw"),
    };
    if (!(await confirm(question))) return;
    const result = await withdrawCertificateAction({ certificateId }).catch(() => null);
    if (!result?.ok) return toast.error(t("failed"), failureMessage(result, t("failed")));
    setWithdrawnIds((ids) => [...ids, certificateId]);
    toast.success(t("withdrawn"));
    router.refresh();
  }

  return (
    <section aria-labelledby={id} className="sm:col-span-2">
      <h3 id={id} className="font-semibold">
        {t("title")}
      </h3>
      <p className="mt-1 mb-3 text-muted-foreground text-sm">{t("lead")}</p>
      {activeCertificates.length + newCertificates.length > 0 && (
        <Card className="mb-3">
          <ul className="divide-y">
            {activeCertificates.map((certificate) => (
              <Row
                key={certificate.id}
                certificate={certificate}
                status={certificate.status}
                onRemove={() => void withdraw(certificate)}
              />
            ))}
            {newCertificates.map((certificate) => (
              <Row
                key={certificate.documentUrl}
                certificate={certificate}
                status="new"
                onRemove={() =>
                  form.setValue(
                    "certificates",
                    newCertificates.filter((other) => other !== certificate),
                  )
                }
              />
            ))}
          </ul>
        </Card>
      )}
      <CertificateFields certificateForm={certificateForm} />
      {dialog}
    </section>
  );
}

const SHAPES = {
  approved: "approved",
  pending: "pending",
  rejected: "rejected",
  new: "neutral",
} as const;

type RowProps = {
  certificate: Pick<CertificateInput, "type" | "body" | "number" | "validUntil">;
  status: keyof typeof SHAPES;
  onRemove: () => void;
};

function Row({ certificate: { type, body, number, validUntil }, status, onRemove }: RowProps) {
  const t = useTranslations("products.certificates");
  const dateText = useDates();
  const day = new Date(`${validUntil}T00:00:00Z`);
  const date = dateText(day, { year: "numeric", month: "short", timeZone: "UTC" });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2">
      <CertificateLabel type={type} />
      <p className="order-last min-w-0 basis-full text-muted-foreground text-sm [overflow-wrap:anywhere] sm:order-none sm:grow sm:basis-0">
        {t.rich("line", { body, number, date, ...rich })}
      </p>
      <span className="ms-auto">
        <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>
      </span>
      <Button
        variant="ghost"
        size="icon"
        className="-me-2"
        aria-label={t("remove", { number })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}
