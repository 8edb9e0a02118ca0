/** Organizations of the Twin Cities by the communities that they serve (specification C, section 2). */
export const ORGANIZATION_GROUPS = ["somali", "horn", "many"] as const;

type Group = (typeof ORGANIZATION_GROUPS)[number];

/** `website` only where it is known; others are contacted through us. */
const LISTED = [
  {
    key: "museum",
    group: "somali",
    name: "Somali Museum of Minnesota",
    website: "https://www.somalimuseum.org",
  },
  { key: "kaJoog", group: "somali", name: "Ka Joog", website: "https://www.kajoog.org" },
  { key: "isuroon", group: "somali", name: "Isuroon", website: "https://www.isuroon.org" },
  {
    key: "confederation",
    group: "somali",
    name: "Confederation of Somali Community in Minnesota",
    website: null,
  },
  { key: "oromo", group: "horn", name: "Oromo Community of Minnesota", website: null },
  { key: "ethiopian", group: "horn", name: "Ethiopian Community in Minnesota", website: null },
  {
    key: "eritrean",
    group: "horn",
    name: "Eritrean Community Center of Minnesota",
    website: null,
  },
  {
    key: "development",
    group: "many",
    name: "African Development Center",
    website: "https://www.adcminnesota.org",
  },
  {
    key: "institute",
    group: "many",
    name: "International Institute of Minnesota",
    website: "https://iimn.org",
  },
  {
    key: "pillsbury",
    group: "many",
    name: "Pillsbury United Communities",
    website: "https://pillsburyunited.org",
  },
  { key: "capi", group: "many", name: "CAPI USA", website: "https://www.capiusa.org" },
] as const satisfies { key: string; group: Group; name: string; website: string | null }[];

export type Organization = (typeof LISTED)[number];

export const ORGANIZATIONS: readonly Organization[] = LISTED;
