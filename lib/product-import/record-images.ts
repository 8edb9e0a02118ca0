import { MAX_IMAGES } from "@/lib/products/rules";
import { valuesByField } from "./field-values";
import type { RowGroup } from "./groups";
import { refusalOf, splitAddresses, toAddress } from "./image-cells";
import type { Problem } from "./row-problem";
import type { ImportField, Layout, Mapping } from "./rules";
import type { RecordStructure } from "./variant-rows";

type ImageOptions = { layout: Layout; mapping: Mapping; structure: RecordStructure | null };

type RecordImages = {
  fields: { imageUrl?: string; images?: string[] };
  problems: Problem[];
  warnings: Problem[];
};

/**
 * Returns the cover and the further images of a product. An address that can't be fetched is left out with a warning, and
 * refuses the product if it is the cover in a column of its own or no other one is left.
 */
export function toImages(
  group: RowGroup,
  { layout, mapping, structure }: ImageOptions,
): RecordImages {
  const values = valuesByField(group, { layout, mapping });
  const covers = (values.get("imageUrl") ?? []).map(toAddress);
  const others = (values.get("images") ?? []).flatMap(splitAddresses);
  const addresses = [...new Set([...covers, ...others])];
  const fieldOf = (url: string): ImportField => (covers.includes(url) ? "imageUrl" : "images");
  const refusals = addresses.flatMap((url): Problem[] => {
    const key = refusalOf(url);
    return key ? [{ column: fieldOf(url), key, found: url }] : [];
  });
  const bad = new Set(refusals.map(({ found: value }) => value));
  const good = addresses.filter((url) => !bad.has(url));
  const isRefused = (problem: Problem) => problem.column === "imageUrl" || good.length === 0;
  // Other shops have more images than ours, and no column for the cover.
  const urls = layout === "shaafi" ? good : good.slice(0, MAX_IMAGES);
  return {
    fields: toFields(urls, { hasImages: addresses.length > 0, structure }),
    problems: refusals.filter(isRefused),
    warnings: refusals.filter((problem) => !isRefused(problem)),
  };
}

type FieldOptions = { hasImages: boolean; structure: RecordStructure | null };

function toFields(urls: string[], { hasImages, structure }: FieldOptions) {
  const ofVariants = structure?.variants.flatMap(({ imageUrl }) => imageUrl ?? []) ?? [];
  const addedUrls = ofVariants.filter(
    (url, index) =>
      !urls.includes(url) && ofVariants.indexOf(url) === index && refusalOf(url) === null,
  );
  const room = hasImages ? Math.max(0, MAX_IMAGES - urls.length) : 0;
  const [imageUrl, ...images] = [...urls, ...addedUrls.slice(0, room)];
  return {
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(images.length === 0 ? {} : { images }),
  };
}
