"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Copy, ExternalLink } from "@/components/ui/icons";
import { StatusBadge } from "@/components/ui/status-badge";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";

type PublishBarProps = {
  isPublished: boolean;
  /** Absolute; null until saved. */
  url: string | null;
};

/** Whether the store is public, its address, and buttons to publish and view it. */
export function PublishBar({ isPublished, url }: PublishBarProps) {
  const t = useTranslations("storefronts.editor");
  return (
    <section
      aria-label={t("status")}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-card px-4 py-4 sm:px-5"
    >
      <StatusBadge shape={isPublished ? "approved" : "neutral"}>
        {isPublished ? t("published") : t("draft")}
      </StatusBadge>
      <div className="flex min-w-0 grow basis-60 items-center gap-1">
        {url ? (
          <>
            <bdi dir="ltr" className="min-w-0 truncate text-sm">
              {url.replace(/^https?:\/\//, "")}
            </bdi>
            <CopyButton url={url} />
          </>
        ) : (
          <p className="text-muted-foreground text-sm">{t("noAddress")}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
        {url && (
          <ButtonLink href={new URL(url).pathname} target="_blank" variant="outline">
            {t("viewLive")}
            <ExternalLink aria-hidden className="rtl-flip" />
          </ButtonLink>
        )}
        <PublishButton isPublished={isPublished} />
      </div>
    </section>
  );
}

function CopyButton({ url }: { url: string }) {
  const t = useTranslations();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t("share.copied"), t("share.copiedMore"));
    } catch {
      toast.error(t("share.copyFailed"), t("share.copyFailedMore"));
    }
  }

  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("storefronts.editor.copy")}
      onClick={() => void copy()}
    >
      <Copy aria-hidden />
    </Button>
  );
}

/** The request contains the inverse of the current state (specification B, section 4). */
function PublishButton({ isPublished }: { isPublished: boolean }) {
  const t = useTranslations("storefronts.editor");
  const router = useRouter();
  const { mutate, isPending } = useServerMutation({
    send: () => apiSend("POST", "/api/seller/storefront/publish", { publish: !isPublished }),
    fallback: t("publishFailedMore"),
    onDone: () => {
      toast.success(isPublished ? t("unpublishedDone") : t("publishedDone"));
      router.refresh();
    },
    onRefused: (message) => toast.error(t("publishFailed"), message),
  });

  return (
    <Button
      variant={isPublished ? "outline" : "default"}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPublished ? t("unpublish") : t("publish")}
    </Button>
  );
}
