"use client";

import { DropdownMenu as MenuPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Check } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";
import { FLOATING } from "./overlay-classes";

export const DropdownMenu = MenuPrimitive.Root;
export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;

const ITEM =
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 text-md outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-muted-foreground data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground [&_svg]:size-4.5";

export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = "end",
  container,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Content> & { container?: HTMLElement | null }) {
  return (
    <MenuPrimitive.Portal {...(container ? { container } : {})}>
      <MenuPrimitive.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={12}
        className={cn(FLOATING, "min-w-50 p-1.5", className)}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}

export function DropdownMenuItem({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Item>) {
  return <MenuPrimitive.Item className={cn(ITEM, className)} {...rest} />;
}

/** Radio item; the selected one has a check mark. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem className={cn(ITEM, "justify-between", className)} {...rest}>
      <span className="flex items-center gap-3">{children}</span>
      <MenuPrimitive.ItemIndicator>
        <Check aria-hidden />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.RadioItem>
  );
}

/** Checkbox item with room for a description; selecting it does not close the menu. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem
      className={cn(ITEM, "justify-between", className)}
      onSelect={(event) => event.preventDefault()}
      {...rest}
    >
      <span>{children}</span>
      <MenuPrimitive.ItemIndicator>
        <Check aria-hidden />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      className={cn("truncate px-3 py-2 text-muted-foreground text-xs", className)}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator() {
  return <MenuPrimitive.Separator className="-mx-1.5 my-1.5 border-t" />;
}
