import { MessageCircle, ShieldCheck, Truck } from "lucide-react";
import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SubscribeForm } from "@/components/newsletter/subscribe-form";
import { Link } from "@/components/ui/link";
import { Band } from "@/components/ui/weaves";
import { SOCIAL_LINKS } from "@/lib/brand/constants";
import { FOOTER_COLUMNS, LEGAL_LINKS } from "./footer-links";
import { Logo } from "./logo";
import { FacebookMark, InstagramMark, XMark } from "./social-icons";

const PROMISES = [
  { icon: Truck, title: "freeShipping", note: "freeShippingNote" },
  { icon: ShieldCheck, title: "authentic", note: "authenticNote" },
  { icon: MessageCircle, title: "askMaker", note: "askMakerNote" },
] as const;

const SOCIAL = [
  ["facebook", FacebookMark],
  ["instagram", InstagramMark],
  ["x", XMark],
] as const;

/** Two blocks under every page: promises and newsletter, then the dark one with all the ways on. */
export function Footer({ locale }: { locale: Locale }) {
  return (
    <footer className="mt-auto">
      <Promises locale={locale} />
      <div className="bg-card">
        <Band />
      </div>
      <div className="bg-dye-ink text-[#f3ece2]">
        <div className="wrap">
          <Columns locale={locale} />
          <Legal locale={locale} />
        </div>
      </div>
    </footer>
  );
}

async function Promises({ locale }: { locale: Locale }) {
  const [t, letters] = await Promise.all([
    getTranslations({ locale, namespace: "footer" }),
    getTranslations({ locale, namespace: "newsletter" }),
  ]);
  return (
    <section aria-label={t("promises")} className="border-t bg-card">
      <div className="wrap grid items-start gap-6 py-10 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.5fr] lg:gap-9">
        {PROMISES.map(({ icon: Icon, title, note }) => (
          <div key={title} className="flex items-start gap-3">
            <Icon
              aria-hidden
              className={`size-6 text-brand-ink ${title === "freeShipping" ? "rtl-flip" : ""}`}
            />
            <div>
              <p className="font-semibold text-md">{t(title)}</p>
              <p className="text-muted-foreground text-sm">
                <bdi>{t(note)}</bdi>
              </p>
            </div>
          </div>
        ))}
        <div>
          <p className="mb-1 font-semibold text-md">{t("newsletter")}</p>
          <p className="mb-2.5 text-muted-foreground text-sm">{t("newsletterNote")}</p>
          <SubscribeForm
            locale={locale}
            labels={{
              email: t("email"),
              subscribe: t("subscribe"),
              sent: letters("sent"),
              failed: letters("failed"),
            }}
          />
        </div>
      </div>
    </section>
  );
}

async function Columns({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-9 pt-13 pb-11 sm:grid-cols-4 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] lg:gap-10">
      <div className="col-span-full lg:col-span-1 [&_span]:text-[#bbab9c] [&_span_span:first-child]:text-white">
        <Logo label={t("nav.homeLink")} tagline={t("nav.tagline")} />
        <p className="my-4.5 max-w-65 text-[#bbab9c] text-sm">{t("footer.about")}</p>
        <ul aria-label={t("footer.social")} className="-ms-3 flex gap-1 text-[#d9cbbd]">
          {SOCIAL.map(([name, Mark]) => (
            <li key={name}>
              <a
                href={SOCIAL_LINKS[name]}
                rel="noreferrer"
                target="_blank"
                aria-label={t(`footer.${name}`)}
                className="grid size-11 place-items-center rounded-md hover:text-white"
              >
                <Mark />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {FOOTER_COLUMNS.map(({ title, links }) => (
        <div key={title}>
          <h2 className="mb-3.5 font-semibold text-sm text-white">{t(title)}</h2>
          <ul className="text-[#d9cbbd] text-md">
            {links.map(({ text, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-8.5 pointer-coarse:min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

async function Legal({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-5 border-[#46362b] border-t py-2.5 text-[#bbab9c] text-sm">
      <p>{t("footer.copyright", { year: String(new Date().getFullYear()) })}</p>
      <ul aria-label={t("footer.legal")} className="flex flex-wrap gap-x-6">
        {LEGAL_LINKS.map(({ text, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
