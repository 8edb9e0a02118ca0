import { Monitor, Moon, Sun } from "lucide-react";

/** `system` follows the device, live. */
export const THEMES = [
  ["light", Sun],
  ["dark", Moon],
  ["system", Monitor],
] as const;
