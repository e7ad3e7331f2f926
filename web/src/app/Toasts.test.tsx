import { act, cleanup, render, screen } from "@testing-library/react";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CallError } from "../core/CallError.ts";
import { languageReady } from "../core/language.ts";
import { fail, failLater, failureText, succeed, toastRules } from "../core/toasts.ts";
import { Toasts } from "./Toasts.tsx";

const refused = (status: number, message?: string) =>
  new CallError(status, message === undefined ? {} : { message }, "Failed to process request");

describe("toasts on the screen", () => {
  beforeEach(async () => {
    await languageReady;
    render(<Toasts />);
    await screen.findByRole("region", { name: "Notifications" });
  });

  afterEach(() => {
    toast.dismiss();
    cleanup();
  });

  it("shows three at most", async () => {
    act(() => {
      for (const text of ["one", "two", "three", "four", "five"]) succeed(text);
    });
    expect(await screen.findByText("three")).toBeDefined();
    expect(screen.queryByText("four")).toBeNull();
    expect(screen.getAllByText(/^(one|two|three|four|five)$/)).toHaveLength(3);
  });

  it("says the same failure once", async () => {
    act(() => {
      fail(refused(409, "Name is taken"), "Failed to add Site");
      fail(refused(409, "Name is taken"), "Failed to add Site");
    });
    expect(await screen.findAllByText("Name is taken")).toHaveLength(1);
  });

  it("leaves the end of a login to the call, which tells of it once and later", async () => {
    act(() => {
      fail(new CallError(401, { message: "No login" }, "", { endsLogin: true }), "Failed to get Sites");
      failLater("Something went wrong", 1);
    });
    expect(await screen.findByText("Something went wrong")).toBeDefined();
    expect(screen.queryByText("No login")).toBeNull();
  });
});

describe("failureText", () => {
  it("prefers the first field error, then the server's sentence, then the fallback", () => {
    const both = new CallError(422, { message: "Wrong", errors: [{ msg: "Name is required" }] }, "x");
    expect(failureText(both, "Failed to add Site")).toBe("Name is required");
    expect(failureText(refused(409, "In use"), "Failed to delete Site")).toBe("In use");
    expect(failureText(refused(500), "Failed to get Sites")).toBe("Failed to get Sites");
    expect(failureText(new Error("bug"), "Failed to get Sites")).toBe("Failed to get Sites");
  });
});

it("stands top right for five seconds, as the specification fixes", () => {
  expect(toastRules).toEqual({ position: "top-right", autoClose: 5000, limit: 3 });
});
