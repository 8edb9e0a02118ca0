import { command, userQuery } from "@/lib/http/route";
import { listInventoryAlerts } from "@/lib/seller-tools/queries/inventory";
import { inventoryAlertSchema } from "@/lib/seller-tools/schema";
import { createInventoryAlert } from "@/lib/seller-tools/service/inventory";

export const GET = userQuery({ roles: ["seller"] }, (viewer) => listInventoryAlerts(viewer));

export const POST = command(
  { status: 201, roles: ["seller"], schema: inventoryAlertSchema },
  createInventoryAlert,
);
