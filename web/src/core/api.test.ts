import { accountEndpoints, importEndpoints, siteEndpoints } from "@kindling/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, CallError, call, download } from "./api.ts";
import { languageReady } from "./language.ts";
import { readToken, signIn } from "./session.ts";
import { readStored, storedKeys, writeStored } from "./storage.ts";

const fetched = vi.fn<typeof fetch>();

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  fetched.mockResolvedValueOnce(
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }),
  );
}

function lastRequest() {
  const [address, init] = fetched.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init?.headers) };
}

/** Signs somebody in with a token that differs by its signature, and answers it. */
function signInWith(signature: string): string {
  const role = { name: "admin" as const };
  const payload = btoa(JSON.stringify({ email: "a@b.example", role }));
  const token = `head.${payload}.${signature}`;
  signIn({
    data: {
      token,
      fullName: "A B",
      email: "a@b.example",
      role,
      user_type: [],
      new_login: false,
      schools: [],
      currentSession: null,
      sees_curriculum_standards: false,
    },
  });
  return token;
}

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  await languageReady;
  sessionStorage.clear();
  localStorage.clear();
  signInWith("first");
});

describe("addressOf", () => {
  it("joins arrays with commas and drops what is empty, but not no and zero", () => {
    const query = {
      districts: [1, 2],
      providers: [],
      search: "",
      is_active: false,
      page: 0,
      none: undefined,
    };
    expect(addressOf("/school", {}, query)).toBe("/api/school?districts=1%2C2&is_active=false&page=0");
  });

  it("fills the path's parameters in, escaped", () => {
    expect(addressOf("/import/:id/undo", { id: "a/b" })).toBe("/api/import/a%2Fb/undo");
  });
});

