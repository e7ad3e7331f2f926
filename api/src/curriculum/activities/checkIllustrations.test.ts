import { fileEndpoints, resourceEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const { call, signInAs } = await buildApp();
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const add = (details: object) =>
  call(resourceEndpoints.kinesthetic.create, {
    as: staff,
    body: { title: "The trust walk", start: "2026-09-01", end: "2026-09-30", details },
  });
const upload = async (name: string, content: Buffer) =>
  (await call(fileEndpoints.upload, { as: staff, file: { field: "file", name, content } })).body.data;
const refusedAt = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.errors?.map(({ path }) => path),
];

test("POST /kinesthetic/add keeps names of the set and uploaded pictures, for an activity and its steps", async () => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const { fileKey, url } = await upload("walk.png", picture);
  const details = { illustration: "friends", steps: ["Pair up", "Go"], step_illustrations: ["", url] };
  expect((await add(details)).body.data.details).toMatchObject(details);
  expect((await call(fileEndpoints.remove, { as: staff, query: { fileKey } })).status).toBe(409);
});

test("POST /kinesthetic/add refuses other files, unknown names and outside addresses", async () => {
  const { url } = await upload("walk.pdf", Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`));
  expect(refusedAt(await add({ illustration: url }))).toEqual([422, ["details.illustration"]]);
  const second = { steps: ["Pair up", "Go"], step_illustrations: ["tree", url] };
  expect(refusedAt(await add(second))).toEqual([422, ["details.step_illustrations.1"]]);
  for (const illustration of ["no-such-picture", "https://pictures.example/a.png"])
    expect(refusedAt(await add({ illustration }))).toEqual([422, ["details.illustration"]]);
});
