import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../openDatabase.ts";
import { quantile } from "../quantile.ts";
import { startServer } from "../startServer.ts";
import { startClient } from "./askClient.ts";
import { benchMark, type CallRequest, type Counted, cleanUp, type Signer } from "./calls.ts";
import { secret, signerOf } from "./signing.ts";

const classCount = 50;
const staffCount = 4;
const rounds = 3;
const secondsARound = 4;
/** Donations of each class, which all four staff take on, and items, each of which a class records once. */
const donationsOfClass = 40;
const itemCount = 240;

interface Class {
  readonly user_id: number;
  readonly school_id: number;
}

/** Fifty classes that record at once, and what else is going on. */
interface Scene {
  readonly name: string;
  readonly recording: readonly CallRequest[];
  /** What each of the staff does meanwhile. */
  readonly staff: readonly (readonly CallRequest[])[];
}

interface Seen {
  times: number[];
  seconds: number;
  failed: number;
  next: number;
  steps: number;
  refused: number;
  from: number[];
}

/** Measures fifty classes that record, apart and of one provider, alone and beside staff; tells what was lost, which should be nothing. */
export async function* measureContention(scale: number): AsyncGenerator<Record<string, string | number>> {
  const database = await openDatabase(scale, secret);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const portal = await startServer({ DATABASE_URL: database.url, TOKEN_SECRET: secret, DATA_DIR: dataDir });
  const clients = Array.from({ length: 1 + staffCount }, startClient);
  try {
    await clearAll(pool);
    const scenes = await planScenes(pool, await signerOf(pool));
    const seen = scenes.map(({ staff }): Seen => ({ ...nothing(), from: staff.map(() => 0) }));
    const before = await deadlocksIn(pool);
    const act = async (scene: Scene, all: Seen, seconds: number, counts: boolean) => {
      const common = { port: portal.port, seconds, isOnce: true };
      const [recorded, ...stepped] = (await Promise.all([
        clients[0]?.ask({ ...common, requests: scene.recording, connections: classCount, from: all.next }),
        ...scene.staff.map((requests, index) =>
          clients[1 + index]?.ask({
            ...common,
            requests,
            connections: 1,
            from: all.from[index] ?? 0,
            mayBeRefused: true,
          }),
        ),
      ])) as [Counted, ...Counted[]];
      all.next = recorded.next;
      all.from = stepped.map(({ next }) => next);
      all.failed += [recorded, ...stepped].reduce((sum, { failed }) => sum + failed, 0);
      if (!counts) return;
      all.times.push(...recorded.times);
      all.seconds += recorded.seconds;
      all.steps += stepped.reduce((sum, { times }) => sum + times.length, 0);
      all.refused += stepped.reduce((sum, { refused }) => sum + refused, 0);
    };
    for (const [index, scene] of scenes.entries()) await act(scene, seen[index] as Seen, 1, false);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, scene] of scenes.entries())
        await act(scene, seen[index] as Seen, secondsARound, true);
    const asked = seen.reduce((sum, { next }) => sum + next, 0);
    const failed = seen.reduce((sum, each) => sum + each.failed, 0);
    for (const [index, scene] of scenes.entries()) yield lineOf(scene, seen[index] as Seen, seen[0] as Seen);
    const deadlocks = (await deadlocksIn(pool)) - before;
    yield { ...blank(), scene: `after it: ${await told(pool, asked - failed)}, ${deadlocks} deadlocks` };
  } finally {
    for (const client of clients) client.stop();
    await portal.stop();
    await clearAll(pool);
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const nothing = (): Seen => ({ times: [], seconds: 0, failed: 0, next: 0, steps: 0, refused: 0, from: [] });
const speedOf = ({ times, seconds }: Seen) => times.length / seconds;
const blank = () => ({
  scene: "",
  "recorded /s": "",
  "of apart": "",
  "p50 / p99 ms": "",
  failed: "",
  "steps of staff /s": "",
  "came second": "",
});

function lineOf({ name }: Scene, seen: Seen, apart: Seen) {
  return {
    scene: name,
    "recorded /s": Math.round(speedOf(seen)),
    "of apart": (speedOf(seen) / speedOf(apart)).toFixed(2),
    "p50 / p99 ms": `${quantile(seen.times, 0.5)} / ${quantile(seen.times, 0.99)}`,
    failed: seen.failed,
    "steps of staff /s": Math.round((seen.steps + seen.refused) / seen.seconds),
    "came second": seen.refused,
  };
}

/** The scenes, on classes, items and donations of their own. */
async function planScenes(pool: pg.Pool, signer: Signer): Promise<Scene[]> {
  const taught = `from user_schools us join users u on u.id = us.user_id and u.role = 'Instructor' and u.is_active and u.archived_at is null
    join sites s on s.id = us.school_id where u.external_id like 'scale-%'`;
  const { rows: apart } = await pool.query<Class>(
    `select distinct on (s.provider_id) us.user_id, us.school_id ${taught} order by s.provider_id, md5(us.user_id::text) limit ${classCount}`,
  );
  const { rows: together } = await pool.query<Class>(
    `select us.user_id, us.school_id ${taught} and s.provider_id = (select s.provider_id ${taught} group by 1 order by count(*) desc, 1 limit 1)
      and us.user_id <> all($1::int[]) order by md5(us.user_id::text) limit ${2 * classCount}`,
    [apart.map(({ user_id }) => user_id)],
  );
  const alone = together.slice(0, classCount);
  const beside = together.slice(classCount);
  const { rows: items } = await pool.query<{ id: number }>(
    `insert into activities (type, title, start, "end", is_approved, is_active, questions)
      select type, '${benchMark} ' || n, current_date - 1, current_date + 1, true, true, questions
      from (select * from activities where type = 'mindfulness_matters_open_form' order by id limit 1) a, generate_series(1, ${itemCount}) n
      returning id`,
  );
  const recordingOf = async (classes: readonly Class[]): Promise<CallRequest[]> => {
    const tokens = await signer.of(classes.map(({ user_id }) => user_id));
    return items.flatMap(({ id }) =>
      classes.map(({ school_id }, index) => ({
        method: "POST",
        path: "/api/instructor/activity-form-response/add",
        token: tokens[index] ?? "",
        body: JSON.stringify({ school_id, object_id: id, answers: { students: 20, before: 3, after: 4 } }),
      })),
    );
  };
  const staff = await stepsOfStaff(pool, beside, signer.admin);
  return [
    { name: "50 classes of 50 providers", recording: await recordingOf(apart), staff: [] },
    { name: "50 classes of one provider", recording: await recordingOf(alone), staff: [] },
    { name: "the same, 4 staff verify, pay and void", recording: await recordingOf(beside), staff },
  ];
}

/** What four staff do to the same donations of some classes, each in an order of their own, one by one and many at once. */
async function stepsOfStaff(
  pool: pg.Pool,
  classes: readonly Class[],
  token: string,
): Promise<CallRequest[][]> {
  const users = classes.map(({ user_id }) => user_id);
  const schools = classes.map(({ school_id }) => school_id);
  const { rows } = await pool.query<{ id: number }>(
    `with chosen as (
        select distinct on (c.user_id) c.user_id, c.school_id, x.id as session_id, x.start, h.id as charity_id
        from unnest($1::int[], $2::int[]) c (user_id, school_id) join sites s on s.id = c.school_id
          join sessions x on x.program_id = s.program_id, (select min(id) as id from charities where is_active) h
        order by c.user_id, x.start desc),
      made as (insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end", votes)
        select user_id, school_id, session_id, charity_id, start, start, '{"${benchMark}": 1}' from chosen on conflict do nothing)
    insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, note)
    select user_id, school_id, session_id, charity_id, 100 + n, start, '${benchMark}' from chosen, generate_series(1, ${donationsOfClass}) n
    returning id`,
    [users, schools],
  );
  const ids = rows.map(({ id }) => id);
  const one = (id: number, body: object): CallRequest => ({
    method: "PATCH",
    path: `/api/classDonation/update/${id}`,
    token,
    body: JSON.stringify(body),
  });
  const many = (action: string, some: readonly number[]): CallRequest => ({
    method: "POST",
    path: "/api/classDonation/bulk",
    token,
    body: JSON.stringify({ action, ids: some, ...(action === "void" ? { reason: "Counted twice" } : {}) }),
  });
  const shift = (by: number) => [...ids.slice(by), ...ids.slice(0, by)];
  return Array.from({ length: staffCount }, (_, index) => {
    const own = index % 2 === 0 ? shift(index) : shift(index).toReversed();
    const groups = Array.from({ length: Math.ceil(own.length / 20) }, (_unused, n) =>
      own.slice(n * 20, n * 20 + 20),
    );
    return groups.flatMap((group) => [
      many("verify", group),
      ...group.slice(0, 5).map((id) => one(id, { status: "paid" })),
      many(index % 2 === 0 ? "pay" : "void", group),
    ]);
  });
}

async function deadlocksIn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
}

