import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";

/** Id of a local seller's card in the list. */
export const cardId = (id: number) => `local-${id}`;

/** The address of a seller's card in the list, with the same filters. */
export function scrollToCard(filter: MapFilter, id: number): string {
  return `${mapHref(filter, { view: "list", isWide: false })}#${cardId(id)}`;
}
