import type { ReactNode } from "react";

/** Explanation of a tool, and the button for a new row. */
export function ToolIntro({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
