import { cva, type VariantProps } from "class-variance-authority";

/**
 * The look of buttons and of links that act like them. One `brand` per view; `className` places a button,
 * another look is another variant.
 */
export const buttonVariants = cva(
  "inline-flex max-w-full items-center justify-center gap-2 am:text-wrap rounded-md border text-center font-semibold leading-tight transition-colors duration-150 disabled:border-transparent disabled:bg-secondary disabled:text-muted-foreground aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-secondary aria-disabled:text-muted-foreground sm:text-nowrap [&_svg]:size-4.5",
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-primary text-primary-foreground enabled:hover:bg-primary/88 [a&]:hover:bg-primary/88",
        brand:
          "border-transparent bg-brand text-brand-foreground enabled:hover:bg-brand-hover [a&]:hover:bg-brand-hover",
        outline:
          "border-input bg-card text-foreground enabled:hover:border-foreground enabled:hover:bg-accent [a&]:hover:border-foreground [a&]:hover:bg-accent",
        secondary:
          "border-transparent bg-secondary text-secondary-foreground enabled:hover:bg-accent enabled:hover:text-accent-foreground [a&]:hover:bg-accent [a&]:hover:text-accent-foreground",
        ghost:
          "border-transparent text-foreground enabled:hover:bg-accent enabled:hover:text-accent-foreground [a&]:hover:bg-accent [a&]:hover:text-accent-foreground",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground enabled:hover:bg-destructive/90 [a&]:hover:bg-destructive/90",
        // On the house's flat colors, which are the same in both themes.
        ink: "border-transparent bg-dye-ink text-white enabled:hover:bg-dye-coffee [a&]:hover:bg-dye-coffee",
        "ink-outline":
          "border-dye-ink text-dye-ink enabled:hover:bg-dye-ink/8 [a&]:hover:bg-dye-ink/8",
        link: "link border-0 disabled:bg-transparent",
      },
      size: {
        sm: "min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm",
        md: "min-h-11 px-4.5 py-1.5 text-md",
        lg: "min-h-13 px-6 py-2 text-base",
        icon: "size-11 shrink-0 p-0 [&_svg]:size-5",
        "icon-sm": "hit-44 size-9 shrink-0 p-0",
        "icon-lg": "size-13 shrink-0 p-0 [&_svg]:size-5",
        inline: "min-h-11 p-0 text-md",
      },
    },
    defaultVariants: { variant: "default", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;
