"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { Bell, BellOff } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { followPostAction } from "@/lib/forum/actions";

/** Follows or unfollows a topic; `isOn` is the saved state, to which a refused press returns. */
export function FollowButton({ id, isOn }: { id: number; isOn: boolean }) {
  const t = useTranslations("forum.follow");
  const tAct = useTranslations("forum.act");
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [isFollowing, setIsFollowing] = useOptimistic(isOn);
  const Icon = isFollowing ? BellOff : Bell;

  function toggle() {
    if (!isMarkedSignedIn()) return toast.error(t("signIn"), t("signInMore"));
    const next = !isFollowing;
    startTransition(async () => {
      setIsFollowing(next);
      const result = await followPostAction({ id, isOn: next }).catch(() => null);
      if (!result?.ok) toast.error(tAct("failed"), result?.message ?? tAct("failedMore"));
      else if (next) toast.success(t("followed"), t("followedMore"));
      else toast.success(t("unfollowed"));
      router.refresh();
    });
  }

  return (
    <Button variant="outline" onClick={toggle}>
      <Icon aria-hidden />
      {t(isFollowing ? "unfollow" : "follow")}
    </Button>
  );
}
