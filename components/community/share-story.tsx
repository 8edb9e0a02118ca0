"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";

import { Button } from "@/components/ui/button";
import { useOpener } from "@/components/ui/use-opener";

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
  const { opener, isOpen, setIsOpen, isWanted } = useOpener(load);
  return (
    <>
      <Button
        variant={isWide ? "outline" : "default"}
        className={isWide ? "w-full" : ""}
        {...opener}
      >
        {t("open")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog products={products} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
