import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { TONES } from "./tone-classes";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      ...TONES,
      plum: "bg-plum-soft text-plum-ink",
      brand: "bg-brand-soft text-brand-ink",
      solid: "bg-white text-dye-ink",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type Tone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** Label of a state. Put an icon first: color alone must not convey the state. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & { tone?: Tone }) {
  return <span className={badgeVariants({ tone, className })} {...rest} />;
}
