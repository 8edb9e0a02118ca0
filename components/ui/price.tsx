import type { ComponentProps } from "react";

/** An amount that reads the same in every direction. Takes the finished text, such as `formatMoney(cents)`. */
export function Price({ amount, className, ...rest }: { amount: string } & ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`tabular-nums ${className ?? "font-[650]"}`} {...rest}>
      {amount}
    </bdi>
  );
}
