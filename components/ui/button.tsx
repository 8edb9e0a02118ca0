import type { ComponentProps } from "react";

import { type ButtonVariants, buttonVariants } from "./button-variants";

type ButtonProps = ComponentProps<"button"> & ButtonVariants;

/** Button with `type="button"` by default, so that it does not submit forms. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...rest} />;
}
