"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";

import { Button } from "@/components/ui/button";
import { useOpener } from "@/components/ui/use-opener";

const load = () => import("./new-post-dialog");
const Dialog = lazy(async () => ({ default: (await load()).NewPostDialog }));

type NewPostProps = {
  categories: { id: number; name: string }[];
  /** The one that is open, chosen to begin with. */
  categoryId: number | undefined;
};

/** Opens the form for everybody; a visitor is refused at sending. Its code loads when somebody means to write. */
export function NewPost(props: NewPostProps) {
  const t = useTranslations("forum.new");
  const { opener, isOpen, setIsOpen, isWanted } = useOpener(load);
  return (
    <>
      <Button className="w-full" {...opener}>
        <Plus aria-hidden />
        {t("open")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
