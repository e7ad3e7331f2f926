import { auditLogEndpoints, teacherMediaEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { phoneFilm, phonePhoto } from "../../test/media.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const { call, make, signInAs } = await buildApp();
const site = await make.site();
const teacher = await signInAs("Instructor", { school_ids: [site.id] });
const colleague = await signInAs("Instructor", { school_ids: [site.id] });
const stranger = await signInAs("Instructor");
const keeper = await signInAs("admin", { user_type: ["Teacher Media Uploads"] });
const photo = await phonePhoto();
const add = (as: SignedIn, body: object, content = photo, name = "photo.jpg") =>
  call(teacherMediaEndpoints.create, { as, body: { ...body }, file: { name, content } });

test("staff add a film with its frame for a class that they name, and change its caption", async () => {
  const frame = { name: "frame.jpg", content: photo };
  const thumb = (await call(teacherMediaEndpoints.thumb, { as: keeper, file: frame })).body.data.fileKey;
  const named = { school_id: site.id, user_id: teacher.id };
  const { status, body } = await add(keeper, { ...named, thumb }, phoneFilm(), "gala.mp4");
  expect([status, body.data]).toMatchObject([
    201,
    { user: { id: teacher.id }, thumb: { fileKey: thumb }, can: ["update", "delete"] },
  ]);
  const { id } = body.data;
  const { data } = (await call(teacherMediaEndpoints.list, { as: teacher })).body;
  expect(data.map((row) => row.id)).toEqual([id]);
  const query = { entity: "teacherMedia", entity_id: id };
  const all = await signInAs("Super Admin");
  const log = (await call(auditLogEndpoints.list, { as: all, query })).body.data;
  expect(log).toMatchObject([{ action: "create", user: { id: keeper.id } }]);
  const caption = { caption: "Gala night" };
  const changed = await call(teacherMediaEndpoints.update, { as: keeper, params: { id }, body: caption });
  expect([changed.status, changed.body.data.caption]).toEqual([200, "Gala night"]);
});

test("a class that is none is refused at the field that is missing or wrong", async () => {
  for (const [as, wrong, path] of [
    [keeper, { school_id: site.id }, "user_id"],
    [keeper, { school_id: site.id, user_id: stranger.id }, "user_id"],
    [keeper, { school_id: 2_000_000_000, user_id: teacher.id }, "school_id"],
    [teacher, { school_id: site.id, user_id: colleague.id }, "user_id"],
  ] as const) {
    const { status, body } = await add(as, wrong);
    expect([wrong, status, body.errors?.map((error) => error.path)]).toEqual([wrong, 422, [path]]);
  }
});
