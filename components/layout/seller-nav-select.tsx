"use client";

import { useRouter } from "next/navigation";

import { Select } from "@/components/ui/select";

type SellerNavSelectProps = {
  label: string;
  current: string;
  groups: { name: string; items: { name: string; key: string; href: string }[] }[];
};

/** Seller navigation as a select, for narrow screens. */
export function SellerNavSelect({ label, current, groups }: SellerNavSelectProps) {
  const router = useRouter();
  const items = groups.flatMap((group) => group.items);
  return (
    <Select
      aria-label={label}
      value={items.find(({ key }) => key === current)?.href}
      onChange={(event) => router.push(event.currentTarget.value)}
    >
      {groups.map((group) => (
        <optgroup key={group.name} label={group.name}>
          {group.items.map(({ name, href }) => (
            <option key={href} value={href}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
