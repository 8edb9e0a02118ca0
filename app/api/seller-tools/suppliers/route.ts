import { command, userQuery } from "@/lib/http/route";
import { listSuppliers } from "@/lib/seller-tools/queries/suppliers";
import { supplierSchema } from "@/lib/seller-tools/schema";
import { createSupplier } from "@/lib/seller-tools/service/suppliers";

export const GET = userQuery({ roles: ["seller"] }, (viewer) => listSuppliers(viewer));

export const POST = command(
  { status: 201, roles: ["seller"], schema: supplierSchema },
  createSupplier,
);
