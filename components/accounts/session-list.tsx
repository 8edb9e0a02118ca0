"use client";

import { useTranslations } from "next-intl";
import { useAct } from "@/components/forms/use-act";
import { Moment } from "@/components/time/moment";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Monitor, Smartphone } from "@/components/ui/icons";
import { endOtherSessionsAction, endSessionAction } from "@/lib/accounts/actions";
import type { OwnSession } from "@/lib/accounts/dto";
import type { Result } from "@/lib/http/result";

/** Sessions of the account; each other session can be ended. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const t = useTranslations("accounts.security.sessions");
  const { act, isPending } = useAct();
  const end = (send: () => Promise<Result>) =>
    act(send, { done: () => [t("ended")], failed: t("failed") });

  return (
    <>
      <ul className="grid divide-y divide-border">
        {sessions.map((session) => (
          <SessionRow
            key={session.key}
            session={session}
            isPending={isPending}
            onEnd={() => end(() => endSessionAction({ key: session.key }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          disabled={isPending}
          className="justify-self-start"
          onClick={() => end(endOtherSessionsAction)}
        >
          {t("endOthers")}
        </Button>
      )}
    </>
  );
}

type SessionRowProps = { session: OwnSession; isPending: boolean; onEnd: () => void };

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const t = useTranslations("accounts.security.sessions");
  const { browser, system, address } = session;
  const name = browser && system ? t("device", { browser, system }) : t("unknown");
  const Icon = session.isPhone ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isCurrent && <Badge>{t("current")}</Badge>}
        </p>
        <p className="text-muted-foreground text-sm">
          {t.rich("lastActive", { time: () => <Moment at={session.lastSeenAt} /> })}
          {address && address !== "direct" && (
            <>
              {" · "}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={t("endNamed", { name })}
          onClick={onEnd}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}
