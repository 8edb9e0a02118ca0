"use client";

import { type Locale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SubscribeForm } from "@/components/newsletter/subscribe-form";
import { MessageCircle, ShieldCheck, Truck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Band } from "@/components/ui/weaves";
import type { SocialLinks } from "@/lib/core/operator";
import { FOOTER_COLUMNS, LEGAL_LINKS } from "./footer-links";
import { FacebookMark, InstagramMark, XMark } from "./social-icons";

const PROMISES = [
  { icon: Truck, title: "freeShipping", note: "freeShippingNote" },
  { icon: ShieldCheck, title: "authentic", note: "authenticNote" },
  { icon: MessageCircle, title: "contactMaker", note: "contactMakerNote" },
] as const;

const SOCIAL = [
  ["facebook", FacebookMark],
  ["instagram", InstagramMark],
  ["x", XMark],
] as const;

const LINK_LIST =
  "[&_a]:inline-flex [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:text-white [&_a:hover]:underline";

type FooterProps = {
  locale: Locale;
  logo: ReactNode;
  socialLinks: SocialLinks | null;
  year: number;
};

/**
 * Footer with two blocks: promises and newsletter, then the dark block with all links. A client component, since the
 * page would otherwise contain its markup twice: as HTML and as component data.
 */
export function Footer({ locale, logo, socialLinks, year }: FooterProps) {
  return (
    <footer className="mt-auto">
      <Promises locale={locale} />
      <div className="bg-card">
        <Band />
      </div>
      <div className="bg-dye-ink text-[#f3ece2]">
        <div className="wrap">
          <Columns logo={logo} socialLinks={socialLinks} />
          <Legal year={year} />
        </div>
      </div>
    </footer>
  );
}

function Promises({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <section aria-label={t("footer.promises")} className="border-t bg-card">
      <div className="wrap grid items-start gap-6 py-10 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.5fr] lg:gap-9">
        {PROMISES.map(({ icon: Icon, title, note }) => (
          <div key={title} className="flex items-start gap-3">
            <Icon
              aria-hidden
              className={`size-6 text-brand-ink ${title === "freeShipping" ? "rtl-flip" : ""}`}
            />
            <div>
              <p className="font-semibold text-md">{t(`footer.${title}`)}</p>
              <p className="text-muted-foreground text-sm">
                <bdi>{t(`footer.${note}`)}</bdi>
              </p>
              {title === "freeShipping" && <p className="text-sm">{t("footer.freeShippingNow")}</p>}
            </div>
          </div>
        ))}
        <div>
          <p className="mb-1 font-semibold text-md">{t("footer.newsletter")}</p>
          <p className="mb-2.5 text-muted-foreground text-sm">{t("footer.newsletterNote")}</p>
          <SubscribeForm
            locale={locale}
            labels={{
              email: t("footer.email"),
              subscribe: t("footer.subscribe"),
              actionResult: t("newsletter.sent"),
              failed: t("newsletter.failed"),
            }}
          />
        </div>
      </div>
    </section>
  );
}

function Columns({ logo, socialLinks }: Pick<FooterProps, "logo" | "socialLinks">) {
  const t = useTranslations();
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-9 pt-13 pb-11 sm:grid-cols-4 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr] lg:gap-10">
      <div className="col-span-full lg:col-span-1 [&_span]:text-[#bbab9c] [&_span_span:first-child]:text-white">
        {logo}
        <p className="my-4.5 max-w-65 text-[#bbab9c] text-sm">{t("footer.about")}</p>
        {socialLinks && <SocialList links={socialLinks} />}
      </div>
      {FOOTER_COLUMNS.map(({ title, links }) => (
        <div key={title}>
          <h2 className="mb-3.5 font-semibold text-sm text-white">{t(title)}</h2>
          <ul
            className={`${LINK_LIST} text-[#d9cbbd] text-md [&_a]:min-h-8.5 pointer-coarse:[&_a]:min-h-11`}
          >
            {links.map(({ text, href }) => (
              <li key={href}>
                <Link href={href}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SocialList({ links }: { links: SocialLinks }) {
  const t = useTranslations("footer");
  return (
    <ul aria-label={t("social")} className="-ms-3 flex gap-1 text-[#d9cbbd]">
      {SOCIAL.map(([name, Mark]) => (
        <li key={name}>
          <a
            href={links[name]}
            rel="noreferrer"
            target="_blank"
            aria-label={t(`${name}`)}
            className="grid size-11 place-items-center rounded-md hover:text-white"
          >
            <Mark />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Legal({ year }: { year: number }) {
  const t = useTranslations("footer");
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-5 border-[#46362b] border-t py-2.5 text-[#bbab9c] text-sm">
      <p>{t("copyright", { year: String(year) })}</p>
      <ul aria-label={t("legal")} className={`${LINK_LIST} flex flex-wrap gap-x-6 [&_a]:min-h-11`}>
        {LEGAL_LINKS.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
