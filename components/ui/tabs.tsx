"use client";

import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

export const Tabs = TabsPrimitive.Root;

export function TabsList({
  className = "gap-7",
  ...rest
}: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn("flex overflow-x-auto overflow-y-hidden border-b", className)}
      {...rest}
    />
  );
}

/** Tab; the active one has the stitch. `count` is a number next to the label. */
export function TabsTrigger({
  className = "text-md",
  count,
  children,
  ...rest
}: ComponentProps<typeof TabsPrimitive.Trigger> & { count?: number }) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "data-[state=active]:after:bg-(image:--stitch) relative flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 font-medium text-muted-foreground -outline-offset-2 data-[state=active]:font-semibold data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-1",
        className,
      )}
      {...rest}
    >
      {children}
      {count !== undefined && (
        <span className="rounded-full bg-secondary px-1.75 py-px font-semibold text-muted-foreground text-xs">
          {count}
        </span>
      )}
    </TabsPrimitive.Trigger>
  );
}

export function TabsContent({
  className = "pt-6",
  ...rest
}: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={className} {...rest} />;
}
