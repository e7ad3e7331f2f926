import { afterEach, expect, test, vi } from "vitest";
import { guardLeaving, type Move } from "./guardedHistory.ts";
import { testHistory } from "./testing.tsx";

let stop = () => {};
afterEach(() => stop());

/** A history at the second of three addresses, and what it tells. */
function begin() {
  const history = testHistory("/one");
  const told: Move[] = [];
  const end = history.listen((move) => told.push(move));
  history.push("/two", null);
  history.push("/three", null);
  history.go(-1);
  told.length = 0;
  const held: (() => void)[] = [];
  const guard = vi.fn((_from: unknown, _to: unknown, goOn: () => void) => held.push(goOn) > 0);
  const free = guardLeaving(guard);
  stop = () => {
    free();
    end();
  };
  return { history, told, held, guard, free, paths: () => told.map(({ location }) => location.pathname) };
}

test("holds up a new address, and goes there when told to", () => {
  const { history, held, guard, paths } = begin();
  history.push("/four?edit=1", null);
  expect(history.location.pathname).toBe("/two");
  expect(guard).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: "/two" }),
    { pathname: "/four", search: "?edit=1" },
    expect.any(Function),
  );
  expect(paths()).toEqual([]);
  held[0]?.();
  expect(history.location.pathname).toBe("/four");
  expect(paths()).toEqual(["/four"]);
});

test.each([
  [-1, "/one"],
  [1, "/three"],
])(
  "undoes a step of %i that is held up without telling of it, and takes it when told to",
  async (step, there) => {
    const { history, held, paths } = begin();
    history.go(step);
    expect(history.location.pathname).toBe("/two");
    expect(paths()).toEqual([]);
    held[0]?.();
    await expect.poll(() => history.location.pathname).toBe(there);
    expect(paths()).toEqual([there]);
  },
);

test("asks again after a step was held up, and after one was let go", async () => {
  const { history, held } = begin();
  history.go(-1);
  history.go(-1);
  expect(held).toHaveLength(2);
  held[1]?.();
  await expect.poll(() => history.location.pathname).toBe("/one");
  history.go(1);
  expect(held).toHaveLength(3);
  expect(history.location.pathname).toBe("/one");
});

test("asks nobody who has stopped", () => {
  const { history, guard, free } = begin();
  free();
  history.replace("/four", null);
  expect(guard).not.toHaveBeenCalled();
  expect(history.location.pathname).toBe("/four");
});

test("says of each address whether the page stays where it is scrolled to", () => {
  const { history, told, free } = begin();
  free();
  history.push("/four", null, { preventScrollReset: true });
  history.go(-1);
  history.push("/five", null);
  expect(told.map(({ keepsScroll }) => keepsScroll)).toEqual([true, false, false]);
});
