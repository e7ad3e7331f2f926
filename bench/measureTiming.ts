import type { Portal } from "./startPortal.ts";

/** The rank-sum test (Mann-Whitney, ties shared, two-sided): how likely as large a difference is by chance. */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => ({ time, isOne: true })),
    ...other.map((time) => ({ time, isOne: false })),
  ].sort((a, b) => a.time - b.time);
  let rankSum = 0;
  let tied = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.time === all[from]?.time) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isOne }) => isOne).length;
    tied += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - tied / (total * (total - 1))));
  const z = (rankSum - (n * (total + 1)) / 2) / spread;
  return twoSided(Math.abs(z));
}

/** The share of a normal distribution outside of ±z, closely enough. */
function twoSided(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}

const inMs = (times: readonly number[], share: number) =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);

/** In another order each time it is run. */
function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** Of the same length, known or not. */
const emailOf = (kind: "known" | "nobody", index: number) =>
  `${kind === "known" ? "reader" : "nobody"}${String(index).padStart(5, "0")}@timing.example`;

/**
 * Tries known and unknown accounts in turns at random, each from an address of its own, and tells whether their answers
 * take as long.
 */
export async function measureTiming(portal: Portal, tries: number): Promise<object[]> {
  // Comparing a password takes long by itself.
  const signIns = Math.ceil(tries / 4);
  await addAccounts(portal, tries);
  await setPasswords(portal, signIns);
  const lines: object[] = [];
  for (const [call, count] of [
    ["/user/forgotPassword", tries],
    ["/auth/login", signIns],
  ] as const) {
    const isSignIn = call === "/auth/login";
    const times = { known: [] as number[], nobody: [] as number[] };
    const order = shuffled(
      (["known", "nobody"] as const).flatMap((kind) =>
        Array.from({ length: count }, (_, at) => ({ kind, at })),
      ),
    );
    let address = 0;
    const ask = async (kind: "known" | "nobody", at: number) => {
      address += 1;
      const from = `10.${isSignIn ? 1 : 0}.${address >> 8}.${address & 255}`;
      const started = performance.now();
      const answer = await fetch(`${portal.url}/api${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ email: emailOf(kind, at), ...(isSignIn && { password: "a wrong password" }) }),
      });
      await answer.text();
      const took = performance.now() - started;
      if (answer.status !== (isSignIn ? 401 : 200)) throw new Error(`${call} answered ${answer.status}`);
      return took;
    };
    // What is compiled and planned at first belongs to neither.
    for (let warm = 0; warm < 100; warm += 1) await ask("nobody", tries + warm);
    for (const { kind, at } of order) times[kind].push(await ask(kind, at));
    for (const kind of ["known", "nobody"] as const) {
      const found = times[kind];
      lines.push({
        call: `POST ${call}`,
        account: kind === "known" ? "known" : "unknown",
        tries: found.length,
        "p10 ms": inMs(found, 0.1),
        "p50 ms": inMs(found, 0.5),
        "p90 ms": inMs(found, 0.9),
        "p99 ms": inMs(found, 0.99),
        "rank sum p": chanceOf(times.known, times.nobody).toFixed(3),
      });
    }
  }
  return lines;
}

async function addAccounts(portal: Portal, count: number): Promise<void> {
  const { data } = (await (await portal.call("GET", "/school?rows=1")).json()) as {
    data: { name: string }[];
  };
  const lines = Array.from({ length: count }, (_, at) =>
    ["Timed", `Reader${at}`, emailOf("known", at), "Instructor", `"${data[0]?.name}"`].join(","),
  );
  const body = new FormData();
  const text = ["First Name,Last Name,Email,Role,Sites", ...lines].join("\r\n");
  body.append("file", new Blob([text]), "readers.csv");
  const answer = await portal.call("POST", "/auth/bulk-register?invite=later", { body });
  if (!answer.ok) throw new Error(`The accounts could not be added: ${await answer.text()}`);
}

/** Of accounts without a password there would be nothing to compare with. */
async function setPasswords(portal: Portal, count: number): Promise<void> {
  const list = "/user?role=Instructor&search=timing.example&sort=email&rows=100";
  for (let at = 0; at < count; at += 100) {
    const answer = await portal.call("GET", `${list}&page=${at / 100}`);
    const { data } = (await answer.json()) as { data: { id: number }[] };
    for (const { id } of data.slice(0, count - at)) {
      const headers = { "content-type": "application/json" };
      const password = JSON.stringify({ password: "seven tin whistles" });
      const set = await portal.call("POST", `/user/changePassword/${id}`, { headers, body: password });
      if (!set.ok) throw new Error(`A password could not be set: ${await set.text()}`);
    }
  }
}
