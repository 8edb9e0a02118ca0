import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode };

/** Known facts, name beside value; unset ones are omitted. */
export function DetailsList({ facts }: { facts: Fact[] }) {
  const visibleFacts = facts.filter(({ value }) => value !== null && value !== "");
  return (
    <dl className="text-md">
      {visibleFacts.map(({ name, value }) => (
        <div
          key={name}
          className="grid gap-x-4 gap-y-0.5 border-border not-last:border-b py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-muted-foreground text-sm">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** User text with its line breaks and direction. */
export function UserText({ text, lang }: { text: string; lang?: string }) {
  return (
    <span className="block max-w-[66ch] whitespace-pre-line">
      <bdi lang={lang}>{text}</bdi>
    </span>
  );
}

/** Numbers and email addresses, which read from left to right in every language. */
export function Latin({ text }: { text: string }) {
  return <bdi dir="ltr">{text}</bdi>;
}
