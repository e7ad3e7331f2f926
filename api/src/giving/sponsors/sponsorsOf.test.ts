import { givingEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { sponsorWorld } from "../../../test/sponsorWorld.ts";

const kit = await buildApp();
const { call, make } = kit;
const { makeClass, receive } = await sponsorWorld(kit);

test("class, story and charity page say what sponsors do: give, pledged, or nothing yet", async () => {
  const [charity, other] = [await make.charity(), await make.charity()];
  const ours = await makeClass(charity.id);
  await ours.win(10);
  const query = { school_id: ours.site.id };
  const told = async () => {
    const as = ours.teacher;
    const points = await call(givingEndpoints.points, { as, query });
    const story = await call(givingEndpoints.story, { as, query });
    const choices = await call(givingEndpoints.choices, { as, query });
    return [points.body.data.sponsors, story.body.data.sponsors, choices.body.data[0]?.sponsors];
  };
  expect(await told()).toEqual(["give", "give", "give"]);
  const pledge = (fields: object) =>
    make.pledge({ kind: "amount", amount_cents: 500, from_on: "2026-09-01", ...fields } as never);
  await pledge({ charity_ids: [other.id] });
  await pledge({ until_on: "2026-08-31", from_on: "2026-08-01" });
  expect(await told()).toEqual(["open", "open", "open"]);
  const ourPledge = await pledge({ provider_ids: [ours.provider_id], charity_ids: [charity.id] });
  expect(await told()).toEqual(["pledged", "pledged", "pledged"]);
  await receive(ourPledge, 200);
  expect(await told()).toEqual(["pledged", "pledged", "pledged"]);
  await receive(ourPledge, 300);
  expect(await told()).toEqual(["give", "give", "give"]);
});
