import type { ReactNode } from "react";

import { anchorOf, type SectionId } from "./section-nav";

type EditorSectionProps = { id: SectionId; title: string; lead?: string; children: ReactNode };

/** A titled group of fields in the product form, to which its navigation links. Its fields have labels of their own. */
export function EditorSection({ id, title, lead, children }: EditorSectionProps) {
  return (
    <section
      id={anchorOf(id)}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 rounded-lg border bg-card p-4.5 sm:grid-cols-2 sm:p-6 [&>*]:min-w-0"
    >
      <div className="sm:col-span-2">
        <h2 className="font-semibold text-lg">{title}</h2>
        {lead && <p className="mt-1 text-muted-foreground text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
