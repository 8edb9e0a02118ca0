import { uploadThingRoute } from "@/lib/uploads/direct/upload-thing-route";

export const POST = uploadThingRoute;
