import type { ReactNode } from "react";

import { ButtonLink } from "@/components/ui/button-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { getContact } from "@/lib/core/operator";

type ContactTeaserProps = {
  title: string;
  text: string;
  /** Labels of the links to our email address and to /contact. */
  email: string;
  contact: string;
  children?: ReactNode;
};

/** The end of a help page: how to contact us. */
export function ContactTeaser({ title, text, email, contact, children }: ContactTeaserProps) {
  const address = getContact()?.emails[0];
  return (
    <section
      aria-labelledby="ask"
      className="flex flex-wrap items-center justify-between gap-5 rounded-lg bg-brand-soft p-6 text-brand-soft-foreground"
    >
      <div className="max-w-[60ch]">
        <h2 id="ask" className="display text-d4">
          {title}
        </h2>
        <p className="mt-1">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {children}
        {address && (
          <a href={`mailto:${address}`} className={buttonVariants({ variant: "outline" })}>
            {email}
          </a>
        )}
        <ButtonLink href="/contact" variant="outline">
          {contact}
        </ButtonLink>
      </div>
    </section>
  );
}
