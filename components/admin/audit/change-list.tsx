import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";

import type { Change } from "@/lib/audit/dto";
import { isLogoName } from "@/lib/brand/logos";
import { formatMoney } from "@/lib/core/money";
import { HOLIDAYS } from "@/lib/holidays/rules";
import { isTranslatedName, isTranslatedValue } from "./translated-names";

/** Changes of an entry, one line for each value: the old one struck out, the new one underlined. */
export function ChangeList({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 font-normal text-sm">
      {changes.map((change) => (
        <li key={change.name} className="wrap-anywhere">
          <ChangeLine {...change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ name, before, after }: Change) {
  const isChanged = before !== undefined && before !== after;
  const isReplaced = isChanged && after !== undefined;
  return (
    <>
      <span className="text-muted-foreground">
        <ChangedName name={name} />
      </span>{" "}
      {isChanged && (
        <del className="rounded-xs bg-destructive-soft px-1 text-destructive-ink">
          <Value name={name} value={before} />
        </del>
      )}
      {isReplaced && " "}
      {isReplaced && (
        <ins className="rounded-xs bg-success-soft px-1 text-success-ink underline underline-offset-2">
          <Value name={name} value={after} />
        </ins>
      )}
      {!isChanged && after !== undefined && <Value name={name} value={after} />}
    </>
  );
}

function ChangedName({ name }: { name: string }) {
  const t = useTranslations("audit");
  return isTranslatedName(name) ? t(`names.${name}`) : <bdi dir="ltr">{name}</bdi>;
}

type ValueProps = { name: string; value: NonNullable<Change["after"]> | null };

function Value({ name, value }: ValueProps) {
  const t = useTranslations("audit");
  if (value === null || value === "") return t("nothing");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    return <bdi dir="ltr">{name.endsWith("Cents") ? formatMoney(value) : value}</bdi>;
  }
  if (ISO_TIME.test(value)) return <Moment at={value} hasSeconds />;
  // Plan names are the same in every language; the log stores their lowercase form.
  if (name === "plan") return <bdi>{value.charAt(0).toUpperCase() + value.slice(1)}</bdi>;
  return <TranslatedValue value={value} />;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Translates known values; others are shown unchanged. */
function TranslatedValue({ value }: { value: string }) {
  const t = useTranslations("audit.values");
  const marks = useTranslations("brand.marks");
  const holidays = useTranslations("catalogueAdmin.holidays.names");
  const holiday = HOLIDAYS.find((name) => name === value);
  if (isLogoName(value)) return marks(value);
  if (holiday) return holidays(holiday);
  return isTranslatedValue(value) ? t(value) : <bdi>{value}</bdi>;
}
