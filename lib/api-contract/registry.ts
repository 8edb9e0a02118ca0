import { ACCOUNTS } from "./accounts";
import { ADMINISTRATION } from "./admin";
import { BUYER_TOOLS, SELLERS } from "./buyer-tools";
import { CATALOG } from "./catalog";
import { BUYING } from "./checkout";
import { COMMUNITY } from "./community";
import type { Endpoint } from "./endpoint";
import { PLANS } from "./plans";
import { REVIEWS } from "./reviews";
import { SELLER_TOOLS } from "./seller-tools";
import { SELLING } from "./sellers";
import { OPERATIONS } from "./system";
import { UPLOADS } from "./uploads";

/** All endpoints under app/api by area: the only list that documentation and tests are generated from. */
export const AREAS: Record<string, Endpoint[]> = {
  Accounts: ACCOUNTS,
  Catalogue: CATALOG,
  "Reviews and messages": REVIEWS,
  Buying: BUYING,
  Selling: SELLING,
  "Seller's tools": SELLER_TOOLS,
  Plans: PLANS,
  "Buyer's tools": BUYER_TOOLS,
  "Sellers and applications": SELLERS,
  Uploads: UPLOADS,
  Community: COMMUNITY,
  Administration: ADMINISTRATION,
  Operations: OPERATIONS,
};

export const ENDPOINTS: Endpoint[] = Object.values(AREAS).flat();
