import { givingEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";

const { call, make, signInAs } = await buildApp();
const site = await make.site();

test("GET /teacherPoint tells how many students a class has from its last ten counts, and from no other class's", async () => {
  const [as, other] = [
    await signInAs("Instructor", { school_ids: [site.id] }),
    await signInAs("Instructor", { school_ids: [site.id] }),
  ];
  const size = async () =>
    (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body.data.class_size;
  const count = async (user_id: number, answers: Readonly<Record<string, unknown>>) =>
    make.response({ object_id: (await make.mindfulOpen()).id, user_id, school_id: site.id, answers });
  expect(await size()).toBeNull();
  await count(as.id, { students: 31 });
  await count(other.id, { students: 40 });
  for (const answers of [{ students: 24 }, { before: 3 }, { students: "35" }, { students: 18 }])
    await count(as.id, answers);
  expect(await size()).toBe(31);
  for (let left = 8; left > 0; left -= 1) await count(as.id, { students: 20 });
  expect(await size()).toBe(24);
});
