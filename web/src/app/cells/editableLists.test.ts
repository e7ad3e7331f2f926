import { expect, it } from "vitest";
import { shapeOf } from "../../ui/form/schemaAt.ts";
import { wholeOf } from "../../ui/wholeCall.ts";
import { type EditableRow, editableLists, textIn } from "./editableLists.ts";

const fields = Object.entries(editableLists).flatMap(([name, { update, fields }]) =>
  Object.entries(fields).map(([field, known]) => ({ name, update, field, known })),
);
const fieldOf = (list: string, field: string) => {
  const found = editableLists[list]?.fields[field];
  if (!found) throw new Error(`${field} of ${list} can't be edited`);
  return found;
};
const row: EditableRow = {
  id: 1,
  version: 1,
  can: ["update"],
  level: { id: 7, name: "Grade 3" },
  category: null,
  position: 12,
  start: "2026-09-01",
};

it.each(fields)("$name saves $field by its call", async ({ update, field, known }) => {
  const { body } = await wholeOf(update).load();
  expect(Object.keys(shapeOf(body))).toContain(known.saves ?? field);
});

it("a reference is read as an ID, told by its name, and saved as a number or as nothing", () => {
  const level = fieldOf("kinesthetic.list", "level");
  expect([level.read(row, "level"), textIn(row, "level")]).toEqual(["7", "Grade 3"]);
  expect([level.write("8"), level.write("")]).toEqual([8, null]);
  expect(fieldOf("kinesthetic.list", "category").read(row, "category")).toBe("");
});

it("a number is saved as a number, and an emptied day as none", () => {
  const position = fieldOf("giverTv.list", "position");
  expect([position.read(row, "position"), position.write("3"), position.write("")]).toEqual(["12", 3, null]);
  const start = fieldOf("giverTv.list", "start");
  expect([start.read(row, "start"), start.write("2026-10-01"), start.write("")]).toEqual([
    "2026-09-01",
    "2026-10-01",
    null,
  ]);
});
