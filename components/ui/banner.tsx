import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import {
  CircleAlert,
  CircleCheck,
  type IconComponent,
  Info,
  TriangleAlert,
} from "@/components/ui/icons";

import { TONES } from "./tone-classes";

const bannerVariants = cva("flex items-start gap-3 rounded-md px-4 py-3.5 text-md", {
  variants: {
    tone: TONES,
  },
  defaultVariants: { tone: "neutral" },
});

type BannerTone = NonNullable<VariantProps<typeof bannerVariants>["tone"]>;

const ICONS: Record<BannerTone, IconComponent> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  destructive: CircleAlert,
  info: Info,
};

type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** Message within the page. Errors are announced immediately (role alert), all other tones politely. */
export function Banner({ tone = "neutral", title, children, className }: BannerProps) {
  const Icon = ICONS[tone];
  const role = tone === "destructive" ? "alert" : "status";
  return (
    <div role={role} className={bannerVariants({ tone, className })}>
      <Icon aria-hidden className="mt-px size-5" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? "text-sm" : undefined}>{children}</div>}
      </div>
    </div>
  );
}
