import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type Clients, demoClients } from "../test/kills/clients.ts";
import { expectWhole } from "../test/kills/expectWhole.ts";
import { killedPortal } from "../test/kills/killedPortal.ts";
import { demoPassword } from "./account/demoAccounts.ts";

// A small disk, if the machine allows mounting one.
const disk = mkdtempSync(join(tmpdir(), "kindling-disk-"));
const mounted = spawnSync("/usr/bin/mount", ["-t", "tmpfs", "-o", "size=260m", "tmpfs", disk]).status === 0;
const dataDir = join(disk, "data");
const fillers: string[] = [];
const portals: ChildProcess[] = [];
mkdirSync(dataDir);
const whole = await killedPortal(dataDir);
let foldersAtFirst: string[] = [];
let clients: Clients;

afterAll(async () => {
  for (const portal of portals) await end(portal);
  await whole.end();
  if (mounted) spawnSync("/usr/bin/umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

async function end(portal: ChildProcess): Promise<void> {
  if (portal.exitCode !== null || portal.signalCode !== null) return;
  portal.kill("SIGTERM");
  await once(portal, "exit");
}

/** Fills the disk to its last block, also with what the portal gives back meanwhile. */
function fillUp(): void {
  for (let left = statfsSync(disk); left.bavail > 0; left = statfsSync(disk)) {
    const filler = join(disk, `filler-${fillers.length}`);
    fillers.push(filler);
    try {
      writeFileSync(filler, Buffer.alloc(left.bavail * left.bsize, 1));
    } catch (error) {
      // The portal took some of the room in the meantime: then the disk is full as well.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Frees what `fillUp` took. */
function makeRoom(): void {
  for (const filler of fillers.splice(0)) rmSync(filler);
}

function startPortal(): ChildProcess {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, SEED: "demo" };
  const portal = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  portals.push(portal);
  return portal;
}

/** Returns the address at which a portal serves. */
async function addressOf(portal: ChildProcess): Promise<string> {
  if (!portal.stdout) throw new Error("The portal says nothing");
  for await (const line of createInterface({ input: portal.stdout })) {
    const found = /is ready at (http:\S+)/.exec(line)?.[1];
    if (found) {
      portal.stdout.resume();
      return found;
    }
  }
  throw new Error("The portal has not started");
}

describe.skipIf(!mounted)("a disk without a free block", () => {
  test("is told by writes and by ready while reads and sign-ins go on, and is forgotten with room", {
    timeout: 120_000,
  }, async () => {
    await whole.start();
    const { url } = whole;
    foldersAtFirst = await readdir(dataDir);
    // They write before the disk is full, while it is filled, and as soon as there is room.
    clients = await whole.withDatabase((db) => demoClients(url, db));
    await expect.poll(clients.count).toBeGreaterThan(8);
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${url}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const signIn = async () => {
      const reply = await post("/auth/login", { email: "super@kindling.example", password: demoPassword });
      const { data } = (await reply.json()) as { data: { token: string } };
      return { authorization: `Bearer ${data.token}` };
    };
    const ready = async () => (await fetch(`${url}/api/ready`)).status;
    await signIn();
    expect(await ready()).toBe(200);
    fillUp();
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 10_000, interval: 200 });
    const waiting = await fetch(`${url}/api/ready`);
    expect(await waiting.json()).toEqual({ status: "waiting", missing: ["storage"] });
    const headers = await signIn();
    const refused = await post("/category/add", { name: "One more" }, headers);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      { message: expect.stringContaining("out of disk space"), request_id: expect.any(String) },
    ]);
    for (const path of ["/school", "/classDonation", "/auditLog", "/category"])
      expect([path, (await fetch(`${url}/api${path}`, { headers })).status]).toEqual([path, 200]);
    const before = clients.count();
    makeRoom();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 200 });
    expect((await post("/category/add", { name: "One more" }, headers)).status).toBe(201);
    await expect.poll(clients.count).toBeGreaterThan(before + 8);
    await whole.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, clients));
    await whole.end();
  });

  test("lets the portal start with what it had kept free, and without that says why not", {
    timeout: 120_000,
  }, async () => {
    fillUp();
    const portal = startPortal();
    const address = await addressOf(portal);
    expect((await fetch(`${address}/api/ready`)).status).toBe(503);
    await end(portal);
    fillUp();
    const hopeless = startPortal();
    const said: string[] = [];
    hopeless.stderr?.on("data", (chunk) => said.push(String(chunk)));
    const [code] = (await once(hopeless, "exit")) as [number];
    expect([code, said.join("")]).toEqual([1, expect.stringMatching(/^The disk is full. .*\n$/)]);
    makeRoom();
    await whole.start();
    await whole.withDatabase((db) => expectWhole({ db, dataDir, foldersAtFirst }, clients));
  });
});
