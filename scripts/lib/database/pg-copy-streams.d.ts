declare module "pg-copy-streams" {
  import type { Readable, Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** The output of a `COPY … TO STDOUT`. */
  export function to(sql: string): Readable & Submittable;
  /** The input of a `COPY … FROM STDIN`. */
  export function from(sql: string): Writable & Submittable;
}
