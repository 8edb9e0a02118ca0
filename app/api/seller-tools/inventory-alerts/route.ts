import { listInventoryAlerts } from "@/lib/seller-tools/queries/inventory";
import { inventoryAlertSchema } from "@/lib/seller-tools/schema";
import { createInventoryAlert } from "@/lib/seller-tools/service/inventory";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, (viewer) => listInventoryAlerts(viewer));

export const POST = write(
  { status: 201, roles: ["seller"], schema: inventoryAlertSchema },
  createInventoryAlert,
);
