declare module "zipcodes" {
  type Place = { zip: string; latitude: number; longitude: number; city: string; state: string };
  /** The place of a ZIP code; undefined for none. */
  export function lookup(zip: string): Place | undefined;
  export function lookupByName(city: string, state: string): Place[];
  /** Names of the states in capitals by their codes, and the other way round. */
  export const states: { abbr: Record<string, string>; full: Record<string, string> };
}
