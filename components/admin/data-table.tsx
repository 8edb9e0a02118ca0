import type { ReactNode } from "react";

type Column = {
  key: string;
  name: string;
  isEnd?: boolean;
  /** Buttons, which say themselves what they do. */
  isActs?: boolean;
};

type DataTableProps = {
  caption: string;
  columns: Column[];
  /** `cells` in the order of the columns; the first one names the row. */
  rows: { key: string | number; cells: ReactNode[] }[];
};

const HEAD = "px-3 py-2 font-medium text-muted-foreground text-xs first:ps-5 last:pe-5";
const CELL = "max-sm:block max-sm:py-0.5 sm:px-3 sm:py-2.5 sm:first:ps-5 sm:last:pe-5";

/** On phones, where the head is hidden. A cell without anything is not named either. */
const NAMED =
  "max-sm:empty:hidden max-sm:before:me-2 max-sm:before:text-muted-foreground max-sm:before:text-xs max-sm:before:content-[attr(data-column)]";

/** A list of the operator's desk: compact rows, on phones one under the other with the column's name before each. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="relative overflow-x-auto rounded-lg border border-border bg-card">
      <table className="block w-full border-collapse text-md sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ key, name, isEnd }) => (
              <th key={key} scope="col" className={`${HEAD} ${isEnd ? "text-end" : "text-start"}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="block border-t px-4 py-3 max-sm:first:border-t-0 sm:table-row">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} isFirst={index === 0}>
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { column: Column; isFirst: boolean; children: ReactNode };

function Cell({ column, isFirst, children }: CellProps) {
  const align = column.isEnd ? "sm:text-end" : "text-start";
  if (isFirst) {
    return (
      <th scope="row" className={`${CELL} ${align} text-start font-semibold`}>
        {children}
      </th>
    );
  }
  return (
    <td
      data-column={column.name}
      className={`${CELL} ${column.isActs ? "max-sm:empty:hidden" : NAMED} ${align}`}
    >
      {children}
    </td>
  );
}
