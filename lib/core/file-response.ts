/** A response that is a file download instead of JSON. The name must be plain ASCII. */
export class FileResponse {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly body: string | Uint8Array<ArrayBuffer>,
  ) {}
}
