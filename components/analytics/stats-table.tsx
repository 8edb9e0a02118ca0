import type { ReactNode } from "react";

const CELL = "px-2 py-2 first:ps-4 last:pe-4 sm:first:ps-5.5 sm:last:pe-5.5";

type StatsTableProps = {
  /** Label of the disclosure button. */
  label: string;
  caption: string;
  /** The first one names the row. */
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
};

/** The figures of a chart in a collapsed table. */
export function StatsTable({ label, caption, columns, rows }: StatsTableProps) {
  return (
    <details className="mt-auto border-t">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-brand-ink text-sm -outline-offset-2 sm:px-5.5">
        <span className="font-semibold underline decoration-1 underline-offset-4">{label}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the chart is a labelled region outside of a form */}
      <div
        role="group"
        aria-label={caption}
        className="relative overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-md">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-t">
              {columns.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`${CELL} font-medium text-muted-foreground text-xs ${index === 0 ? "text-start" : "text-end"}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key} className="border-t">
                <th scope="row" className={`${CELL} text-start font-normal`}>
                  {name}
                </th>
                {columns.slice(1).map((column, index) => (
                  <td key={column} className={`${CELL} text-end tabular-nums`}>
                    {figures[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
