import { Card } from "@/components/ui/card";
import type { IconComponent } from "@/components/ui/icons";

type Fact = { key: string; title: string; text: string; icon: IconComponent };

/** Unordered facts side by side. */
export function FactCards({ facts }: { facts: Fact[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {facts.map(({ key, title, text, icon: Icon }) => (
        <li key={key}>
          <Card className="h-full p-5">
            <Icon aria-hidden className="size-6 text-brand-ink" />
            <h3 className="mt-3 font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-muted-foreground">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
