import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";

/** The id of a local seller's card in the list. */
export const cardId = (id: number) => `local-${id}`;

/** The way from the map to a seller's card in the list, with the same filters. */
export function scrollToCard(filter: MapFilter, id: number): string {
  return `${mapHref(filter, { view: "list", isWide: false })}#${cardId(id)}`;
}
