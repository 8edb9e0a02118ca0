"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Undo2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { returnSeatsAction } from "@/lib/events/tickets/actions";
import { failureMessage } from "@/lib/http/result";

/** Returns the unused seats of a purchase after confirmation. */
export function ReturnSeats({ code }: { code: string }) {
  const t = useTranslations("events.mine");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    const result = await returnSeatsAction({ code }).catch(() => null);
    if (result?.ok) {
      toast.success(t("giveBackDone"));
      router.push("/events?tickets=mine");
    } else {
      toast.error(t("giveBackFailed"), failureMessage(result, ""));
    }
    setIsSending(false);
    setIsOpen(false);
  }

  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Undo2 aria-hidden className="rtl-flip" />
        {t("giveBack")}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={() => setIsOpen(false)}>
          <DialogContent
            title={t("giveBack")}
            description={t("releaseQuestion")}
            closeLabel={tCommon("close")}
          >
            <DialogFooter>
              <Button variant="ghost" onClick={() => setIsOpen(false)}>
                {tCommon("cancel")}
              </Button>
              <Button disabled={isSending} onClick={() => void send()}>
                {t("giveBack")}
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
