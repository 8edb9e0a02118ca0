"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

type QuerySelectProps = {
  label: string;
  /** Label of the submit button in browsers without scripts. */
  show: string;
  /** Path of the page, and the query parameter of the choice. */
  path: string;
  name: string;
  value: string;
  options: { value: string; name: string }[];
};

/** Select whose value is a query parameter of the page. */
export function QuerySelect({ label, show, path, name, value, options }: QuerySelectProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [chosenValue, setChosenValue] = useOptimistic(value);

  function choose(next: string) {
    startTransition(() => {
      setChosenValue(next);
      router.push(`${path}?${name}=${next}`, { scroll: false });
    });
  }

  return (
    <form action={path} className="flex items-center gap-2">
      <Select
        name={name}
        aria-label={label}
        value={chosenValue}
        aria-busy={isPending}
        className="w-auto [&_select]:h-11 [&_select]:text-sm md:[&_select]:h-9"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
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
