"use client";

import { Price } from "@/components/ui/price";

const CELL = "px-2 py-2 first:ps-4 last:pe-4 sm:first:ps-5.5 sm:last:pe-5.5";

/** One formatted period; `before` is omitted from all rows if there is nothing to compare with. */
export type RevenueRow = { name: string; amount: string; before?: string };

/** The figures of each period. A client component, since rendered rows would be sent twice: as HTML and as elements. */
export function RevenueRows({ rows }: { rows: RevenueRow[] }) {
  return rows.map(({ name, amount, before }) => (
    <tr key={name} className="border-t">
      <th scope="row" className={`${CELL} text-start font-normal`}>
        {name}
      </th>
      <td className={`${CELL} text-end`}>
        <Price amount={amount} className="font-semibold" />
      </td>
      {before !== undefined && (
        <td className={`${CELL} text-end text-muted-foreground`}>
          <Price amount={before} className="" />
        </td>
      )}
    </tr>
  ));
}
