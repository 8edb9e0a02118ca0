import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

type SectionHeadingProps = { id: string; title: string; more?: { href: string; name: string } };

/** The title of a section of the home page, with a link to the full list. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6">
      <h2 id={id} className="display text-d2">
        {title}
      </h2>
      {more && (
        <Link
          href={more.href}
          className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
        >
          {more.name}
          <ArrowRight aria-hidden className="rtl-flip size-4.5" />
        </Link>
      )}
    </header>
  );
}
