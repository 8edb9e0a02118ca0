"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { Check, X } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import type { ProductModeration } from "@/lib/moderation/schema";

const load = () => import("./reject-dialog");
const Dialog = lazy(async () => ({ default: (await load()).RejectDialog }));

type ModerateButtonsProps = { id: number; title: string; version: string };

/** Decides on a pending product by the API of the contract. */
export function ModerateButtons({ id, title, version }: ModerateButtonsProps) {
  const t = useTranslations("moderation.product");
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);

  const send = (decision: Omit<ProductModeration, "productId" | "version">) =>
    apiSend("PUT", `/api/admin/products/${id}/moderation`, { ...decision, version });

  function confirmDecision(message: string) {
    toast.success(message, title);
    router.refresh();
  }

  const { mutate: approve, isPending } = useServerMutation({
    send: () => send({ moderationStatus: "approved" }),
    fallback: t("failedMore"),
    onDone: () => confirmDecision(t("approved")),
    onRefused: (message) => toast.error(t("failed"), message),
  });

  return (
    <span className="inline-flex gap-1 whitespace-nowrap">
      <Button
        variant="outline"
        size="sm"
        aria-label={t("approveTitle", { title })}
        disabled={isPending}
        onClick={() => approve()}
      >
        <Check aria-hidden />
        {t("approve")}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("rejectTitle", { title })}
        aria-haspopup="dialog"
        disabled={isPending}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <X aria-hidden />
        {t("reject")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog
            title={title}
            send={(note) => send({ moderationStatus: "rejected", note })}
            onDone={() => confirmDecision(t("rejected"))}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
