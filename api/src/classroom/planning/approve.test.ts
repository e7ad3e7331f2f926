import { curriculumChangeEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const kinds = { open: "mindfulness_matters_open_form", move: "kinesthetic_activity", play: "play_activity" };
const approve = (body: object) => call(curriculumChangeEndpoints.approve, { as: staff, body: { ...body } });
const audited = async (entity: string, id: number) => {
  const found = await sql<{ action: string }>`select action from audit_log where entity = ${entity}
    and entity_id = ${id} order by id`.execute(db);
  return found.rows.map(({ action }) => action);
};

describe("POST /curriculum/approve", () => {
  test("approves items of several types at once, each with its entry in the audit log", async () => {
    const open = await make.mindfulOpen({ is_approved: false });
    const move = await make.kinesthetic({ is_approved: false });
    const { status, body } = await approve({
      approved: true,
      items: [
        { type: kinds.open, id: open.id, version: 1 },
        { type: kinds.move, id: move.id },
      ],
    });
    expect([status, body.message, body.data.refused]).toEqual([200, "2 approved", []]);
    expect(body.data.done).toEqual([
      { type: kinds.open, id: open.id, title: open.title, version: 2 },
      { type: kinds.move, id: move.id, title: move.title, version: 2 },
    ]);
    expect(await audited("kinesthetic", move.id)).toEqual(["update"]);
  });

  test("names what it left as it was and why, and does the rest", async () => {
    const [ready, done, changed, wrong] = [
      await make.playActivity({ is_approved: false }),
      await make.playActivity(),
      await make.playActivity({ is_approved: false, version: 4 }),
      await make.kinesthetic({ is_approved: false }),
    ];
    const items = [ready, done, { ...changed, version: 3 }, wrong].map(({ id, version }) => ({
      type: kinds.play,
      id,
      version,
    }));
    const { body } = await approve({
      approved: true,
      items: items.map(({ version, ...item }) => (version ? { ...item, version } : item)),
    });
    expect(body.data.done.map(({ id }) => id)).toEqual([ready.id]);
    expect(body.data.refused.map(({ id, why }) => [id, why])).toEqual([
      [done.id, "It is approved already"],
      [changed.id, "Somebody changed it meanwhile"],
      [wrong.id, "Play Activity was not found"],
    ]);
    const back = await approve({
      approved: false,
      items: body.data.done.map(({ type, id, version }) => ({ type, id, version })),
    });
    expect(back.body.message).toBe("1 is a draft again");
  });

  test.each(["trait", "giver_tv"])("refuses a %s, which has no approval, at its field", async (type) => {
    const { id } = type === "trait" ? await make.trait() : await make.giverTv();
    const { status, body } = await approve({ approved: true, items: [{ type, id }] });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["items.0.type"]]);
  });

  test("wants items of types there are, and at most 500", async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ type: kinds.play, id: index + 1 }));
    for (const items of [[], many, [{ type: "homework", id: 1 }]]) {
      expect((await approve({ approved: true, items })).status).toBe(422);
    }
  });
});
