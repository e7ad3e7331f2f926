import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a test changes in order to be refused. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** What a server asks of a browser. */
export interface Asked {
  readonly challenge: string;
  readonly [more: string]: unknown;
}

const url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** CBOR of the few kinds of values that a passkey writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A passkey in software, without attestation: it answers as a browser with an authenticator does. */
export function softwarePasskey(home = { origin: "https://portal.example.org", rpId: "portal.example.org" }) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let count = 0;
  let handle = "";

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(
    { rpId = home.rpId, isVerified = true, counter = ++count }: Tampering,
    more?: Buffer,
  ) {
    const flags = 1 | (isVerified ? 4 : 0) | (more ? 64 : 0);
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), numbers, more ?? Buffer.alloc(0)]);
  }
  const credential = { id: url(id), rawId: url(id), type: "public-key" as const, clientExtensionResults: {} };

  return {
    /** Answers `navigator.credentials.create`. */
    make(asked: Asked, tampering: Tampering = {}) {
      handle = (asked["user"] as { id: string }).id;
      const key = cbor(
        new Map<number | string, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const object = new Map<number | string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(tampering, attested)],
      ]);
      const data = clientData("webauthn.create", asked.challenge, tampering.origin ?? home.origin);
      const response = {
        clientDataJSON: url(data),
        attestationObject: url(cbor(object)),
        transports: ["internal"],
      };
      return { ...credential, response };
    },
    /** Answers `navigator.credentials.get`. */
    sign(asked: Asked, tampering: Tampering = {}) {
      const data = clientData("webauthn.get", asked.challenge, tampering.origin ?? home.origin);
      const bytes = authenticatorData(tampering);
      const signature = sign("sha256", Buffer.concat([bytes, sha256(data)]), privateKey);
      const userHandle = tampering.userHandle ?? handle;
      const response = {
        clientDataJSON: url(data),
        authenticatorData: url(bytes),
        signature: url(signature),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}
