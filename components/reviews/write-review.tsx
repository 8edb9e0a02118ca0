"use client";

import { useTranslations } from "next-intl";
import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useRef,
  useState,
} from "react";

import { useViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";

const load = () => import("./write-review-form");
const Form = lazy(async () => ({ default: (await load()).WriteReviewForm }));

type Writing = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

const WritingContext = createContext<Writing | null>(null);

/** Connects the button beside the score to the form above the list. */
export function WriteReview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <WritingContext.Provider value={{ isOpen, setOpen, button }}>
      {children}
    </WritingContext.Provider>
  );
}

/** For signed-in users who do not sell the product. */
export function WriteReviewButton({ sellerId }: { sellerId: number }) {
  const t = useTranslations("reviews.form");
  const { viewer } = useViewer();
  const writing = use(WritingContext);
  if (!viewer || viewer.id === sellerId || !writing) return null;
  return (
    <Button
      ref={writing.button}
      className="mt-6 w-full"
      aria-expanded={writing.isOpen}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => writing.setOpen(!writing.isOpen)}
    >
      {t("write")}
    </Button>
  );
}

/** The form, once opened. It stays when the session ends meanwhile, so that no input is lost. */
export function WriteReviewPanel({ productId }: { productId: number }) {
  const t = useTranslations("reviews.form");
  const writing = use(WritingContext);
  if (!writing?.isOpen) return null;

  function close() {
    writing?.button.current?.focus();
    writing?.setOpen(false);
  }

  return (
    <section
      aria-label={t("write")}
      className="mb-8 rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <Suspense fallback={null}>
        <Form productId={productId} onClose={close} />
      </Suspense>
    </section>
  );
}
