import type pg from "pg";

/** A call as it goes over the wire. */
export interface CallRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
}

/** What the client is to ask. */
export interface Asked {
  readonly port: number;
  readonly requests: readonly CallRequest[];
  readonly seconds: number;
  readonly connections: number;
  /** Each request at most once, from this one on. */
  readonly isOnce: boolean;
  readonly from: number;
  /** Who comes second may be refused: that is counted. */
  readonly mayBeRefused?: boolean;
}

/** What the client has seen: the milliseconds of each answer, and which request comes next. */
export interface Counted {
  readonly times: readonly number[];
  /** How many were answered that the server is overloaded. */
  readonly failed: number;
  /** How many came second, and were told so. */
  readonly refused: number;
  readonly seconds: number;
  readonly next: number;
}

/** The same call on both sides. */
export interface MeasuredCall {
  readonly name: string;
  readonly yardstick: readonly CallRequest[];
  readonly portal: readonly CallRequest[];
  /** It writes: no request is made twice. */
  readonly isOnce: boolean;
}

/** What the calls need of a signed-in person. */
export interface Signer {
  readonly admin: string;
  of(userIds: readonly number[]): Promise<readonly string[]>;
}

const open = "mindfulness_matters_open_form";
const offline = "kinesthetic_activity";
const names = ["garcia", "lee", "okafor", "an", "maria", "teacher12", "smith", "har"];
const newest = "rows=25&sort=created_at&order=desc";
/** How many writes there are at most, and of how many classes. */
const mostWrites = 20_000;
const classesWithTokens = 5000;

/** What is written is told by this, and taken away again. */
export const benchMark = "bench-calls";

const asked = (name: string, ...values: unknown[]): CallRequest => ({
  method: "GET",
  path: `/?${encodeURIComponent(JSON.stringify([name, ...values]))}`,
});

