import Icon from "@mui/icons-material/ArrowForwardRounded";
import { expect, it } from "vitest";
import { shownOf } from "./findOption.ts";
import { fitOf, matching } from "./matching.ts";

// cspell:ignore instrucotrs dotnation

const option = (label: string, detail?: string) => ({ key: label, label, detail, icon: Icon });
const screens = [
  option("Activity Summary", "Reports"),
  option("Import instructors"),
  option("Instructors", "Users"),
  option("Donations", "Giving"),
  option("Contraseñas"),
];
const found = (text: string) => matching(screens, text).map(({ label }) => label);

it("puts labels that begin with the text first, then words that do, and heeds the detail", () => {
  expect(found("ins")).toEqual(["Instructors", "Import instructors"]);
  expect(found("instr imp")).toEqual(["Import instructors"]);
  expect(found("users")).toEqual(["Instructors"]);
  expect(found("SEN")).toEqual(["Contraseñas"]);
});

it("finds what is much like the text only where nothing holds it", () => {
  expect(found("instrucotrs")).toEqual(["Instructors", "Import instructors"]);
  expect(found("dotnation")).toEqual(["Donations"]);
  expect(found("dox")).toEqual([]);
  expect(found("zebra")).toEqual([]);
});

it("orders groups by their best option, and leaves out what is only alike beside what fits", () => {
  const group = (key: string, fit: 0 | 1 | 3 | 4) => ({
    key,
    heading: key,
    options: [option(key)],
    fit,
  });
  const order = (...groups: ReturnType<typeof group>[]) => shownOf(groups).map(({ key }) => key);
  expect(order(group("screens", 1), group("people", 3), group("sites", 0))).toEqual([
    "sites",
    "screens",
    "people",
  ]);
  expect(order(group("screens", 4), group("people", 3))).toEqual(["people"]);
  expect(order(group("screens", 4))).toEqual(["screens"]);
  expect(shownOf([{ ...group("empty", 0), options: [] }])).toEqual([]);
});

it("tells how well a label fits", () => {
  const fits = ["willow", "creek", "elem creek", "maria"].map((text) =>
    fitOf("Willow Creek Elementary", text),
  );
  expect(fits).toEqual([0, 1, 2, 3]);
});
