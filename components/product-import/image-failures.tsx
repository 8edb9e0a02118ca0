"use client";

import { useTranslations } from "next-intl";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { ImageOff } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { retryImportImagesAction } from "@/lib/product-import/actions";
import type { ImportState } from "@/lib/product-import/queries";

/** Images of an import that could not be stored, by reason, with another attempt. */
export function ImageFailures({ id, images }: { id: number; images: ImportState["images"] }) {
  const t = useTranslations("products.import.images");
  const tStop = useTranslations("products.import.stop");
  const { mutate, isPending } = useServerMutation({
    send: () => retryImportImagesAction({ id }),
    fallback: tStop("failedMore"),
    onDone: () => toast.success(t("retried")),
    onRefused: (message) => toast.error(t("retryFailed"), message),
  });
  if (images.failed === 0) return null;
  return (
    <section className="grid gap-3 rounded-lg border border-border bg-card p-5">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <ImageOff aria-hidden className="size-5 text-warning-ink" />
        {t("title")} <span className="tabular-nums">{`(${images.failed})`}</span>
      </h2>
      <p className="text-muted-foreground text-sm">{t("some", { count: images.products })}</p>
      {images.withoutImage > 0 && (
        <p className="text-sm text-warning-ink">{t("without", { count: images.withoutImage })}</p>
      )}
      <ul className="grid gap-1.5 text-sm">
        {images.failures.map(({ reason, count }) => (
          <li key={reason} className="flex gap-3">
            <span className="min-w-8 font-semibold tabular-nums">{count}</span>
            {t(`reason.${reason}`)}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={isPending}
        onClick={() => mutate()}
      >
        {t("retry")}
      </Button>
    </section>
  );
}
