import { isolates as shared } from "@/components/ui/isolate";

/** For `t.rich`: amounts read as figures do. */
export const isolates = { ...shared, b: shared.num };
