"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import { useReviewState } from "./review-state";

/** Milliseconds for which a sample is visible before it counts as opened. */
const VISIBLE_MS = 300;

type SampleListProps = {
  samples: { id: number; title: string; price: string; node: ReactNode }[];
  /** Link to other samples. */
  others: ReactNode;
};

/** Samples of an import: titles first; opened, each in full. A sample that was visible in full text counts as opened. */
export function SampleList({ samples, others }: SampleListProps) {
  const t = useTranslations("moderation.import");
  const [isOpen, setIsOpen] = useState(false);
  const { openedSamples } = useReviewState();
  const openedCount = samples.filter(({ id }) => openedSamples.has(id)).length;
  return (
    <section aria-labelledby="samples-title" className="rounded-lg border">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5">
        <div className="min-w-0">
          <h4 id="samples-title" className="font-semibold">
            {t("samples", { count: samples.length })}
          </h4>
          <p className="text-muted-foreground text-sm">{t("samplesHint")}</p>
        </div>
        <Badge tone={openedCount === samples.length ? "success" : "neutral"}>
          {openedCount === samples.length && <Check aria-hidden />}
          <span aria-live="polite">
            {t("opened", { count: String(openedCount), total: String(samples.length) })}
          </span>
        </Badge>
      </header>
      {!isOpen && (
        <p className="border-t px-4 py-3">
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {t("openSamples", { count: samples.length })}
          </Button>
        </p>
      )}
      <ul>
        {samples.map(({ id, title, price, node }) => (
          <li key={id} className="border-t px-4 py-3">
            <p className="flex items-baseline justify-between gap-3">
              <bdi className="min-w-0 font-medium">{title}</bdi>
              <span className="shrink-0 tabular-nums">{price}</span>
            </p>
            {isOpen && <Sample id={id}>{node}</Sample>}
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-1.5 text-sm">{others}</p>
    </section>
  );
}

/** One sample in full. */
function Sample({ id, children }: { id: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const { openedSamples, openSample } = useReviewState();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => openSample(id), VISIBLE_MS);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, openSample]);
  return (
    <div ref={element} data-sample={openedSamples.has(id) ? "opened" : "closed"}>
      {children}
    </div>
  );
}
