"use client";

import { useRouter } from "next/navigation";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

type RangeSelectProps = {
  label: string;
  /** The button of a browser without scripts. */
  show: string;
  range: string;
  options: { value: string; name: string }[];
};

/** Which time the chart shows; the address says it. */
export function RangeSelect({ label, show, range, options }: RangeSelectProps) {
  const router = useRouter();
  return (
    <form action="/dashboard" className="flex items-center gap-2">
      <Select
        name="range"
        aria-label={label}
        value={range}
        className="w-auto [&_select]:h-11 [&_select]:text-sm md:[&_select]:h-9"
        onChange={(event) =>
          router.push(`/dashboard?range=${event.currentTarget.value}`, { scroll: false })
        }
      >
        {options.map(({ value, name }) => (
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
