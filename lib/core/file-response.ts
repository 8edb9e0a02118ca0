/** An answer that is a file to keep, and not JSON. The name is plain ASCII. */
export class FileResponse {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly body: string | Uint8Array<ArrayBuffer>,
  ) {}
}
