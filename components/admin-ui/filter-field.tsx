import { type ReactNode, useId } from "react";

import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";

type FieldProps = { name: string; label: string; value: string | undefined };

type FilterSelectProps = FieldProps & {
  /** Label of the empty choice; without it a value is always selected. */
  none?: string;
  /** Options or groups of options. */
  children: ReactNode;
};

/** A select field in a list's search form. */
export function FilterSelect({ name, label, value = "", none, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1 sm:min-w-40">
      <Label htmlFor={id}>{label}</Label>
      <Select key={value} id={id} name={name} defaultValue={value}>
        {none !== undefined && <option value="">{none}</option>}
        {children}
      </Select>
    </div>
  );
}

/** A number or date field in a list's search form. */
export function FilterInput({
  name,
  label,
  value,
  type,
}: FieldProps & { type: "date" | "number" }) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1 sm:w-44">
      <Label htmlFor={id}>{label}</Label>
      <Input
        key={value ?? ""}
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        className="min-w-0"
        {...(type === "number" ? { min: 0, inputMode: "numeric" } : {})}
      />
    </div>
  );
}
