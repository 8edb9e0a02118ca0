import { useTranslations } from "next-intl";
import { ArrowRight } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { SectionHeading } from "./section-heading";

// design.md, "Holiday stores": flat season colours and the keel arch, the only arch there is.
const SEASONS = [
  {
    key: "eid",
    href: "/shop?isEidSpecial=true",
    image: "dirac",
    look: "bg-[#f8d998] text-[#241812]",
    arch: "#f0a53a",
  },
  {
    key: "ramadan",
    href: "/shop?isRamadanSpecial=true",
    image: "frankincense",
    look: "bg-[#1a3c58] text-white",
    arch: "#28587e",
  },
  {
    key: "independence",
    href: "/shop?isIndependenceDay=true",
    image: "alindi",
    look: "bg-[#cfe4f5] text-[#12324d]",
    arch: "#7db8e6",
  },
] as const;

export function Seasons() {
  const t = useTranslations("home.seasons");
  return (
    <section aria-labelledby="seasons" className="wrap pt-14 md:pt-21">
      <SectionHeading id="seasons" title={t("title")} />
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {SEASONS.map(({ key, href, image, look, arch }) => (
          <li key={key}>
            <Link
              href={href}
              className={`group relative flex min-h-59 flex-col overflow-hidden rounded-lg p-6 ${look}`}
            >
              <svg
                viewBox="0 0 190 216"
                aria-hidden="true"
                className="absolute end-3 bottom-0 h-54"
              >
                <path fill={arch} d="M10 216V112C10 60 50 40 95 8c45 32 85 52 85 104v104z" />
              </svg>
              <Illustration
                src={`/illustrations/cutouts/${image}.svg`}
                width={176}
                height={176}
                className="absolute -end-0.5 -bottom-2"
              />
              <h3 className="display relative max-w-48 text-d3">{t(`${key}.name`)}</h3>
              <p className="relative mt-2 max-w-44 text-sm">{t(`${key}.text`)}</p>
              <span className="relative mt-auto inline-flex min-h-11 items-end gap-1.5 font-semibold text-sm group-hover:underline">
                {t(`${key}.go`)}
                <ArrowRight aria-hidden className="rtl-flip size-4.5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
