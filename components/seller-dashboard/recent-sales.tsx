"use client";

import type { ReactNode } from "react";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";

const CELL = "block py-0 sm:table-cell sm:px-2 sm:py-2.5 sm:align-middle";

/** A formatted sale: the first product, and a summary. */
export type SaleRow = {
  id: number;
  /** ISO 8601, and formatted. */
  at: string;
  date: string;
  title: string | undefined;
  imageUrl: string | undefined;
  units: string;
  address: { name: string; place: string } | null;
  status: ReactNode;
  total: string;
};

type RecentSalesProps = { rows: SaleRow[]; order: string; noAddress: string };

/** A table row for each sale, with two lines on phones. */
export function RecentSales({ rows, order, noAddress }: RecentSalesProps) {
  return rows.map(({ id, at, date, title, imageUrl, units, address, status, total }) => (
    <tr
      key={id}
      className="relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t px-4 py-3 sm:table-row sm:p-0"
    >
      <td className={`${CELL} order-1 col-span-2 sm:ps-5.5!`}>
        <Link
          href={`/orders?order=${id}`}
          className="font-semibold tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className="sr-only">{order} </span>
          <bdi dir="ltr">{`#${id}`}</bdi>
        </Link>
        <time
          dateTime={at}
          className="whitespace-nowrap text-muted-foreground text-xs max-sm:ms-2 sm:block"
        >
          {date}
        </time>
      </td>
      <td className={`${CELL} order-3 col-span-2`}>
        <span className="flex items-center gap-2.5">
          {imageUrl && (
            <Illustration
              src={imageUrl}
              width={36}
              height={36}
              className="size-9 shrink-0 rounded-sm bg-image-ground object-cover"
            />
          )}
          <span className="min-w-0 font-medium">
            <bdi className="line-clamp-1 sm:line-clamp-2">{title}</bdi>
            {units && (
              <span className="block font-normal text-muted-foreground text-xs">{units}</span>
            )}
          </span>
        </span>
      </td>
      <td className={`${CELL} max-sm:hidden`}>
        {address ? (
          <>
            <bdi className="block max-w-40 truncate rtl:text-right">{address.name}</bdi>
            <bdi className="block max-w-40 truncate text-muted-foreground text-xs rtl:text-right">
              {address.place}
            </bdi>
          </>
        ) : (
          <span className="text-muted-foreground">{noAddress}</span>
        )}
      </td>
      <td className={`${CELL} order-2 justify-self-end`}>{status}</td>
      <td className={`${CELL} order-4 self-center text-end sm:pe-5.5!`}>
        <Price amount={total} className="font-bold" />
      </td>
    </tr>
  ));
}
