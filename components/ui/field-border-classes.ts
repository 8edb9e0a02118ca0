/**
 * Border of inputs, selects and text areas. Their size is `field-box` in app/styles/base.css, below all utilities, so
 * that pages do not need a class merging library.
 */
export const fieldBorderClasses =
  "rounded-md border border-input bg-card text-base text-foreground transition-colors duration-150 focus-visible:border-ring focus-visible:outline-offset-0 disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive aria-invalid:inset-shadow-[0_0_0_1px_var(--destructive)]";
