import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { downloads } from "./sectionEight.ts";
import { findToast, openScreen } from "./testing.tsx";

beforeEach(() => {
  useNarrowWindow();
  const objects = { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined };
  vi.stubGlobal("URL", Object.assign(URL, objects));
});
afterEach(() => void vi.unstubAllGlobals());

const half = () =>
  new ReadableStream({
    start: (stream) => stream.error(new TypeError("The connection was cut")),
  });

const answers: Readonly<Record<(typeof downloads)[number][3], () => Response>> = {
  "a refusal without a word": () => new Response("{}", { status: 500 }),
  "no JSON": () => new Response("<html>", { status: 502 }),
  "half a file": () => new Response(half()),
  "a file": () => new Response("Name\r\n"),
};

/** Downloads from a report's screen, with the file answered like this; answers what was asked for. */
async function save(call: string, at: string, answer: () => Response) {
  await openScreen(at, "");
  const rest = globalThis.fetch;
  const asked: string[] = [];
  const [, path = ""] = call.split(" ");
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    const { pathname } = new URL(address, "http://portal.example");
    if (pathname !== `/api${path}`) return rest(address, request);
    asked.push(`${request.method} ${path}`);
    return Promise.resolve(answer());
  });
  const kind = at === "/site-report" ? "CSV" : "XLSX";
  await userEvent.click(await screen.findByRole("button", { name: `Download ${kind}` }));
  return asked;
}

it.each(downloads)("“%s” appears where %s at %s is answered with %s", async (says, call, at, answer) => {
  const asked = await save(call, at, answers[answer]);
  expect(await findToast(says)).toBeDefined();
  expect(asked).toEqual([call]);
});

const said = { message: "Not today", errors: [{ path: "sessions", msg: "Sessions is required" }] };

it.each([
  ["first validation message", "GET /report/site", "/site-report", said, "Sessions is required"],
  [
    "first validation message",
    "GET /report/activity-summary",
    "/activity-summary",
    said,
    "Sessions is required",
  ],
  ["message", "GET /report/site", "/site-report", { ...said, errors: [] }, "Not today"],
  ["message", "GET /report/activity-summary", "/activity-summary", { ...said, errors: [] }, "Not today"],
])(
  "the server's %s goes before words of the screen's where %s is refused",
  async (_what, call, at, body, says) => {
    await save(call, at, () => new Response(JSON.stringify(body), { status: 422 }));
    expect(await findToast(says)).toBeDefined();
  },
);
