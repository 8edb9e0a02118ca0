import { ACCOUNTS } from "./accounts";
import { ADMINISTRATION } from "./administration";
import { BUYER_TOOLS, SELLERS } from "./buyer-tools";
import { BUYING } from "./buying";
import type { Call } from "./call";
import { CATALOG } from "./catalog";
import { COMMUNITY } from "./community";
import { OPERATIONS } from "./operations";
import { PLANS } from "./plans";
import { REVIEWS } from "./reviews";
import { SELLER_TOOLS } from "./seller-tools";
import { SELLING } from "./selling";
import { UPLOADS } from "./uploads";

/** Every call under app/api by its area: the one list that documents, trials and tests are made from. */
export const AREAS: Record<string, Call[]> = {
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

export const CALLS: Call[] = Object.values(AREAS).flat();
