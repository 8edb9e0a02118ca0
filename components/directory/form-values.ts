import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { ListingContent, ListingInput, listingContentSchema } from "@/lib/directory/schema";

/** What the form begins with; nothing is chosen in a new one. */
export type BusinessValues = Omit<ListingContent, "category"> & {
  category: ListingContent["category"] | "";
};

export type BusinessFormState = UseFormReturn<
  z.input<typeof listingContentSchema>,
  unknown,
  ListingInput
>;
