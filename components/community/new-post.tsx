"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { useHostedDialog } from "./dialog-host";

const load = () => import("./new-post-dialog");
const Dialog = lazy(async () => ({ default: (await load()).NewPostDialog }));

type NewPostProps = {
  categories: { id: number; name: string }[];
  /** The open category, selected by default. */
  categoryId: number | undefined;
};

/** Opens the form for every viewer; an anonymous visitor is refused on submit. Its code loads on hover or focus. */
export function NewPost(props: NewPostProps) {
  const t = useTranslations("forum.new");
  const opener = useHostedDialog(load, (controls) => <Dialog {...props} {...controls} />);
  return (
    <Button className="w-full" {...opener}>
      <Plus aria-hidden />
      {t("open")}
    </Button>
  );
}
