import { classDonationEndpoints, classroomEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { rows, sole } from "../core/database.ts";

const { call, db, make, signInAs } = await buildApp();
const provider = await make.provider();
const program = await make.program();
const session = await make.session({ program_id: program.id });
const places = { provider_id: provider.id, program_id: program.id };
const sites = await Promise.all(Array.from({ length: 5 }, () => make.site(places)));
const siteOf = (index: number) => sites[index % sites.length]?.id ?? 0;
const items = await Promise.all(Array.from({ length: 3 }, () => make.mindfulOpen({ questions: [] })));

test("fifty classes of a provider record at the same moment, each item once, and no point is lost", async () => {
  const classes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => signInAs("Instructor", { school_ids: [siteOf(index)] })),
  );
  const sent = classes.flatMap((as, index) =>
    // Each twice: of two at once the second is refused.
    [...items, ...items].map(({ id }) =>
      call(classroomEndpoints.answerForm, {
        as,
        body: { object_id: id, school_id: siteOf(index), answers: {} },
      }),
    ),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(150);
  expect(statuses.filter((status) => status === 409)).toHaveLength(150);
  const wrong = await rows(
    db,
    sql`select id from users u where role = 'Instructor' and (points <= 0
      or points <> (select sum(points) from point_entries e where e.user_id = u.id)
      or points <> (select sum(points) from responses r where r.user_id = u.id))`,
  );
  expect(wrong).toEqual([]);
});

test("four staff pay and void the same donations at once: each is settled once, and the log tells how", async () => {
  const teacher = await signInAs("Instructor", { school_ids: [siteOf(0)] });
  const charity = await make.charity();
  const place = { user_id: teacher.id, school_id: siteOf(0), session_id: session.id, charity_id: charity.id };
  await make.charityChoice(place);
  const made = await Promise.all(
    Array.from({ length: 40 }, () => make.classDonation({ ...place, status: "verified" })),
  );
  const ids = made.map(({ id }) => id);
  const staff = await Promise.all(Array.from({ length: 4 }, () => signInAs("Super Admin")));
  const bulk = (index: number, action: "pay" | "void", some: number[]) => {
    const reason = action === "void" ? { reason: "Counted twice" } : {};
    return call(classDonationEndpoints.bulk, {
      as: staff[index] ?? null,
      body: { action, ids: some, ...reason },
    });
  };
  const answers = await Promise.all([
    bulk(0, "pay", ids),
    bulk(1, "void", ids.toReversed()),
    bulk(2, "pay", ids.slice(20).concat(ids.slice(0, 20))),
    bulk(
      3,
      "void",
      ids.filter((id) => id % 2 === 0),
    ),
    ...ids.map((id, index) =>
      call(classDonationEndpoints.update, {
        as: staff[index % 4] ?? null,
        params: { id },
        body: index % 2 === 0 ? { status: "paid" } : { status: "void", reason: "Counted twice" },
      }),
    ),
  ]);
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  const told = await sole<{ settled: number; wrong: number }>(
    db,
    sql`select count(*) filter (where d.status in ('paid', 'void')) as settled,
        count(*) filter (where d.status is distinct from l.steps[cardinality(l.steps)] or d.version <> 1 + cardinality(l.steps)
          or 'void' = any(l.steps[1:cardinality(l.steps) - 1])) as wrong
      from class_donations d left join lateral (select array_agg(a.after ->> 'status' order by a.id) as steps from audit_log a
        where a.entity = 'classDonation' and a.entity_id = d.id and a.action = 'update') l on true
      where d.id = any(${ids}::int[])`,
  );
  expect(told).toEqual({ settled: 40, wrong: 0 });
});
