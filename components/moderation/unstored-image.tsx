import { useTranslations } from "next-intl";
import { ImageOff } from "@/components/ui/icons";

/** Placeholder for an image that is still on another server; nothing is displayed in its place. */
export function UnstoredImage({ address }: { address: string }) {
  const t = useTranslations("moderation.detail");
  return (
    <div className="grid aspect-square place-content-center gap-1.5 rounded-lg border border-warning border-dashed bg-warning-soft p-2 text-center text-warning-ink text-xs">
      <ImageOff aria-hidden className="mx-auto size-5" />
      <span>{t("unstored")}</span>
      <bdi dir="ltr" className="wrap-anywhere line-clamp-2">
        {hostOf(address)}
      </bdi>
    </div>
  );
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : address;
}
