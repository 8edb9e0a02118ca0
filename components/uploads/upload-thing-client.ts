import { generateReactHelpers } from "@uploadthing/react";

import type { uploadThingRouter } from "@/lib/uploads/direct/dto";
import type { SendOptions } from "./send-file";

const { uploadFiles } = generateReactHelpers<typeof uploadThingRouter>({ url: "/api/uploadthing" });

type Options = Omit<SendOptions, "field"> & {
  /** Id of the pending upload. */
  id: number;
};

/** Sends a file straight to UploadThing. A chunk of its own, for shops that store uploads there. */
export async function sendToUploadThing(file: File, { id, onProgress, signal }: Options) {
  await uploadFiles("file", {
    files: [file],
    input: { id },
    signal,
    onUploadProgress: ({ progress }) => onProgress(progress / 100),
  });
}
