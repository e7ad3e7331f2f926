import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import type { ReactElement } from "react";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePasswordPage } from "../../account/ChangePasswordPage.tsx";
import { ForgotPasswordPage } from "../../account/ForgotPasswordPage.tsx";
import { ResetPasswordPage } from "../../account/ResetPasswordPage.tsx";
import { SignInPage } from "../../account/SignInPage.tsx";
import { useSignOut } from "../../account/useSignOut.ts";
import { ChooseCharity } from "../../classroom/giving/ChooseCharity.tsx";
import { RecordStep } from "../../classroom/recording/RecordStep.tsx";
import { SelectionPage } from "../../classroom/SelectionPage.tsx";
import { signInAsInstructor, someItem } from "../../classroom/testing.tsx";
import { loadConstants } from "../../core/constants.ts";
import { chooseSite } from "../../core/session.ts";
import { AskSection } from "../../resources/leads/lead-module/AskSection.tsx";
import { PersonalPage } from "../../resources/leads/lead-module/PersonalPage.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { Toasts } from "../Toasts.tsx";
import { becomeSuperAdmin, findToast, openScreen, wordless } from "./testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

const isWrite = (method: string) => method !== "GET";
const texts = ["account", "app", "classroom", "giving", "home", "landing", "stage"] as const;

/** Draws something beside the toasts, with every write refused without a word. */
async function draw(element: ReactElement, address = "/things", path = "/things", data: unknown = []) {
  await i18next.loadNamespaces(texts);
  const asked = answerCalls(({ method }) => (isWrite(method) ? wordless : { body: { data } }));
  await renderScreen(
    <>
      {element}
      <Toasts />
    </>,
    address,
    path,
  );
  return asked;
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));

describe("signing in", () => {
  it("“Login failed” appears where POST /auth/login fails without a word", async () => {
    await draw(<SignInPage />);
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ana@school.example" } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a lantern" } });
    await press("Sign in");
    expect(await findToast("Login failed")).toBeDefined();
  });

  it("“Login failed” appears where POST /user/resetPassword fails without a word", async () => {
    await draw(<ResetPasswordPage />, "/things?token=mailed");
    for (const box of screen.getAllByLabelText(/password/i, { selector: "input" }))
      await userEvent.type(box, "a quiet lantern");
    await press("Set the password");
    expect(await findToast("Login failed")).toBeDefined();
  });

  it("“Failed to send Password Reset Email failed” appears where POST /user/forgotPassword fails", async () => {
    await draw(<ForgotPasswordPage />);
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ana@school.example" } });
    await press(/link|send/i);
    expect(await findToast("Failed to send Password Reset Email failed")).toBeDefined();
  });

  it("“Failed to Change Password” appears where POST /user/setNewPassword fails without a word", async () => {
    becomeSuperAdmin();
    await draw(<ChangePasswordPage />);
    for (const box of screen.getAllByLabelText(/password/i, { selector: "input" }))
      await userEvent.type(box, "a quiet lantern");
    await userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);
    expect(await findToast("Failed to Change Password")).toBeDefined();
  });

  it("“Internal server Error” appears where POST /auth/logout fails without a word", async () => {
    becomeSuperAdmin();
    const Leave = () => {
      const leave = useSignOut();
      return (
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      );
    };
    await draw(<Leave />);
    await press("Sign out");
    expect(await findToast("Internal server Error")).toBeDefined();
  });

  it("“Something went wrong” appears a second after a call is answered 401", async () => {
    await openScreen("/districts", () => true, { status: 401, body: {} });
    expect(screen.queryByText("Something went wrong")).toBeNull();
    expect(await findToast("Something went wrong")).toBeDefined();
  });

  it("“Failed to fetch Constants” appears where GET /system/constants fails without a word", async () => {
    await draw(<p>Anything</p>);
    answerCalls(() => wordless);
    await loadConstants();
    expect(await findToast("Failed to fetch Constants")).toBeDefined();
  });
});

describe("leads", () => {
  it("“Failed to add lead” appears where POST /lead/add fails without a word", async () => {
    await draw(<AskSection />);
    await userEvent.type(await screen.findByRole("textbox", { name: /^First Name/ }), "Ida");
    await userEvent.type(screen.getByRole("textbox", { name: /^School or/ }), "Hill School");
    await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "ida@hill.example");
    await press("Send");
    expect(await findToast("Failed to add lead")).toBeDefined();
  });

  it("“Failed to update lead” appears where PATCH /lead/update/{unique_id} fails without a word", async () => {
    const lead = {
      unique_id: "key",
      first_name: "Ida",
      last_name: null,
      email: "ida@hill.example",
      organization: "Hill School",
      phone: null,
      program: null,
      message: null,
      welcome_video: null,
      sample: null,
    };
    await i18next.loadNamespaces(texts);
    answerCalls(({ method, path }) => {
      if (isWrite(method)) return wordless;
      return { body: { data: path === "/lead/programs" ? [] : lead } };
    });
    await renderScreen(
      <>
        <PersonalPage Video={() => null} Sample={() => null} />
        <Toasts />
      </>,
      "/lead-module/key",
      "/lead-module/:unique_id",
    );
    await screen.findByRole("heading", { level: 1 });
    await userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);
    expect(await findToast("Failed to update lead")).toBeDefined();
  });
});

