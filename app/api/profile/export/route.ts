import { exportAccount } from "@/lib/accounts/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ download: "shaafi-marketplace-account.json" }, exportAccount);
