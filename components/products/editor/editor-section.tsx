import { type ReactNode, useId } from "react";

type EditorSectionProps = { title: string; lead: string; children: ReactNode };

/** A titled group of fields in the product form. */
export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-4 gap-y-5 border-t pt-6 sm:col-span-2 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground text-sm">{lead}</p>
      </div>
      {children}
    </section>
  );
}
