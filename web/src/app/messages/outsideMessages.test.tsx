import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadConstants } from "../../core/constants.ts";
import { decodeToken, readSession, signOut, useSession } from "../../core/session.ts";
import { storedKeys } from "../../core/storage.ts";
import { answerCalls, useNarrowWindow } from "../../ui/testing.tsx";
import { AccountMenu } from "../shell/AccountMenu.tsx";
import { anywhere, brokenTokens, doneOutside, refusedOutside } from "./sectionEight.ts";
import { becomeSuperAdmin, done, draw, expectToast, findToast, openScreen, wordless } from "./testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

type Call = (typeof refusedOutside)[number][1];

const submit = () => userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);

/** Fills the boxes whose labels these are, and sends. */
async function send(boxes: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(boxes))
    for (const box of await screen.findAllByLabelText(new RegExp(label, "i"), { selector: "input" }))
      fireEvent.change(box, { target: { value } });
  await submit();
}

/** What is done on the call's screen once it is open. */
const deeds: Readonly<
  Record<Exclude<Call, "POST /auth/logout" | "GET /system/constants">, () => Promise<void>>
> = {
  "POST /auth/login": () => send({ email: "ana@school.example", password: "a lantern" }),
  "POST /user/resetPassword": () => send({ password: "a quiet lantern" }),
  "POST /user/forgotPassword": () => send({ email: "ana@school.example" }),
  "POST /user/setNewPassword": () => send({ password: "a quiet lantern" }),
  "POST /lead/add": () =>
    send({ "^First Name": "Ida", "^School or": "Hill School", "^Email": "ida@hill.example" }),
  "PATCH /lead/update/key": () => send({ "^Email": "ida@hill.example" }),
};

function Frame() {
  const session = useSession();
  return session && <AccountMenu session={session} />;
}

/** Does what makes the call, which is answered like this. */
async function make(call: Call, at: string, reply = wordless) {
  if (call === "GET /system/constants") {
    await draw(<p>Anything</p>);
    const asked = answerCalls(() => reply);
    await loadConstants();
    return asked;
  }
  if (call === "POST /auth/logout") {
    becomeSuperAdmin();
    const asked = answerCalls(() => reply);
    await draw(<Frame />);
    await userEvent.click(screen.getByRole("button", { name: /Super/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    return asked;
  }
  const asked = await openScreen(at, call, reply);
  await waitFor(() => expect(document.querySelector("button[type=submit]")).not.toBeNull());
  await deeds[call]();
  return asked;
}

it.each(refusedOutside)("“%s” appears where %s fails without a word", async (says, call, at) => {
  expect.hasAssertions();
  await expectToast(says, call, await make(call, at));
});

it.each(doneOutside)("“%s” appears where %s is answered", async (says, call, at) => {
  expect.hasAssertions();
  // Around signing in the screens have these words themselves; of leads the server says them.
  const reply = done(call.includes("/lead/") ? says : undefined);
  await expectToast(says, call, await make(call, at, reply));
});

describe("any call", () => {
  const [[fallback, upload, form], [ended, list, lists]] = anywhere;

  it(`“${fallback}” appears where ${upload} fails without a word`, async () => {
    let sent = "";
    class Refused {
      upload = {};
      status = 500;
      responseText = "";
      onload = () => undefined;
      open = (method: string, address: string) => {
        sent = `${method} ${address}`;
      };
      setRequestHeader = () => undefined;
      abort = () => undefined;
      send = () => this.onload();
    }
    vi.stubGlobal("XMLHttpRequest", Refused);
    await openScreen(form, upload);
    const dialog = await screen.findByRole("dialog");
    const input = await waitFor(() => dialog.querySelector("input[type=file]"));
    const file = new File(["x"], "plan.pdf", { type: "application/pdf" });
    await userEvent.upload(input as HTMLInputElement, file);
    expect(await findToast(fallback)).toBeDefined();
    expect(sent).toBe(upload.replace(" /", " /api/"));
  });

  it(`“${ended}” appears a second after ${list} is answered 401, and the login is over`, async () => {
    const asked = await openScreen(lists, list, { status: 401, body: {} });
    await waitFor(() => expect(readSession()).toBeNull());
    expect(screen.queryByText(ended)).toBeNull();
    await expectToast(ended, list, asked);
  });
});

it.each(brokenTokens)("the text “%s” is no token: it decodes to null, and nobody is signed in", (text) => {
  sessionStorage.setItem(storedKeys.token, text);
  expect([decodeToken(text), readSession()]).toEqual([null, null]);
});
