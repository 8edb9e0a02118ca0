import type { Viewer } from "@/lib/auth/viewer";
import type { SellerToolsQuery } from "@/lib/seller-tools/schema";

export type TabProps = { viewer: Viewer; query: SellerToolsQuery };
