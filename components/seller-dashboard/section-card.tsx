import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";

type SectionCardProps = {
  id: string;
  title: ReactNode;
  /** Link to the full list. */
  more?: { href: string; label: string };
  className?: string;
  children: ReactNode;
};

/** One section of the overview: its title, a link to the full list, and its content up to the edges. */
export function SectionCard({ id, title, more, className = "", children }: SectionCardProps) {
  return (
    <Card className={`overflow-hidden ${className}`}>
      <section aria-labelledby={id} className="flex h-full flex-col">
        <header className="flex min-h-15 items-center justify-between gap-4 px-4 pt-2 sm:px-5.5">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {more && (
            <Link href={more.href} className="link inline-flex min-h-11 items-center text-sm">
              {more.label}
            </Link>
          )}
        </header>
        {children}
      </section>
    </Card>
  );
}
