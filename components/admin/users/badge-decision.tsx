"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sparkles } from "@/components/ui/icons";
import { grantBadgeAction, revokeBadgeAction } from "@/lib/admin/users/actions";
import { DecisionDialog } from "./decision-dialog";

type BadgeDecisionProps = {
  userId: number;
  username: string;
  /** Reason of the badge that the seller has; null without one. */
  badgeReason: string | null;
};

/** Gives a seller the badge of the marketplace, or removes it. */
export function BadgeDecision({ userId, username, badgeReason }: BadgeDecisionProps) {
  const t = useTranslations("users.act");
  const [isOpen, setIsOpen] = useState(false);
  const isGranted = badgeReason !== null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Sparkles aria-hidden />
        {t(isGranted ? "revokeBadge" : "grantBadge")}
      </Button>
      {isGranted && (
        <p dir="auto" className="wrap-anywhere text-muted-foreground text-sm">
          {badgeReason}
        </p>
      )}
      {isOpen && (
        <DecisionDialog
          userId={userId}
          title={t(isGranted ? "revokeBadgeNamed" : "grantBadgeNamed", { name: username })}
          hint={t(isGranted ? "revokeBadgeHint" : "grantBadgeHint")}
          label={t(isGranted ? "revokeBadge" : "grantBadge")}
          done={t(isGranted ? "badgeRevoked" : "badgeGranted")}
          doneText={username}
          failed={t("decisionFailed")}
          isReasonPublic={!isGranted}
          send={isGranted ? revokeBadgeAction : grantBadgeAction}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
