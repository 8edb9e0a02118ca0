import { exportAccount } from "@/lib/accounts/queries";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({ download: "shaafi-marketplace-account.json" }, exportAccount);
