const MAX_COUNT = 99;

/** Number at the corner of a header icon; nothing at 0. The icon's label announces it to screen readers. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      key={count}
      aria-hidden
      dir="ltr"
      className="absolute -end-0.5 top-px h-4.75 min-w-4.75 animate-pop rounded-full bg-brand px-1.25 text-center font-bold text-[0.75rem] text-brand-foreground leading-4.75 ring-2 ring-card"
    >
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  );
}
