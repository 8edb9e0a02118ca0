"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CircleAlert } from "@/components/ui/icons";

import type { ProblemGroup } from "@/lib/product-import/rules";
import { type FixOptions, GroupFix } from "./group-fix";

/** Values and rows of a group that are shown. */
const MAX_VALUES = 6;
const MAX_LINES = 8;

type ProblemGroupsProps = {
  groups: ProblemGroup[];
  /** Number of invalid rows. */
  rows: number;
  /** Fixes of a check; a finished import has none. */
  fix?: FixOptions;
  children?: ReactNode;
};

/** Invalid rows by their reason, with the texts of the file and a fix for all of them. */
export function ProblemGroups({ groups, rows, fix, children }: ProblemGroupsProps) {
  const t = useTranslations("products.import");
  const tValidation = useTranslations("validation");
  const title = t("problems", { count: rows });
  const columns = ["products", "reason", "found", ...(fix ? (["action"] as const) : [])] as const;
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <CircleAlert aria-hidden className="size-5 text-destructive-ink" />
        {title}
      </h2>
      {children}
      <div className="relative overflow-x-auto rounded-lg border border-border bg-card">
        <table className="w-full text-md max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted-foreground text-xs max-sm:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                  {t(`groups.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border max-sm:block">
            {groups.map((group) => (
              <tr
                key={`${group.key}-${group.column}`}
                className="max-sm:grid max-sm:gap-2 max-sm:px-4 max-sm:py-3"
              >
                <td className="px-4 py-3 align-top tabular-nums max-sm:p-0">{group.products}</td>
                <th scope="row" className="px-4 py-3 text-start align-top font-medium max-sm:p-0">
                  {tValidation(group.key)}
                  <span className="block font-normal text-muted-foreground text-sm">
                    <Place group={group} />
                  </span>
                </th>
                <td className="px-4 py-3 align-top max-sm:p-0">
                  <FoundValues group={group} />
                </td>
                {fix && (
                  <td className="px-4 py-3 align-top max-sm:p-0 sm:min-w-60">
                    <GroupFix group={group} {...fix} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Place({ group: { heading, lines, rows } }: { group: ProblemGroup }) {
  const t = useTranslations("products.import.groups");
  const lineList = lines.slice(0, MAX_LINES).join(", ");
  const more = rows > MAX_LINES ? ` ${t("more", { count: rows - MAX_LINES })}` : "";
  const text = `${lineList}${more}`;
  return <>{heading ? t("place", { name: heading, lines: text }) : t("lines", { lines: text })}</>;
}

function FoundValues({ group: { values, valueCount } }: { group: ProblemGroup }) {
  const t = useTranslations("products.import.groups");
  if (values.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.slice(0, MAX_VALUES).map(({ value, count }) => (
        <li
          key={value}
          className="max-w-full break-words rounded-md border border-border bg-muted px-2 py-0.5 text-sm"
        >
          <bdi>{value.length > 120 ? `${value.slice(0, 120)}…` : value}</bdi>
          {count > 1 && <span className="tabular-nums">{` (${count})`}</span>}
        </li>
      ))}
      {valueCount > MAX_VALUES && (
        <li className="text-muted-foreground text-sm">
          {t("more", { count: valueCount - MAX_VALUES })}
        </li>
      )}
    </ul>
  );
}
