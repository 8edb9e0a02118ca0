import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      neutral: "bg-secondary text-secondary-foreground",
      success: "bg-success-soft text-success-ink",
      warning: "bg-warning-soft text-warning-ink",
      destructive: "bg-destructive-soft text-destructive-ink",
      info: "bg-info-soft text-info-ink",
      plum: "bg-plum-soft text-plum-ink",
      brand: "bg-brand-soft text-brand-ink",
      solid: "bg-white text-dye-ink",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type Tone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** A word about a state. Put the icon first: the state must not be told by color alone. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & { tone?: Tone }) {
  return <span className={badgeVariants({ tone, className })} {...rest} />;
}
