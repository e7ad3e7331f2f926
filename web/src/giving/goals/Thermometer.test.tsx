import { cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, describe, expect, it } from "vitest";
import { languageReady } from "../../core/language.ts";
import { Thermometer } from "./Thermometer.tsx";
import { scaleOf } from "./thermometerScale.ts";

afterEach(cleanup);

describe("the scale of a thermometer", () => {
  it("ends at the goal as long as the class is below it", () => {
    const scale = scaleOf({ goal: 100_00, counted: 40_00, verified: 25_00 });
    expect(scale).toMatchObject({ top: 100_00, counted: 0.4, verified: 0.25, goal: 1 });
    expect(scale.marks.map(({ cents }) => cents)).toEqual([0, 25_00, 50_00, 75_00, 100_00]);
  });

  it("grows with what goes beyond the goal, whose flag stays where it belongs", () => {
    const scale = scaleOf({ goal: 100_00, counted: 200_00, verified: 50_00 });
    expect(scale).toMatchObject({ counted: 1, verified: 0.25, goal: 0.5 });
  });

  it("has round marks and no flag without a goal", () => {
    const scale = scaleOf({ goal: null, counted: 33_00, verified: 0 });
    expect(scale).toMatchObject({ top: 40_00, goal: null });
    expect(scale.marks.at(-1)?.cents).toBe(40_00);
  });

  it("stands empty on nothing at all", () => {
    expect(scaleOf({ goal: null, counted: 0, verified: 0 })).toMatchObject({ counted: 0, verified: 0 });
  });
});

describe("Thermometer", () => {
  it("tells in words what its two colors show", async () => {
    await languageReady;
    await i18next.loadNamespaces(["giving"]);
    render(<Thermometer readings={{ goal: 150_00, counted: 73_50, verified: 42_50 }} />);
    const meter = screen.getByRole("meter", { name: "Our thermometer" });
    expect(meter.getAttribute("aria-valuetext")).toBe("$73.50 of $150.00 brought in (49%); $42.50 verified.");
    expect(meter.getAttribute("aria-valuenow")).toBe("7350");
  });
});
