"use client";

import { Star } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";

/** A formatted product; `rated` is omitted without reviews. */
export type TopRow = {
  href: string;
  title: string;
  imageUrl: string;
  soldUnits: string;
  price: string;
  unrated: string;
  rated?: { average: string; reviews: string };
};

/** The best-selling products, each with a link to its editor. */
export function TopList({ rows }: { rows: TopRow[] }) {
  return (
    <ul>
      {rows.map(({ href, title, imageUrl, soldUnits, price, unrated, rated }) => (
        <li
          key={href}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.75 sm:px-5.5"
        >
          <Illustration
            src={imageUrl}
            width={52}
            height={52}
            className="size-13 rounded-sm bg-image-ground object-cover"
          />
          <div className="min-w-0">
            <h3
              dir="auto"
              className="line-clamp-2 font-semibold text-md leading-snug rtl:text-right"
            >
              <Link href={href} className="underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </h3>
            <p className="text-muted-foreground text-xs">
              {soldUnits}
              {" · "}
              <Price amount={price} className="" />
              {!rated && ` · ${unrated}`}
            </p>
          </div>
          {rated && (
            <p className="text-end text-sm">
              <span className="flex items-center justify-end gap-1 font-semibold tabular-nums">
                <Star aria-hidden className="size-4 fill-current text-brand" />
                <bdi dir="ltr">{rated.average}</bdi>
              </span>
              <span className="text-muted-foreground text-xs">{rated.reviews}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
