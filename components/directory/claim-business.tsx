"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";

const load = () => import("./claim-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ClaimDialog }));

/** Opens the claim of a business for every viewer; an anonymous visitor is asked to sign in on submit. */
export function ClaimBusiness({ id, name }: { id: number; name: string }) {
  const t = useTranslations("directory.claim");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="font-normal text-muted-foreground"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <KeyRound aria-hidden />
        {t("open")}
        <bdi className="sr-only">{` ${name}`}</bdi>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog id={id} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
