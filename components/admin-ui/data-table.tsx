import type { ReactNode } from "react";

type Column = {
  key: string;
  name: string;
  align?: "start" | "end";
  /** A column of buttons: on phones without the name of the column. */
  hasActions?: boolean;
};

type DataTableProps = {
  caption: string;
  columns: Column[];
  rows: { key: string | number; cells: ReactNode[] }[];
};

/** A list in the admin area: compact rows, stacked on phones with the column's name before each cell. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="relative overflow-x-auto rounded-lg border border-border bg-card">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, name, align }) => (
              <th key={key} scope="col" className={align === "end" ? "text-end" : "text-start"}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
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
  const align = column.align === "end" ? "sm:text-end" : undefined;
  if (isFirst) {
    return (
      <th scope="row" className="text-start">
        {children}
      </th>
    );
  }
  return (
    <td data-column={column.hasActions ? undefined : column.name} className={align}>
      {children}
    </td>
  );
}
