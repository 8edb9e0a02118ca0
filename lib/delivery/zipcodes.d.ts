declare module "zipcodes" {
  type Place = { zip: string; latitude: number; longitude: number; city: string; state: string };
  /** The place of a ZIP code; undefined if unknown. */
  export function lookup(zip: string): Place | undefined;
  export function lookupByName(city: string, state: string): Place[];
  /** Uppercase names of the states by code, and vice versa. */
  export const states: { abbr: Record<string, string>; full: Record<string, string> };
}
