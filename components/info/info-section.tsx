import type { ReactNode } from "react";

type InfoSectionProps = { id: string; title: string; children: ReactNode };

export function InfoSection({ id, title, children }: InfoSectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={id} className="display scroll-mt-28 text-d3">
        {title}
      </h2>
      {children}
    </section>
  );
}
