import { cleanup, render, screen } from "@testing-library/react";
import { generate } from "lean-qr";
import { afterEach, expect, it } from "vitest";
import { QrCode } from "./QrCode.tsx";

afterEach(cleanup);

it("draws the code of its text in black on white, with an empty edge that prints", () => {
  const text = "https://portal.example/join#s.abcdefgh";
  render(<QrCode text={text} label="Code" width="40mm" />);
  const drawing = screen.getByRole("img", { name: "Code" });
  const { size } = generate(text);
  expect(drawing.getAttribute("viewBox")).toBe(`-3 -3 ${size + 6} ${size + 6}`);
  expect(drawing.querySelector("rect")?.getAttribute("fill")).toBe("white");
  expect(drawing.querySelector("path")?.getAttribute("d")).toMatch(/^M/);
});
