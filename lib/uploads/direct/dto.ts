import "server-only";

/** For the browser's uploads. */
export type { StartedUpload } from "./service";
/** For UploadThing's client: its routes and their input. */
export type { uploadThingRouter } from "./upload-thing-router";
