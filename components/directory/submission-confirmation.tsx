"use client";

import { useEffect, useRef } from "react";

import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";

type SubmissionConfirmationProps = {
  title: string;
  text: string;
  action: { href: string; name: string };
};

/** The confirmation that replaces a sent form; it receives the focus. */
export function SubmissionConfirmation({ title, text, action }: SubmissionConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Card className="flex flex-col items-center px-6 py-10 text-center">
      <Illustration src="/illustrations/cutouts/mesob.svg" width={150} height={150} />
      <h2 ref={heading} tabIndex={-1} className="display mt-2 text-d4 outline-none">
        {title}
      </h2>
      <p className="mt-1 max-w-[46ch] text-muted-foreground">{text}</p>
      <ButtonLink href={action.href} variant="brand" className="mt-5">
        {action.name}
      </ButtonLink>
    </Card>
  );
}
