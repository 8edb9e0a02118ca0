import { Link } from "@/components/ui/link";

const CHIP =
  "inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-full border border-input px-3.5 font-medium text-sm hover:border-foreground aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground forced-colors:aria-[current=true]:underline forced-colors:aria-[current=true]:decoration-3";

type FilterChipsProps = {
  label: string;
  chips: { key: string; name: string; href: string; isOn: boolean; count?: number }[];
};

/** A choice of few filter values, each with an address. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ key, name, href, isOn, count }) => (
        <Link key={key} href={href} aria-current={isOn ? "true" : undefined} className={CHIP}>
          {name}
          {count !== undefined && <bdi className="tabular-nums opacity-75">{count}</bdi>}
        </Link>
      ))}
    </nav>
  );
}