describe("call", () => {
  it("sends a query that searches as the body, so that names stay out of addresses", async () => {
    answer(200, { data: [] });
    await call(siteEndpoints.list, { query: { search: "Ann Lee", providers: [1, 2], page: 0 } });
    const { address, init, headers } = lastRequest();
    expect([init?.method, address]).toEqual(["POST", "/api/school/search"]);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(init?.body).toBe('{"search":"Ann Lee","providers":"1,2","page":"0"}');
  });

  it("sends token, language and, when it posts, a fresh key", async () => {
    answer(200, { data: { undone: 0, spared: [] } });
    await call(importEndpoints.undo, { params: { id: 3 } });
    const first = lastRequest();
    expect(first.address).toBe("/api/import/3/undo");
    expect(first.headers.get("Authorization")).toBe(`Bearer ${readToken()}`);
    expect(first.headers.get("Accept-Language")).toBe("en");
    answer(200, { data: { undone: 0, spared: [] } });
    await call(importEndpoints.undo, { params: { id: 3 } });
    expect(first.headers.get("Idempotency-Key")).toMatch(/./);
    expect(lastRequest().headers.get("Idempotency-Key")).not.toBe(first.headers.get("Idempotency-Key"));
  });

  it("sends the version as If-Match", async () => {
    answer(200, { data: {} });
    await call(siteEndpoints.update, { params: { id: 1 }, body: { name: "A" }, version: 4 });
    expect(lastRequest().headers.get("If-Match")).toBe('"4"');
    expect(lastRequest().init?.body).toBe('{"name":"A"}');
  });

  it("sends a file as multipart, and without one null in JSON", async () => {
    const file = new File(["x"], "sites.csv");
    answer(200, { data: {} });
    await call(siteEndpoints.import, { query: { dry_run: true, mode: "create" }, files: { file } });
    expect(lastRequest().init?.body).toBeInstanceOf(FormData);
    expect(lastRequest().address).toBe("/api/school/bulkImport?dry_run=true&mode=create");
    answer(200, { data: {} });
    await call(siteEndpoints.import, { files: { file: null } });
    expect(lastRequest().init?.body).toBe('{"file":null}');
  });

  it("throws the server's words, the first field error before the sentence", async () => {
    answer(422, { message: "Wrong", errors: [{ msg: "Name is required", path: "name" }], request_id: "r" });
    const error = await call(siteEndpoints.list).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 422, message: "Name is required", requestId: "r" });
  });

  const unconfirmed = { message: "We couldn't confirm", code: "could not confirm", request_id: "r" };

  it("repeats a write whose outcome is unknown under the same key, as often as twice", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    answer(503, unconfirmed, { "Retry-After": "2" });
    answer(201, { data: { id: 7 } });
    const saved = call(siteEndpoints.create, { body: { name: "Lincoln" } as never });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await saved).toEqual({ data: { id: 7 } });
    const requests = fetched.mock.calls.map(([, init]) => [
      new Headers(init?.headers).get("Idempotency-Key"),
      init?.body,
    ]);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual(requests[1]);
    for (let times = 0; times < 3; times++) answer(503, unconfirmed);
    const lost = call(siteEndpoints.remove, { params: { id: 1 } }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await lost).toMatchObject({ status: 503, serverMessage: "We couldn't confirm" });
    expect(fetched).toHaveBeenCalledTimes(5);
    vi.useRealTimers();
  });

  it("leaves an unreachable server to the caller", async () => {
    answer(503, { message: "The database can't be reached", request_id: "r" }, { "Retry-After": "2" });
    await expect(call(siteEndpoints.update, { params: { id: 1 }, body: {} })).rejects.toMatchObject({
      status: 503,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(lastRequest().headers.get("Idempotency-Key")).toMatch(/./);
  });

  it("says of a key that was used that what was sent before was saved", async () => {
    answer(422, { message: "Used", errors: [{ msg: "Used", path: "Idempotency-Key" }], request_id: "r" });
    await expect(call(siteEndpoints.update, { params: { id: 1 }, body: {} })).rejects.toMatchObject({
      serverMessage: "Your earlier changes were saved after all. Check them before you send this.",
      errors: [],
    });
  });

  it("says that the server can't be reached", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed"));
    await expect(call(siteEndpoints.list)).rejects.toMatchObject({ status: 0, message: /reach the server/ });
  });

  it("clears token and page size on a 401", async () => {
    writeStored("local", storedKeys.rowsPerPage, "100");
    answer(401, { message: "No login" });
    await expect(call(siteEndpoints.list)).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(readStored("local", storedKeys.rowsPerPage)).toBeNull();
  });

  it("keeps a newer login when the one before is refused late", async () => {
    let refuse = (_: Response) => {};
    fetched.mockReturnValueOnce(
      new Promise<Response>((resolve) => {
        refuse = resolve;
      }),
    );
    const late = call(siteEndpoints.list).catch((error: unknown) => error);
    const newer = signInWith("newer");
    refuse(new Response(JSON.stringify({ message: "No login" }), { status: 401 }));
    expect(await late).toMatchObject({ status: 401 });
    expect(readToken()).toBe(newer);
  });

  it("keeps the login when a sign-in is refused", async () => {
    answer(401, { message: "Not right" });
    await expect(call(accountEndpoints.login, { body: { email: "x", password: "y" } })).rejects.toMatchObject(
      {
        message: "Not right",
      },
    );
    expect(readToken()).not.toBeNull();
    expect(lastRequest().headers.get("Authorization")).toBeNull();
  });
});

describe("download", () => {
  it.each([
    [{ message: "Choose a session" }, "Choose a session"],
    [{ message: "x", errors: [{ msg: "Unknown site" }] }, "Unknown site"],
    [{}, "An error occurred"],
    ["<html>", "Unexpected error format"],
  ])("tells the refusal inside a binary answer: %j", async (body, expected) => {
    answer(422, body);
    await expect(download(siteEndpoints.importTemplate, { fileName: "x.xlsx" })).rejects.toThrow(expected);
  });

  it.each([{}, "<html>"])("leaves the words to the screen when a text answer has none: %j", async (body) => {
    answer(500, body);
    await expect(download(siteEndpoints.importTemplate, { fileName: "x.csv" })).rejects.toMatchObject({
      serverMessage: null,
    });
  });
});
