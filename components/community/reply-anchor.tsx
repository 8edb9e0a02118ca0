"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useReplying } from "./reply-context";

const load = () => import("./reply-form");
const Form = lazy(async () => ({ default: (await load()).ReplyForm }));

/** The form once it was opened; anonymous visitors are asked to sign in. */
export function ReplyAnchor({ postId, isSignedIn }: { postId: number; isSignedIn: boolean }) {
  const t = useTranslations("forum.reply");
  const writing = useReplying();
  if (!isSignedIn) {
    return (
      <ButtonLink href="/login" variant="outline" className="mt-6">
        {t("signIn")}
      </ButtonLink>
    );
  }
  if (writing?.isOpen) {
    return (
      <section
        id="reply"
        aria-label={t("label")}
        className="mt-6 scroll-mt-24 rounded-lg border bg-card p-5"
      >
        <Suspense fallback={null}>
          <Form postId={postId} />
        </Suspense>
      </section>
    );
  }
  return (
    <Button
      className="mt-6"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => writing?.setOpen(true)}
    >
      {t("open")}
    </Button>
  );
}