/** Puts the calls together for what is in the database. */
export async function planCalls(pool: pg.Pool, signer: Signer): Promise<MeasuredCall[]> {
  const idsOf = async (statement: string, values: readonly unknown[] = []): Promise<number[]> =>
    (await pool.query<{ id: number }>(statement, [...values])).rows.map(({ id }) => id);
  const busiest = (column: string) =>
    idsOf(
      `select s.${column} as id from sites s where s.${column} is not null group by 1 order by count(*) desc, 1 limit 8`,
    );
  const [districts, providers] = await Promise.all([busiest("district_id"), busiest("provider_id")]);
  const sites = await idsOf("select id from sites order by id desc limit 8");
  const sessions = await idsOf(
    "select session_id as id from responses group by 1 having count(*) > 1000 order by count(*) desc limit 6",
  );
  const people = await idsOf("select id from users where role = 'Instructor' order by id desc limit 5000");
  const { rows: days } = await pool.query<{ day: string }>(
    "select distinct created_at::date::text as day from responses where created_at > now() - interval '100 days' order by 1 desc limit 6",
  );
  const get = (path: string): CallRequest => ({ method: "GET", path: `/api${path}`, token: signer.admin });
  const read = <T>(
    name: string,
    call: string,
    of: readonly T[],
    path: (value: T) => string,
    values = (value: T): unknown[] => [value],
  ): MeasuredCall => ({
    name,
    isOnce: false,
    yardstick: of.map((value) => asked(call, ...values(value))),
    portal: of.map((value) => get(path(value))),
  });
  const { rows: totals } = await pool.query<{ total: number }>(
    "select count(*)::int as total from responses where type in ('mindfulness_matters_open_form', 'mindfulness_matters_close_form', 'puzzle_form')",
  );
  const last = Math.ceil((totals[0]?.total ?? 0) / 25) - 1;
  const list = "/activityFormResponse";
  return [
    read(
      "instructors by last name",
      "instructors",
      [0, 1, 2, 3],
      (page) => `/user?role=Instructor&sort=last_name&rows=25&page=${page}`,
      (page) => [page * 25],
    ),
    read(
      "instructors, searched",
      "searched",
      names,
      (name) => `/user?role=Instructor&sort=last_name&rows=25&search=${name}`,
    ),
    read(
      "responses of a type and district",
      "byTypeAndDistrict",
      districts,
      (id) => `${list}?type=${open}&districts=${id}&${newest}`,
      (id) => [open, id],
    ),
    read(
      "responses of a type and provider",
      "byTypeAndProvider",
      providers,
      (id) => `/pdfFormResponse?type=${offline}&providers=${id}&${newest}`,
      (id) => [offline, id],
    ),
    read("responses of a site", "bySite", sites, (id) => `${list}?schools=${id}&${newest}`),
    read("responses of a session", "bySession", sessions, (id) => `${list}?sessions=${id}&${newest}`),
    read(
      "responses of a grade and district",
      "byGradeAndDistrict",
      districts,
      (id) => `${list}?grade=3&districts=${id}&${newest}`,
      (id) => ["3", id],
    ),
    read(
      "responses of a week and provider",
      "byDaysAndProvider",
      days,
      ({ day }) => `${list}?from=${day}&to=${addDays(day, 6)}&providers=${providers[0]}&${newest}`,
      ({ day }) => [day, providers[0]],
    ),
    read(
      "all responses, first page",
      "firstPage",
      [0],
      () => `${list}?${newest}`,
      () => [],
    ),
    read(
      "all responses, last page",
      "lastPage",
      [last],
      (page) => `${list}?${newest}&page=${page}`,
      () => [],
    ),
    read("one user", "oneUser", people, (id) => `/user/${id}`),
    createUsers(sites, signer.admin),
    ...(await classCalls(pool, signer)),
  ];
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function createUsers(sites: readonly number[], token: string): MeasuredCall {
  const emails = (side: string) =>
    Array.from({ length: mostWrites }, (_, index) => `${benchMark}-${side}${index}@rows.example`);
  return {
    name: "create a user",
    isOnce: true,
    yardstick: emails("y").map((email, index) => ({
      method: "POST",
      path: "/",
      body: JSON.stringify(["createUser", "Given", `Family${index}`, email, "3"]),
    })),
    portal: emails("p").map((email, index) => {
      const school_ids = [sites[index % sites.length]];
      const person = { first_name: "Given", last_name: `Family${index}`, email, grade: "3", school_ids };
      return { method: "POST", path: "/api/auth/register/instructor", token, body: JSON.stringify(person) };
    }),
  };
}

/** What instructors do: their home, and recording. Half of the items recorded to is for each side. */
async function classCalls(pool: pg.Pool, signer: Signer): Promise<MeasuredCall[]> {
  const { rows: classes } = await pool.query<{ user_id: number; school_id: number }>(
    `select us.user_id, us.school_id from user_schools us join users u on u.id = us.user_id and u.role = 'Instructor'
      where u.external_id like 'scale-%' order by md5(us.user_id::text) limit ${classesWithTokens}`,
  );
  const tokens = await signer.of(classes.map(({ user_id }) => user_id));
  const { rows: items } = await pool.query<{ id: number }>(
    `insert into activities (type, title, start, "end", is_approved, is_active, questions)
      select type, '${benchMark} ' || n, current_date - 1, current_date + 1, true, true, questions
      from (select * from activities where type = '${open}' order by id limit 1) a, generate_series(1, 8) n returning id`,
  );
  const answers = { students: 20, before: 3, after: 4 };
  const each = classes.flatMap(({ user_id, school_id }, index) => ({
    user_id,
    school_id,
    token: tokens[index] ?? "",
  }));
  const half = items.length / 2;
  const pairs = (of: typeof items) => of.flatMap(({ id }) => each.map((one) => ({ ...one, object_id: id })));
  return [
    {
      name: "class home",
      isOnce: false,
      yardstick: each.map(({ user_id, school_id }) => asked("home", user_id, school_id)),
      portal: each.map(({ school_id, token }) => ({
        method: "GET",
        path: `/api/instructor/curriculum-data?school_id=${school_id}`,
        token,
      })),
    },
    {
      name: "record a response",
      isOnce: true,
      yardstick: pairs(items.slice(0, half)).map(({ user_id, school_id, object_id }) => ({
        method: "POST",
        path: "/",
        body: JSON.stringify(["record", object_id, user_id, school_id, JSON.stringify(answers)]),
      })),
      portal: pairs(items.slice(half)).map(({ school_id, object_id, token }) => ({
        method: "POST",
        path: "/api/instructor/activity-form-response/add",
        token,
        body: JSON.stringify({ school_id, object_id, answers }),
      })),
    },
  ];
}

/** Takes away all that was written; points are taken back as the portal does it, since the ledger is only added to. */
export async function cleanUp(pool: pg.Pool): Promise<void> {
  const items = `(select id from activities where title like '${benchMark} %')`;
  const people = `(select id from users where email like '${benchMark}-%')`;
  await pool.query(`
    update users u set points = u.points - e.points from (select p.user_id, sum(p.points) as points from point_entries p
      join responses r on r.id = p.response_id where r.object_id in ${items} group by 1) e where e.user_id = u.id;
    insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      select p.user_id, p.school_id, p.session_id, p.response_id, p.type, p.title, -p.points from point_entries p
        join responses r on r.id = p.response_id where r.object_id in ${items} and p.points > 0;
    delete from responses where object_id in ${items};
    delete from activities where id in ${items};
    delete from audit_log where entity_id in ${people} and entity = 'user';
    delete from user_schools where user_id in ${people};
    delete from users where id in ${people};
    delete from logins where id like '${benchMark}-%'`);
  await pool.query(
    "vacuum (analyze) users, responses, point_entries, user_schools, class_periods, audit_log, mails",
  );
}
