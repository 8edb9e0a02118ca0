import { LogoMark } from "@/components/brand/logo-mark";
import { Link } from "@/components/ui/link";
import { getSiteLogo } from "@/lib/brand/queries";
import { BRAND_SHORT } from "@/lib/core/site";

type LogoProps = {
  label: string;
  /** Tagline below the name, omitted where space is limited. */
  tagline?: string;
  isSmall?: boolean;
};

/** Logo that an admin chose, with the name, as a link home. */
export async function Logo({ label, tagline, isSmall = false }: LogoProps) {
  return (
    <Link
      href="/"
      aria-label={label}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.75"
    >
      <LogoMark name={await getSiteLogo()} className={isSmall ? "size-6.5" : "size-8.5"} />
      <span dir="ltr" className="font-semibold leading-none">
        <span
          className={`block font-display tracking-[-.02em] ${isSmall ? "text-[1.375rem]" : "text-[1.6875rem]"}`}
        >
          {BRAND_SHORT}
        </span>{" "}
        {tagline && (
          <span className="mt-1 block font-medium text-[0.75rem] text-muted-foreground rtl:text-end">
            {tagline}
          </span>
        )}
      </span>
    </Link>
  );
}
