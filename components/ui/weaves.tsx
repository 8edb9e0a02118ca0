/** The five category weaves (design.md, section 5). */
export type Weave = "coffee" | "textiles" | "spices" | "crafts" | "books";

// Complete class names, so that Tailwind finds them.
const WEAVES: Record<Weave, string> = {
  coffee: "hem-coffee",
  textiles: "hem-textiles",
  spices: "hem-spices",
  crafts: "hem-crafts",
  books: "hem-books",
};

/** Hem of an image: 10 px, or 15 px for large images. Decorative. */
export function Hem({
  weave,
  size = "md",
  className = "",
}: {
  weave: Weave;
  size?: "md" | "lg";
  className?: string;
}) {
  return (
    <div
      aria-hidden
      className={`${size === "lg" ? "hem-lg" : "hem"} ${WEAVES[weave]} ${className}`}
    />
  );
}

/** Weave of 20 x 10 px before a category name. Decorative. */
export function Swatch({ weave, className = "" }: { weave: Weave; className?: string }) {
  return <span aria-hidden className={`swatch inline-block ${WEAVES[weave]} ${className}`} />;
}

/** Striped line at the top of pages, menus and main dialogs. */
export function Thread({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`thread ${className}`} />;
}

/** Brand weave above the dark block of the footer, once per page. */
export function Band({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`band ${className}`} />;
}
