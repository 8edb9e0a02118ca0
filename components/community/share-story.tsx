"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";

import { Button } from "@/components/ui/button";
import { useHostedDialog } from "./dialog-host";

const load = () => import("./share-story-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ShareStoryDialog }));

type ShareStoryProps = {
  /** The viewer's purchases; a story may be about one of them. */
  products: { id: number; title: string }[];
  /** A secondary button: as wide as its column. */
  isWide?: boolean;
};

/** Opens the form for every viewer; an anonymous visitor is refused on submit. */
export function ShareStory({ products, isWide = false }: ShareStoryProps) {
  const t = useTranslations("stories.share");
  const opener = useHostedDialog(load, (controls) => <Dialog products={products} {...controls} />);
  return (
    <Button variant={isWide ? "outline" : "default"} className={isWide ? "w-full" : ""} {...opener}>
      {t("open")}
    </Button>
  );
}
