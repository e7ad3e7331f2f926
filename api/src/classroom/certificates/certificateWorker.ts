import { createInterface } from "node:readline";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { writeCertificates } from "./writeCertificates.ts";

// A thread of its own: reads how certificates are to look and then each of them, a line of JSON each, and writes the
// PDF. Its letters and all it has loaded are gone from memory with its end.
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function readLine<T>(): Promise<T | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : (JSON.parse(value) as T);
}

async function* certificates(): AsyncGenerator<Certificate> {
  for (let each = await readLine<Certificate>(); each; each = await readLine<Certificate>()) yield each;
}

const look = await readLine<CertificateLook>();
if (look) await writeCertificates(certificates(), look, process.stdout);
