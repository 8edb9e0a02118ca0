"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";

import { Button } from "@/components/ui/button";
import { useHostedDialog } from "./dialog-host";

const load = () => import("./share-story-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ShareStoryDialog }));

type ShareStoryProps = {
  /** What the viewer bought; a story may be about one of them. */
  products: { id: number; title: string }[];
  /** The second button of a page: as wide as its column, and quieter. */
  isWide?: boolean;
};

/** Opens the form for everybody; a visitor is refused at sending. */
export function ShareStory({ products, isWide = false }: ShareStoryProps) {
  const t = useTranslations("stories.share");
  const opener = useHostedDialog(load, (controls) => <Dialog products={products} {...controls} />);
  return (
    <Button variant={isWide ? "outline" : "default"} className={isWide ? "w-full" : ""} {...opener}>
      {t("open")}
    </Button>
  );
}
