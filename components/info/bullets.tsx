import { Check, X } from "@/components/ui/icons";

/** Short rules, one per line; prohibitions are crossed out. */
export function Bullets({ items, isRefusal = false }: { items: string[]; isRefusal?: boolean }) {
  const Icon = isRefusal ? X : Check;
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon
            aria-hidden
            className={`mt-1 size-4.5 ${isRefusal ? "text-destructive" : "text-success"}`}
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
