/** A button in the seller's color. Its text stays readable on hover: only a border is added. */
export const STORE_BUTTON =
  "inline-flex min-h-13 max-w-full items-center justify-center gap-2 rounded-md border border-(--store-edge) bg-store px-6 py-2 text-center font-semibold text-base text-store-foreground leading-tight hover:inset-shadow-[0_0_0_2px_currentColor] [&_svg]:size-5";
