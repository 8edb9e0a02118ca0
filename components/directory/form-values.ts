import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { ListingContent, ListingInput, listingContentSchema } from "@/lib/directory/schema";

/** Initial values of the form; a new one has no category. */
export type BusinessValues = Omit<ListingContent, "category"> & {
  category: ListingContent["category"] | "";
};

export type BusinessFormState = UseFormReturn<
  z.input<typeof listingContentSchema>,
  unknown,
  ListingInput
>;
