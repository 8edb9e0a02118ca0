import { Price } from "./price";

type Row = {
  name: string;
  /** Formatted text, such as `formatMoney(cents)`. */
  amount: string;
  /** Text instead of the amount, such as "Free". */
  note?: string | undefined;
};

/** List of amounts with their total below a rule. */
export function TotalsList({ rows, total }: { rows: Row[]; total: Row }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ name, amount, note }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd>
            {note ? (
              <span className="font-semibold text-success-ink">{note}</span>
            ) : (
              <Price amount={amount} className="" />
            )}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-border-strong border-t pt-4">
        <dt className="font-semibold text-lg">{total.name}</dt>
        <dd className="text-2xl">
          <Price amount={total.amount} />
        </dd>
      </div>
    </dl>
  );
}
