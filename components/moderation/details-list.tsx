import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode };

/** What is known of something, name beside value; what nobody said is left out. */
export function DetailsList({ facts }: { facts: Fact[] }) {
  const told = facts.filter(({ value }) => value !== null && value !== "");
  return (
    <dl className="text-md">
      {told.map(({ name, value }) => (
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

/** What somebody wrote, line breaks and direction as they are. */
export function UserText({ text, lang }: { text: string; lang?: string }) {
  return (
    <span className="block max-w-[66ch] whitespace-pre-line">
      <bdi lang={lang}>{text}</bdi>
    </span>
  );
}

/** Numbers and addresses of mail, which read from left to right everywhere. */
export function Latin({ text }: { text: string }) {
  return <bdi dir="ltr">{text}</bdi>;
}
