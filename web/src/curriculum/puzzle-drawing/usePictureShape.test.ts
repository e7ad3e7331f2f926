import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePictureShape } from "./usePictureShape.ts";

const loading: FakePicture[] = [];

class FakePicture {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  naturalWidth = 60;
  naturalHeight = 40;
  asked: string[] = [];
  constructor() {
    loading.push(this);
  }
  set src(address: string) {
    this.asked.push(address);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Image", FakePicture);
});
afterEach(() => {
  cleanup();
  loading.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a picture that can't be shown is asked for again, as its copy may be on its way, and then lies as it does", () => {
  const { result, unmount } = renderHook(() => usePictureShape("https://pictures.example/kite.png"));
  const [picture] = loading;
  expect(result.current).toBeNull();
  act(() => picture?.onerror?.());
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(4000));
  expect(picture?.asked).toHaveLength(2);
  act(() => picture?.onload?.());
  expect(result.current).toBe(1.5);
  act(() => picture?.onerror?.());
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(picture?.asked).toHaveLength(2);
});
