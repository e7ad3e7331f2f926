import { allEndpoints, searchCall, userEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";

const { call, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const teacher = await signInAs("Instructor");
const searching = allEndpoints.filter(({ searches }) => searches);
const params = { id: 1, object_id: 1 };

test.each(searching.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s answers the same when its query comes as a body",
  async (_name, endpoint) => {
    const bySearch = searchCall(endpoint);
    for (const as of [staff, teacher, null]) {
      for (const query of [{ search: "an" }, { search: "an", nonsense: "1" }]) {
        const byAddress = await call(endpoint, { as, params, query });
        const byBody = await call(bySearch, { as, params, body: query });
        const { request_id: _one, ...expected } = byAddress.body;
        const { request_id: _other, ...found } = byBody.body;
        expect([byBody.status, found]).toEqual([byAddress.status, expected]);
      }
    }
  },
);

test("a search by body takes values as the address does, and pages", async () => {
  const provider = await make.provider();
  for (const first_name of ["Quill", "Quilled", "Quills"])
    await make.user({ role: "Provider Leader", first_name, provider_id: provider.id });
  await make.user({ role: "Provider Leader", first_name: "Quill", provider_id: (await make.provider()).id });
  const body = { search: "quill", providers: String(provider.id), rows: "2", page: "1", sort: "last_name" };
  const found = await call(searchCall(userEndpoints.list), { as: staff, body });
  expect(found.body).toMatchObject({
    data: [{ provider: { id: provider.id } }],
    meta: { page: 1, rows: 2, total: 3 },
  });
});
