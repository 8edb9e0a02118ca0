const DYES = ["bg-dye-sea", "bg-dye-berbere", "bg-dye-leaf", "bg-dye-plum", "bg-dye-coffee"];

const SIZES = { sm: "size-8.5 text-xs", md: "size-11 text-sm", lg: "size-14 text-lg" };

/** Initials on one of the dyes, always the same one for a name. The name itself stands beside it. */
export function Avatar({ name, size = "sm" }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center rounded-full font-semibold text-white leading-none ${dyeOf(name)} ${SIZES[size]}`}
    >
      {initialsOf(name)}
    </span>
  );
}

function dyeOf(name: string) {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return DYES[hash % DYES.length];
}

function initialsOf(name: string) {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...name].slice(0, 2);
  return letters.join("").toUpperCase();
}
