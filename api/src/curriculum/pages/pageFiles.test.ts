import { fileEndpoints, pageFileEndpoints, pageFiles } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [category, other] = [await make.fileCategory(), await make.fileCategory({ page: "PUZZLES" })];
const staff = await signInAs("admin", { user_type: ["Page Files"] });

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const upload = async (content: Buffer, name: string) => {
  const answer = await call(fileEndpoints.upload, { as: staff, file: { field: "file", name, content } });
  return answer.body.data;
};
const { fileKey } = await upload(pdf, "guide.pdf");
const replacement = await upload(png, "poster.png");

describeCrud(kit, pageFiles, {
  endpoints: pageFileEndpoints,
  body: (n) => ({
    name: `Guide ${String(n).padStart(4, "0")}`,
    file: { fileKey },
    file_category_id: category.id,
  }),
  change: {
    body: { name: "Poster", file_category_id: other.id },
    row: { name: "Poster", page: "PUZZLES", file_category: { id: other.id, name: other.name } },
  },
  search: [{ text: "calendar", hit: { name: "Calendar" } }],
  filters: {
    file_categories: { value: other.id, hit: { file_category_id: other.id }, miss: {} },
    pages: { value: "PUZZLES", hit: { file_category_id: other.id }, miss: {} },
  },
});

describe("PATCH /pageFile/update/{id}", () => {
  test("replaces the file by one uploaded before, or by one sent along", async () => {
    const { id } = await make.pageFile({ file: fileKey as unknown as { fileKey: string } });
    const patch = async (sent: object) =>
      (await call(pageFileEndpoints.update, { as: staff, params: { id }, ...sent })).body.data;
    const { fileKey: key, url } = replacement;
    expect(await patch({ body: { file: { fileKey: key } } })).toMatchObject({ url, file: replacement });
    const sent = await patch({ body: {}, file: { field: "file", name: "new.pdf", content: pdf } });
    expect(sent.file).toMatchObject({ name: "new.pdf", mime: "application/pdf" });
    expect((await patch({ body: { name: "Same" } })).file).toEqual(sent.file);
    const none = await call(pageFileEndpoints.update, {
      as: staff,
      params: { id },
      body: { file: null as never },
    });
    expect([none.status, none.body.errors]).toEqual([422, [{ path: "file", msg: "File is required" }]]);
  });
});

describe("POST /pageFile/add", () => {
  test("takes the file itself in a form, and serves it under its name", async () => {
    const answer = await call(pageFileEndpoints.create, {
      as: staff,
      body: { name: "Guide", file_category_id: category.id },
      file: { field: "file", name: "Family guide.pdf", content: pdf },
    });
    expect([answer.status, answer.body.message]).toEqual([201, "Page File added successfully"]);
    const { file, url } = answer.body.data;
    expect(file).toMatchObject({ name: "Family guide.pdf", mime: "application/pdf", size: pdf.length, url });
    const read = await kit.app.inject(url);
    expect([read.statusCode, read.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(read.headers["content-disposition"]).toContain("Family guide.pdf");
  });

  test("judges a file by its content, not by its name", async () => {
    const { status, body } = await call(pageFileEndpoints.create, {
      as: staff,
      body: { name: "Guide", file_category_id: category.id },
      file: { field: "file", name: "guide.pdf", content: Buffer.from("<script>alert(1)</script>") },
    });
    expect([status, body.message]).toEqual([415, expect.stringContaining("PDF")]);
  });

  test("refuses a file there is not, at the field", async () => {
    const { status, body } = await call(pageFileEndpoints.create, {
      as: staff,
      body: { name: "Guide", file_category_id: category.id, file: { fileKey: "x".repeat(32) } },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["file"]]);
  });
});
