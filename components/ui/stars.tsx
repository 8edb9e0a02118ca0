import { Star } from "lucide-react";

const FIVE = [1, 2, 3, 4, 5];

/** Rating out of 5, to the nearest whole star; `label` is its text alternative, such as "4 out of 5". */
export function Stars({
  rating,
  label,
  className = "",
}: {
  rating: number;
  label: string;
  className?: string;
}) {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={label} className={`inline-flex gap-px text-brand ${className}`}>
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={star <= full ? "size-4.25 fill-current" : "size-4.25 text-input"}
        />
      ))}
    </span>
  );
}
