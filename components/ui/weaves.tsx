/** The five category weaves (design.md, section 5). */
export type Weave = "coffee" | "textiles" | "spices" | "crafts" | "books";

// Whole names, so that Tailwind finds them.
const WEAVES: Record<Weave, string> = {
  coffee: "hem-coffee",
  textiles: "hem-textiles",
  spices: "hem-spices",
  crafts: "hem-crafts",
  books: "hem-books",
};

/** A woven edge under an image: 10 px, or 15 px where the image is large. Decoration only. */
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

/** 20 x 10 of a weave before a name; the name says it too. */
export function Swatch({ weave, className = "" }: { weave: Weave; className?: string }) {
  return <span aria-hidden className={`swatch inline-block ${WEAVES[weave]} ${className}`} />;
}

/** The striped line on the top edge of pages, menus and main dialogs. */
export function Thread({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`thread ${className}`} />;
}

/** The house tibeb, once on a page: above the dark part of the footer. */
export function Band({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`band ${className}`} />;
}
