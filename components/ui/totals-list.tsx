import { Price } from "./price";

type Row = {
  name: string;
  /** A finished text, such as `formatMoney(cents)`. */
  amount: string;
  /** Stands in place of the amount where it is nothing: "Free". */
  word?: string | undefined;
};

/** Amounts under each other, and what they come to under a rule. */
export function TotalsList({ rows, total }: { rows: Row[]; total: Row }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ name, amount, word }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd>
            {word ? (
              <span className="font-semibold text-success-ink">{word}</span>
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