describe("the classroom", () => {
  it("“Failed to fetch Generic Teachers” appears where GET /genericTeacher/allGeneric fails", async () => {
    signInAsInstructor();
    await draw(<p>Anything</p>);
    cleanup();
    chooseSite(3);
    answerCalls(() => wordless);
    await renderScreen(
      <>
        <SelectionPage />
        <Toasts />
      </>,
    );
    expect(await findToast("Failed to fetch Generic Teachers")).toBeDefined();
  });

  it("“Failed to add Response” appears where POST /instructor/activity-form-response/add fails", async () => {
    signInAsInstructor();
    await i18next.loadNamespaces(texts);
    answerCalls(({ method }) =>
      isWrite(method) ? { status: 500, body: { request_id: "r" } } : { body: { data: [] } },
    );
    const item = someItem();
    await renderScreen(
      <>
        <RecordStep item={item} site={3} quiz={null} onSent={() => undefined} onward={null} />
        <Toasts />
      </>,
    );
    await press("24");
    for (const question of ["How did the class feel before?", "How did the class feel after?"]) {
      const group = screen.getByRole("group", { name: question });
      await userEvent.click(within(group).getByRole("radio", { name: "4 out of 5" }));
    }
    await press(/Record it/);
    expect(await findToast("Failed to add Response")).toBeDefined();
  });

  it("“Fail to select charity” appears where POST /instructor/selectCharity fails without a word", async () => {
    signInAsInstructor();
    const giving = { session_earned_cents: 0 } as never;
    const charity = {
      id: 1,
      name: "Shelter",
      description: null,
      logo_url: null,
      category: null,
      website: null,
    };
    await draw(<ChooseCharity site={3} giving={giving} />, "/things", "/things", [charity]);
    await userEvent.click(await screen.findByRole("button", { name: /already/i }));
    await userEvent.click(await screen.findByRole("button", { name: /Choose|Select/ }));
    const sure = await screen.findByRole("alertdialog");
    await userEvent.click(within(sure).getByRole("button", { name: /Choose|Select/ }));
    expect(await findToast("Fail to select charity")).toBeDefined();
  });
});

describe("one of many", () => {
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };

  it.each(["/school", "/providers", "/users/instructor"])(
    "“Failed to Change the Status” appears where the status can't be changed at %s",
    async (at) => {
      await openScreen(at, isWrite);
      await choose("Activate");
      expect(await findToast("Failed to Change the Status")).toBeDefined();
    },
  );

  it("“Failed to Change the Status” appears where an activity can't be approved", async () => {
    await openScreen("/puzzle-form", isWrite);
    await choose("Approve");
    expect(await findToast("Failed to Change the Status")).toBeDefined();
  });

  it("“Failed to change password” appears where POST /user/changePassword/{id} fails without a word", async () => {
    await openScreen("/users/instructor", isWrite);
    await choose("Set a password");
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByLabelText(/New password/), "a quiet lantern");
    await userEvent.click(within(dialog).getByRole("button", { name: "Set a password" }));
    expect(await findToast("Failed to change password")).toBeDefined();
  });

  it.each(["/kinesthetic/responses", "/puzzle-form/responses", "/quiz/responses", "/trait/giver-tv-res"])(
    "“Failed to delete Response” appears where a response can't be deleted at %s",
    async (at) => {
      await openScreen(at, isWrite);
      await choose("Delete");
      const sure = await screen.findByRole("alertdialog");
      await userEvent.click(within(sure).getByRole("button", { name: "Delete" }));
      expect(await findToast("Failed to delete Response")).toBeDefined();
    },
  );

  it("“Failed to process request” appears where POST /upload fails without a word", async () => {
    class Refused {
      upload = {};
      status = 500;
      responseText = "";
      onload = () => undefined;
      open = () => undefined;
      setRequestHeader = () => undefined;
      abort = () => undefined;
      send = () => this.onload();
    }
    vi.stubGlobal("XMLHttpRequest", Refused);
    await openScreen("/page-file?new", () => false);
    const dialog = await screen.findByRole("dialog");
    const input = await waitFor(() => dialog.querySelector("input[type=file]"));
    await userEvent.upload(
      input as HTMLInputElement,
      new File(["x"], "plan.pdf", { type: "application/pdf" }),
    );
    expect(await findToast("Failed to process request")).toBeDefined();
  });
});

describe("downloads", () => {
  /** Downloads from a report's screen, with the file answered like this. */
  async function save(at: string, kind: string, answer: () => Response) {
    await openScreen(at, () => false);
    const asked = globalThis.fetch;
    vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
      address.includes("preview") || address.includes("savedReport")
        ? asked(address, request)
        : Promise.resolve(answer()),
    );
    await userEvent.click(await screen.findByRole("button", { name: `Download ${kind}` }));
  }
  const broken = () =>
    new ReadableStream({
      start: (stream) => stream.error(new TypeError("The connection was cut")),
    });

  it.each([
    ["An error occurred", "/activity-summary", "XLSX", () => new Response("{}", { status: 500 })],
    ["Unexpected error format", "/activity-summary", "XLSX", () => new Response("<html>", { status: 502 })],
    ["An unexpected error occurred", "/site-report", "CSV", () => new Response("{}", { status: 500 })],
    ["Failed to Download File", "/activity-summary", "XLSX", () => new Response(broken())],
    ["File Download successfully!", "/site-report", "CSV", () => new Response("Name\r\n")],
  ])("“%s” appears for what GET %s answers", async (says, at, kind, answer) => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
    );
    await save(at, kind, answer);
    expect(await findToast(says)).toBeDefined();
  });
});
