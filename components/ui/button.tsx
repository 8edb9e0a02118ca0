import type { ComponentProps } from "react";

import { type ButtonLook, buttonVariants } from "./button-variants";

type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A plain button that submits nothing unless it says `type="submit"`. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...rest} />;
}
