import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

import { RELYING_PARTY } from "@/lib/accounts/second-factor/relying-party";

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** Flags of authenticator data (https://www.w3.org/TR/webauthn-3/#authdata-flags). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Credential = { id: Buffer; privateKey: KeyObject; userHandle: string };

/** An authenticator with one passkey (ES256), without a browser. */
export class Authenticator {
  /** Of the next signature; 0 for one that does not count. */
  counter = 1;
  isUserVerified = true;
  origin = RELYING_PARTY.origin;
  credential: Credential | null = null;

  create(options: PublicKeyCredentialCreationOptionsJSON) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = randomBytes(32);
    this.credential = { id, privateKey, userHandle: options.user.id };
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
        [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attestedData = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = Uint8Array.from(
      Buffer.concat([this.authData(options.rp.id ?? "", HAS_CREDENTIAL), attestedData]),
    );
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    this.count();
    return {
      ...this.identity(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", options.challenge),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    };
  }

  get(options: PublicKeyCredentialRequestOptionsJSON) {
    const { privateKey, userHandle } = this.requireCredential();
    const authData = this.authData(options.rpId ?? "", 0);
    const clientDataJSON = this.clientData("webauthn.get", options.challenge);
    const signedData = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    this.count();
    return {
      ...this.identity(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", signedData, privateKey)),
        userHandle,
      },
    };
  }

  private count() {
    if (this.counter > 0) this.counter += 1;
  }

  private requireCredential() {
    if (!this.credential) throw new Error("The authenticator has no passkey");
    return this.credential;
  }

  private identity() {
    const id = base64url(this.requireCredential().id);
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private authData(rpId: string, more: number) {
    const flags = USER_PRESENT | (this.isUserVerified ? USER_VERIFIED : 0) | more;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  private clientData(type: string, challenge: string) {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
