"use client";

import { useTranslations } from "next-intl";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Copy, Mail, Share2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { CHANNELS, type Channel, POPUP, shareLink } from "./share-links";

/** WhatsApp is first on phones. */
function channelsHere(): readonly Channel[] {
  const isPhone = window.matchMedia("(pointer: coarse)").matches;
  return isPhone ? ["whatsapp", ...CHANNELS.filter((channel) => channel !== "whatsapp")] : CHANNELS;
}

type SharePanelProps = MenuPanelProps & { title: string; path: string };

/** Every channel of the specification, and the device's own sharing if available. */
export function SharePanel({ title, path, ...panel }: SharePanelProps) {
  const t = useTranslations("share");
  const page = { title, url: new URL(path, window.location.origin).toString() };

  function open(channel: Channel) {
    const link = shareLink(channel, page);
    if (channel === "email") window.location.assign(link);
    else window.open(link, "_blank", POPUP);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(page.url);
      toast.success(t("copied"), t("copiedMore"));
    } catch {
      toast.error(t("copyFailed"), t("copyFailedMore"));
    }
  }

  return (
    <MenuContent {...panel}>
      {channelsHere().map((channel) => (
        <DropdownMenuItem key={channel} onSelect={() => open(channel)}>
          {channel === "email" && <Mail aria-hidden />}
          {t(channel)}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => void copy()}>
        <Copy aria-hidden />
        {t("copy")}
      </DropdownMenuItem>
      {"share" in navigator && (
        // Closing the device's share sheet is not an error.
        <DropdownMenuItem onSelect={() => void navigator.share(page).catch(() => null)}>
          <Share2 aria-hidden />
          {t("native")}
        </DropdownMenuItem>
      )}
    </MenuContent>
  );
}
