import type { ComponentProps } from "react";

/** Amount in left-to-right order in every language. Expects formatted text, such as `formatMoney(cents)`. */
export function Price({ amount, className, ...rest }: { amount: string } & ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`tabular-nums ${className ?? "font-[650]"}`} {...rest}>
      {amount}
    </bdi>
  );
}
