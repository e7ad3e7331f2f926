import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CharityPicture } from "./CharityPicture.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a logo that the portal has no copy of yet is asked for again twice, with the drawing meanwhile", () => {
  const charity = { id: 3, logo_url: "https://elsewhere.example/logo.png" };
  const { container } = render(<CharityPicture charity={charity} size="48px" />);
  const shown = () => [...container.children].map(({ tagName }) => tagName.toLowerCase());
  const fail = () => fireEvent.error(container.querySelector("img") as HTMLElement);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  fail();
  expect(shown()).toEqual(["svg"]);
  pass(4000);
  expect(shown()).toEqual(["img"]);
  fail();
  pass(14_000);
  expect(shown()).toEqual(["svg"]);
  pass(1000);
  expect(shown()).toEqual(["img"]);
  fail();
  pass(3_600_000);
  expect(shown()).toEqual(["svg"]);
});
