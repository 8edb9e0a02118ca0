import type { ComponentProps } from "react";

import { type ButtonVariants, buttonVariants } from "./button-variants";
import { Link } from "./link";

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonVariants;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonVariants({ variant, size, className })} {...rest} />;
}
