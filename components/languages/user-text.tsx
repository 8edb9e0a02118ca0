import type { ComponentProps, ReactNode } from "react";

import { dominantDirection } from "@/lib/core/text-direction";
import { getDirection } from "@/lib/i18n/routing";

/** `lang` and `dir` of an element with a text; the direction is that of its letters. */
export function textAttributes(text: string, locale: string) {
  return { lang: locale, dir: dominantDirection(text) ?? getDirection(locale) };
}

type UserTextProps = Pick<ComponentProps<"p">, "id" | "className"> & {
  as?: "bdi" | "div" | "h1" | "h2" | "h3" | "p";
  text: string;
  locale: string;
  /** Defaults to the text. */
  children?: ReactNode;
};

/** A text of a user in its own language and direction; a block is aligned by it. */
export function UserText({
  as: Tag = "bdi",
  text,
  locale,
  children = text,
  ...rest
}: UserTextProps) {
  return (
    <Tag {...rest} {...textAttributes(text, locale)}>
      {children}
    </Tag>
  );
}
