import { listSuppliers } from "@/lib/seller-tools/queries/suppliers";
import { supplierSchema } from "@/lib/seller-tools/schema";
import { createSupplier } from "@/lib/seller-tools/service/suppliers";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"] }, (viewer) => listSuppliers(viewer));

export const POST = write(
  { status: 201, roles: ["seller"], schema: supplierSchema },
  createSupplier,
);
