"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { Bell, BellOff } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { followPostAction } from "@/lib/forum/actions";

/** Follows or unfollows a topic; `isOn` is the current state. */
export function FollowButton({ id, isOn: isFollowing }: { id: number; isOn: boolean }) {
  const t = useTranslations("forum.follow");
  const tAct = useTranslations("forum.act");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const Icon = isFollowing ? BellOff : Bell;

  function toggle() {
    if (!isMarkedSignedIn()) return toast.error(t("signIn"), t("signInMore"));
    startTransition(async () => {
      const result = await followPostAction({ id, isOn: !isFollowing }).catch(() => null);
      if (!result?.ok) toast.error(tAct("failed"), result?.message ?? tAct("failedMore"));
      else if (isFollowing) toast.success(t("unfollowed"));
      else toast.success(t("followed"), t("followedMore"));
      router.refresh();
    });
  }

  return (
    <Button variant="outline" disabled={isPending} onClick={toggle}>
      <Icon aria-hidden />
      {t(isFollowing ? "unfollow" : "follow")}
    </Button>
  );
}
