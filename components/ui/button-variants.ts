import { cva, type VariantProps } from "class-variance-authority";

/**
 * Variants of buttons and of links styled as buttons. One `brand` per view; `className` is for placement only, a
 * different appearance needs a new variant.
 */
export const buttonVariants = cva("btn", {
  variants: {
    variant: {
      default: "btn-default",
      brand: "btn-brand",
      outline: "btn-outline",
      secondary: "btn-secondary",
      ghost: "btn-ghost",
      destructive:
        "border-transparent bg-destructive text-destructive-foreground enabled:hover:bg-destructive/90 [a&]:hover:bg-destructive/90",
      // For the brand's flat colors, which are the same in both themes.
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
});

export type ButtonVariants = VariantProps<typeof buttonVariants>;
