"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RadioCard } from "@/components/ui/radio-card";
import { toast } from "@/components/ui/toast";
import { chooseLogoAction } from "@/lib/brand/actions";
import { setPreviewLogo, usePreviewLogo } from "@/lib/brand/logo-preview-store";
import { DEFAULT_LOGO, LOGO_NAMES, type LogoName } from "@/lib/brand/logos";
import { failureMessage } from "@/lib/http/result";
import { BusinessCardPreview } from "./business-card-preview";
import { HeaderPreview } from "./header-preview";
import { LogoMark } from "./logo-mark";

export type LogoRole = "admin" | "seller" | "anyone";

type LogoChooserProps = {
  role: LogoRole;
  /** The logo in use within the scope of this choice; null if it is not one of the seven. */
  current: LogoName | null;
  /** Owner of the shown business card. */
  owner: string;
};

/** The seven designs, previews of their use, and the button that applies one (specification B, "Logo chooser"). */
export function LogoChooser({ role, current, owner }: LogoChooserProps) {
  const t = useTranslations("brand");
  const previewLogo = usePreviewLogo();
  const [selectedLogo, setSelectedLogo] = useState<LogoName | null>(null);
  const activeLogo = selectedLogo ?? (role === "anyone" ? previewLogo : null);
  const { apply, isPending } = useApply(role, activeLogo);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid gap-5">
        <fieldset>
          <legend className="mb-3 font-semibold text-sm">{t("choose")}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {LOGO_NAMES.map((name) => (
              <RadioCard
                key={name}
                name="logo"
                value={name}
                checked={activeLogo === name}
                onChange={() => setSelectedLogo(name)}
                className="items-center"
                title={
                  <MarkTitle mark={name} badge={name === current ? t("current") : null}>
                    {t(`marks.${name}`)}
                  </MarkTitle>
                }
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Button disabled={isPending} onClick={() => void apply()}>
            {isPending ? t("applying") : t("apply")}
          </Button>
          <p className="mt-2.5 max-w-[60ch] text-muted-foreground text-sm">{t(`note.${role}`)}</p>
        </div>
      </div>
      <LogoPreviews mark={activeLogo ?? current ?? DEFAULT_LOGO} owner={owner} />
    </div>
  );
}

type MarkTitleProps = { mark: LogoName; badge: string | null; children: ReactNode };

function MarkTitle({ mark, badge, children }: MarkTitleProps) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <LogoMark name={mark} className="size-11 shrink-0" />
      <span className="min-w-0">{children}</span>
      {badge && <Badge>{badge}</Badge>}
    </span>
  );
}

const GROUNDS = ["always-light", "dark"] as const;

/** Previews of both uses on both backgrounds; before a choice, of the logo in use. */
function LogoPreviews({ mark, owner }: { mark: LogoName; owner: string }) {
  const t = useTranslations("brand");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:sticky lg:top-24">
      <h2 id={id} className="font-bold text-lg">
        {t("preview")}
      </h2>
      {GROUNDS.map((ground) => (
        <div
          key={ground}
          className={`${ground} grid gap-4 rounded-lg border bg-background p-4 text-foreground sm:p-5`}
        >
          <HeaderPreview mark={mark} />
          <div className="w-full max-w-80">
            <BusinessCardPreview mark={mark} owner={owner} />
          </div>
        </div>
      ))}
    </section>
  );
}

function useApply(role: LogoRole, mark: LogoName | null) {
  const t = useTranslations("brand");
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);

  async function send(logo: LogoName) {
    setIsPending(true);
    const result = await chooseLogoAction({ mark: logo }).catch(() => null);
    if (result?.ok) {
      const { appliedTo } = result.data;
      if (appliedTo === "browser") setPreviewLogo(logo);
      toast.success(t("applied"), t(`appliedTo.${appliedTo}`));
      if (role !== "anyone") router.refresh();
    } else {
      toast.error(t("failed"), failureMessage(result, t("failedMore")));
    }
    setIsPending(false);
  }

  async function apply() {
    if (mark) await send(mark);
    else toast.error(t("noneTitle"), t("noneMore"));
  }

  return { apply, isPending };
}
