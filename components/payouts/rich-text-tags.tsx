import { isolates as shared } from "@/components/ui/rich-text-tags";

/** For `t.rich`: amounts read as figures do. */
export const richTextTags = { ...shared, b: shared.num };
