"use client";

import { useTranslations } from "next-intl";
import { useViewer } from "@/components/layout/use-viewer";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { useSignOut } from "./use-sign-out";

/** Informs a signed-in user of the current account, with links to continue. */
export function SignedInNote() {
  const t = useTranslations("accounts.login");
  const nav = useTranslations("nav");
  const { viewer } = useViewer();
  const signOut = useSignOut();
  if (!viewer) return null;
  return (
    <Card className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-4">
      <Avatar name={viewer.username} />
      <p className="min-w-0 grow">
        {t.rich("signedInAs", {
          name: () => <bdi className="font-semibold">{viewer.username}</bdi>,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/orders" variant="outline" size="sm">
          {nav("myOrders")}
        </ButtonLink>
        <Button variant="ghost" size="sm" onClick={() => signOut()}>
          {nav("signOut")}
        </Button>
      </div>
    </Card>
  );
}
