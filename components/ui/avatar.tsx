const DYES = ["bg-dye-sea", "bg-dye-berbere", "bg-dye-leaf", "bg-dye-plum", "bg-dye-coffee"];

const SIZES = {
  sm: "size-8.5 text-xs",
  md: "size-11 text-sm",
  lg: "size-14 text-lg",
  xl: "size-20 text-2xl",
};

type AvatarProps = {
  name: string;
  /**
   * Uploads must be passed through `thumbnail`, which this component avoids importing because it is part of every page.
   */
  image?: string | null;
  size?: keyof typeof SIZES;
};

/** Image over initials on a color derived from the name. Decorative: render the name next to it. */
export function Avatar({ name, image, size = "sm" }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-white leading-none ${dyeOf(name)} ${SIZES[size]}`}
    >
      {initialsOf(name)}
      {image && (
        // biome-ignore lint/performance/noImgElement: the URL may be external; the initials replace a broken image
        <img
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

function dyeOf(name: string) {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return DYES[hash % DYES.length];
}

function initialsOf(name: string) {
  const names = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const initials =
    names.length > 1
      ? names.slice(0, 2).map((word) => [...word][0])
      : [...(names[0] ?? name)].slice(0, 2);
  return initials.join("").toUpperCase();
}
