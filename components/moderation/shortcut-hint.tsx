"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";

const KEY = "shaafi-inbox-shortcuts";

const keys = {
  kbd: (key: ReactNode) => (
    <kbd className="rounded-sm border border-input bg-card px-1.5 py-px font-medium font-sans text-xs">
      {key}
    </kbd>
  ),
};

/** Whether keyboard shortcuts of the inbox are on; stored on this device. */
export function useShortcutChoice() {
  const [isEnabled, setIsEnabled] = useState(true);

  useEffect(() => {
    setIsEnabled(readChoice() !== "off");
  }, []);

  function choose(isEnabled: boolean) {
    setIsEnabled(isEnabled);
    try {
      localStorage.setItem(KEY, isEnabled ? "on" : "off");
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }

  return [isEnabled, choose] as const;
}

function readChoice() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

type ShortcutHintProps = { isEnabled: boolean; onChange: (isOn: boolean) => void };

/** The keyboard shortcuts, and the switch that turns them off. */
export function ShortcutHint({ isEnabled, onChange }: ShortcutHintProps) {
  const t = useTranslations("moderation.keys");
  return (
    <p className="flex pointer-coarse:hidden flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm max-md:hidden">
      <span>{isEnabled ? t.rich("hint", keys) : t("off")}</span>
      <button type="button" onClick={() => onChange(!isEnabled)} className="link min-h-9">
        {isEnabled ? t("disable") : t("enable")}
      </button>
    </p>
  );
}
