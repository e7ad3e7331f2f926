import { fileEndpoints } from "@kindling/contract";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pictureAddress, pictureSource } from "./pictureAddress.ts";

const outside = "https://pictures.example/a b.png?size=2&x=#1";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("pictures that others keep come through the portal, own ones as they are", () => {
  const { pathname, searchParams } = new URL(pictureAddress(outside), location.origin);
  expect(pathname).toBe(`/api${fileEndpoints.picture.path}`);
  expect(fileEndpoints.picture.query?.parse(Object.fromEntries(searchParams))).toEqual({ address: outside });
  for (const own of ["/api/files/key", `${location.origin}/api/files/key`])
    expect(pictureAddress(own)).toBe(own);
});

/** Shows a picture, and returns what tells that it fails, and how often it was asked for again. */
function show(address: string) {
  const { unmount } = render(<img alt="Kite" {...pictureSource(address)} />);
  const picture = screen.getByAltText("Kite");
  const asked = vi.spyOn(picture as HTMLImageElement, "src", "set");
  return { fail: () => fireEvent.error(picture), times: () => asked.mock.calls.length, unmount };
}

test("a copy that isn't there yet is asked for again after 4 and 15 seconds, and no more", () => {
  const { fail, times } = show(outside);
  fail();
  vi.advanceTimersByTime(3999);
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(1);
  fail();
  vi.advanceTimersByTime(15_000);
  expect(times()).toBe(2);
  fail();
  vi.advanceTimersByTime(3_600_000);
  expect(times()).toBe(2);
});

test("pictures of our own, and those that have gone meanwhile, aren't asked for again", () => {
  const own = show("/api/files/key");
  own.fail();
  vi.advanceTimersByTime(60_000);
  expect(own.times()).toBe(0);
  own.unmount();
  const gone = show(outside);
  gone.fail();
  gone.unmount();
  vi.advanceTimersByTime(60_000);
  expect(gone.times()).toBe(0);
});
