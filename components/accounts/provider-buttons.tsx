"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { PROVIDER_NAMES, type ProviderName } from "@/lib/provider-sign-in/rules";
import { goToProvider } from "./go-to-provider";
import { ProviderIcon } from "./provider-icon";

/** Buttons that sign in with an account at a provider. Renders nothing where none is configured. */
export function ProviderButtons({ providers }: { providers: ProviderName[] }) {
  const t = useTranslations("accounts.providers");
  const [opening, setOpening] = useState<ProviderName | null>(null);
  if (providers.length === 0) return null;

  async function open(provider: ProviderName) {
    setOpening(provider);
    const isLeaving = await goToProvider(provider, "/");
    if (isLeaving) return;
    setOpening(null);
    toast.error(t("failed"));
  }

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3.5 text-muted-foreground text-sm before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {t("or")}
      </p>
      <div className="grid gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            disabled={opening !== null}
            onClick={() => void open(provider)}
          >
            <ProviderIcon provider={provider} />
            {opening === provider
              ? t("opening", { provider: PROVIDER_NAMES[provider] })
              : t("continue", { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
      </div>
    </div>
  );
}
