import { Monitor, Moon, Sun } from "@/components/ui/icons";

/** `system` follows the device, also while the page is open. */
export const THEMES = [
  ["light", Sun],
  ["dark", Moon],
  ["system", Monitor],
] as const;
