import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const labelVariants = cva(
  "notched inline-flex min-h-7 w-fit items-center gap-1.5 px-3.5 font-semibold text-xs leading-none [&_svg]:size-3.75 [&_svg]:stroke-2",
  {
    variants: {
      weave: {
        leaf: "bg-[#d9ecdf] text-[#1c5a40] dark:bg-[#1c3a2b] dark:text-[#a6e0c3]",
        sea: "bg-[#dce9f3] text-[#1d4a69] dark:bg-[#1c3448] dark:text-[#b4d6ee]",
        plum: "bg-[#f4e1ea] text-[#7a2850] dark:bg-[#43202f] dark:text-[#f0bdd5]",
        amber: "bg-[#f0a53a] text-[#1f120a]",
        night: "bg-[#1a3c58] text-[#fbe3b5]",
        sky: "bg-[#1f6fb2] text-white",
      },
    },
    defaultVariants: { weave: "leaf" },
  },
);

export type LabelWeave = NonNullable<VariantProps<typeof labelVariants>["weave"]>;

/** Label with stepped ends (design.md, section 7): tinted for permanent properties, solid for seasonal ones. */
export function WovenLabel({ weave, children }: { weave: LabelWeave; children: ReactNode }) {
  return <span className={labelVariants({ weave })}>{children}</span>;
}