/** What became of what was acknowledged. */
async function told(pool: pg.Pool, acknowledged: number): Promise<string> {
  const items = `(select id from activities where title like '${benchMark} %')`;
  const { rows } = await pool.query<{
    responses: number;
    entries: number;
    points: number;
    sums: number;
    donations: number;
  }>(
    `select (select count(*)::int from responses where object_id in ${items}) as responses,
      (select count(*)::int from point_entries e join responses r on r.id = e.response_id where r.object_id in ${items}) as entries,
      (select count(*)::int from users u where points <> (select coalesce(sum(e.points), 0) from point_entries e where e.user_id = u.id)
        and u.id in (select user_id from responses where object_id in ${items})) as points,
      (select count(*)::int from (select unit from ledger_postings group by unit having sum(amount) <> 0) s) as sums,
      (select count(*)::int from class_donations d left join lateral (
          select account from ledger_entries e join ledger_postings p on p.entry_id = e.id
          where e.donation_id = d.id and p.account <> 'gifts' group by account having sum(p.amount) = d.amount_cents) l on true
        where d.note like '%${benchMark}%' and donation_account(d.status) is distinct from l.account) as donations`,
  );
  const [found] = rows;
  if (!found) return "";
  const { responses, entries, points, sums, donations } = found;
  return `${acknowledged} acknowledged, ${responses} responses, ${entries} of points, wrong: ${points} people, ${sums} sums, ${donations} donations`;
}

/** Takes away what the scenes wrote; donations are taken back by the ledger's own triggers. */
async function clearAll(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from audit_log where entity = 'classDonation' and entity_id in (select id from class_donations where note like '%${benchMark}%');
    delete from class_donations where note like '%${benchMark}%';
    delete from charity_choices where votes ? '${benchMark}'`,
  );
  await cleanUp(pool);
}
