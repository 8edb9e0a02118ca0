import type { ReactNode } from "react";
import { Illustration } from "@/components/ui/illustration";
import { Hem, type Weave } from "@/components/ui/weaves";
import { PreventBlurOnPress } from "./prevent-blur-on-press";

type AuthLayoutProps = { scene: "riverside" | "highlands"; weave: Weave; children: ReactNode };

/** A form at the start side and a woven scene beside it; phones show only the form. */
export function AuthLayout({ scene, weave, children }: AuthLayoutProps) {
  return (
    <div className="grid items-stretch gap-10 md:grid-cols-[minmax(0,456px)_minmax(0,1fr)] lg:gap-18">
      <PreventBlurOnPress className="grid min-w-0 content-start gap-5">
        {children}
      </PreventBlurOnPress>
      <div className="flex min-h-120 flex-col overflow-hidden rounded-t-lg rounded-b-[2px] max-md:hidden">
        <div className="relative grow">
          <Illustration
            src={`/illustrations/scene-${scene}.svg`}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <Hem weave={weave} size="lg" />
      </div>
    </div>
  );
}
