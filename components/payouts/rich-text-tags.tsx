import { isolates as shared } from "@/components/ui/rich-text-tags";

/** For `t.rich`: formats amounts as figures. */
export const richTextTags = { ...shared, b: shared.num };
