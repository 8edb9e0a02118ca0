"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import { Check } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { Hem, type Weave } from "@/components/ui/weaves";
import { ChooseRoleButton } from "./choose-role-button";
import { DemoButton } from "./demo-button";
import { useFocusWhen } from "./use-focus-when";
import type { DemoRole, Login } from "./use-login";

const PRESENTATIONS: Record<
  DemoRole,
  { ground: string; ink: string; cutout: string; weave: Weave }
> = {
  buyer: {
    ground: "bg-ground-amber",
    ink: "text-dye-ink",
    cutout: "coffee-bag",
    weave: "coffee",
  },
  seller: { ground: "bg-dye-sea", ink: "text-white", cutout: "shemma", weave: "textiles" },
};

type RoleCardProps = {
  role: DemoRole;
  login: Login;
  hasFocus: boolean;
  onChoose: () => void;
};

/** The marketplace for a buyer or a seller, and its two entry points. */
export function RoleCard({ role, login, hasFocus, onChoose }: RoleCardProps) {
  const t = useTranslations("accounts.login");
  const id = useId();
  const button = useFocusWhen(hasFocus);
  const { ground, ink, cutout, weave } = PRESENTATIONS[role];
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="relative h-26 overflow-hidden sm:h-41">
        <div className={`absolute inset-0 [filter:var(--image-filter)] ${ground}`}>
          <Illustration
            src={`/illustrations/cutouts/${cutout}.svg`}
            className="absolute end-3.5 -bottom-1.75 w-30 sm:end-7 sm:-bottom-2.5 sm:w-46"
          />
        </div>
        <h2
          id={id}
          className={`display absolute start-4.5 bottom-3.5 text-d3 sm:start-6.5 sm:bottom-5 ${ink}`}
        >
          {t(`${role}.name`)}
        </h2>
      </div>
      <Hem weave={weave} />
      <div className="flex grow flex-col p-4.5 sm:px-6.5 sm:pt-6 sm:pb-6.5">
        <ul className="mb-5.5 grid gap-2 max-sm:hidden">
          {(["first", "second", "third"] as const).map((point) => (
            <Point key={point}>{t(`${role}.${point}`)}</Point>
          ))}
        </ul>
        <div className="mt-auto grid gap-2.5">
          <ChooseRoleButton
            ref={button}
            loginRole={role}
            onChoose={onChoose}
            disabled={login.isPending}
          >
            {t(`${role}.signIn`)}
          </ChooseRoleButton>
          <DemoButton account={role} login={login} aria-describedby={id}>
            {t("tryDemo")}
          </DemoButton>
        </div>
      </div>
    </Card>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-md">
      <Check aria-hidden className="mt-[.2em] size-4.5 text-success-ink" />
      {children}
    </li>
  );
}
