"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { Guest } from "@/lib/events/queries/guests";
import { EVENT_ZONE } from "@/lib/events/rules";
import { useDates } from "@/lib/i18n/use-dates";

/** Maximum number of seats rendered at once; the search finds the others. */
const MAX_VISIBLE = 50;

type GuestsProps = {
  guests: Guest[];
  onEnter: (code: string) => void;
  onUndo: (code: string) => void;
};

/** All guests by name, searchable by name or ticket code. */
export function Guests({ guests, onEnter, onUndo }: GuestsProps) {
  const t = useTranslations("events.checkIn");
  const [searchText, setSearchText] = useState("");
  const query = searchText.trim().toLowerCase();
  const matches = guests.filter(({ name, ticketCode }) =>
    `${name} ${ticketCode}`.toLowerCase().includes(query),
  );
  return (
    <section aria-labelledby="guests" className="grid gap-3">
      <h2 id="guests" className="display text-d4">
        {t("guests")}
      </h2>
      <Input
        type="search"
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
        aria-label={t("search")}
        placeholder={t("search")}
      />
      {matches.length === 0 && <p className="text-muted-foreground">{t("noMatch")}</p>}
      <ul className="border-t">
        {matches.slice(0, MAX_VISIBLE).map((guest) => (
          <GuestRow
            key={guest.code}
            guest={guest}
            onEnter={() => onEnter(guest.code)}
            onUndo={() => onUndo(guest.code)}
          />
        ))}
      </ul>
      {matches.length > MAX_VISIBLE && (
        <p className="text-muted-foreground text-sm">
          {t("more", { count: matches.length - MAX_VISIBLE })}
        </p>
      )}
    </section>
  );
}

type GuestRowProps = { guest: Guest; onEnter: () => void; onUndo: () => void };

function GuestRow({ guest, onEnter, onUndo }: GuestRowProps) {
  const t = useTranslations("events.checkIn");
  const dateText = useDates();
  const { name, position, ticketCode, checkedInAt } = guest;
  const time = (time: string) =>
    dateText(new Date(time), { hour: "numeric", minute: "2-digit", timeZone: EVENT_ZONE });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b py-2.5">
      <span className="min-w-0">
        <bdi className="wrap-anywhere font-medium">{name}</bdi>
        <span className="block text-muted-foreground text-sm">
          {t("seat", { number: String(position) })}
          {" · "}
          <bdi dir="ltr">{ticketCode}</bdi>
        </span>
      </span>
      {checkedInAt ? (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="success">
            <CircleCheck aria-hidden />
            {t("insideSince", { at: time(checkedInAt) })}
          </Badge>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("undoOf", { name, number: String(position) })}
            onClick={onUndo}
          >
            {t("undo")}
          </Button>
        </span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={t("letInOf", { name, number: String(position) })}
          onClick={onEnter}
        >
          {t("letIn")}
        </Button>
      )}
    </li>
  );
}
