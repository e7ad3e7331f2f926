import { siteEndpoints, userEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";

const { call, make, signInAs } = await buildApp();

test("what is archived at the moment something is made to refer to it keeps it, or is not found by it", async () => {
  const as = await signInAs("Super Admin");
  for (let round = 0; round < 10; round++) {
    const { id } = await make.site();
    const body = { first_name: "Ann", last_name: "Lee", email: `ann${id}@site.example`, school_ids: [id] };
    const [removed, added] = await Promise.all([
      call(siteEndpoints.remove, { as, params: { id } }),
      call(userEndpoints.registerInstructor, { as, body }),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status]);
  }
});
