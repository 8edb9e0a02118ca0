"use client";

import { useRouter } from "next/navigation";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

type MonthSelectProps = {
  label: string;
  /** The button of a browser without scripts. */
  show: string;
  month: string;
  months: { value: string; name: string }[];
};

/** Which month the ledger shows; the address says it. */
export function MonthSelect({ label, show, month, months }: MonthSelectProps) {
  const router = useRouter();
  return (
    <form action="/payout-settings" className="flex items-center gap-2">
      <Select
        name="month"
        aria-label={label}
        value={month}
        className="w-auto [&_select]:h-11 [&_select]:text-sm md:[&_select]:h-9"
        onChange={(event) =>
          router.push(`/payout-settings?month=${event.currentTarget.value}`, { scroll: false })
        }
      >
        {months.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {show}
        </Button>
      </noscript>
    </form>
  );
}
