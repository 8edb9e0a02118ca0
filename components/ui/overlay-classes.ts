/** Backdrop of dialogs, alert dialogs and sheets. */
export const OVERLAY =
  "fixed inset-0 z-50 bg-[rgb(36_24_18/.5)] duration-200 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0";

/** Panel of a dialog: centered, at the bottom edge on phones. */
export const PANEL =
  "fixed z-50 flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-y-auto bg-popover text-popover-foreground shadow-lg outline-none duration-280 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-[10px] max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-[state=closed]:slide-out-to-bottom-8 max-sm:data-[state=open]:slide-in-from-bottom-8 sm:inset-0 sm:m-auto sm:h-fit sm:max-w-[520px] sm:rounded-[10px] sm:data-[state=open]:slide-in-from-bottom-4";

/** Surface of menus and popovers. */
export const FLOATING =
  "z-50 max-h-[min(var(--radix-popper-available-height,80dvh),80dvh)] overflow-y-auto rounded-lg border bg-popover text-popover-foreground shadow-md outline-none duration-180 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[side=bottom]:slide-in-from-top-1 data-[side=top]:slide-in-from-bottom-1";
