"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  ChevronDown,
  CircleCheck,
  Clock,
  Download,
  FileText,
  Hourglass,
} from "@/components/ui/icons";
import type { MonthCardProps } from "./use-report";
import { useReport } from "./use-report";

const BADGES = {
  ready: { tone: "success", icon: CircleCheck, word: "ready" },
  pending: { tone: "warning", icon: Hourglass, word: "pending" },
  future: { tone: "neutral", icon: Clock, word: "upcoming" },
} as const;

/** One month: its actions, and its figures on demand. */
export function MonthCard({ name, state, report, children, ...of }: MonthCardProps) {
  const t = useTranslations("monthlyReports");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { generate, download, busy } = useReport({ ...of, name, report });
  const { tone, icon: Icon, word } = BADGES[state];
  return (
    <Card>
      <article aria-labelledby={id}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5.5">
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 id={id} className="font-semibold text-lg">
              {name}
            </h3>
            <Badge tone={tone}>
              <Icon aria-hidden />
              {t(word)}
            </Badge>
            {state === "future" && (
              <p className="w-full text-muted-foreground text-sm">{t("future")}</p>
            )}
            {state === "pending" && (
              <p className="w-full text-muted-foreground text-sm">{t("pendingText")}</p>
            )}
          </div>
          {state === "pending" && (
            <Button
              variant="outline"
              disabled={busy !== null}
              aria-describedby={id}
              onClick={() => void generate()}
            >
              <FileText aria-hidden />
              {busy === "generate" ? t("generating") : t("generate")}
            </Button>
          )}
          {state === "ready" && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="ghost"
                aria-expanded={isOpen}
                aria-controls={`${id}-details`}
                aria-describedby={id}
                onClick={() => setIsOpen(!isOpen)}
              >
                <ChevronDown aria-hidden className={isOpen ? "rotate-180" : ""} />
                {isOpen ? t("hideDetails") : t("viewDetails")}
              </Button>
              <Button
                variant="outline"
                disabled={busy !== null}
                aria-describedby={id}
                onClick={() => void download()}
              >
                <Download aria-hidden />
                {busy === "download" ? t("downloading") : t("download")}
              </Button>
            </div>
          )}
        </div>
        <div id={`${id}-details`} hidden={!isOpen}>
          {isOpen && children}
        </div>
      </article>
    </Card>
  );
}
