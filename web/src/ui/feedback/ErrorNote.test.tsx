import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { afterEach, expect, it, vi } from "vitest";
import { CallError } from "../../core/CallError.ts";
import { renderScreen } from "../testing.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

const told = vi.spyOn(toast, "error").mockReturnValue("");
/** Toasts load apart; told as soon as they are there. */
const toasts = (texts: readonly string[]) =>
  waitFor(() => expect(told.mock.calls.map(([text]) => text)).toEqual(texts));
afterEach(() => {
  told.mockClear();
  cleanup();
});

const failure = () => new CallError(500, {}, "");

function Reading() {
  const [error, setError] = useState(failure);
  const failAgain = () => setError(failure());
  return (
    <>
      <ErrorNote found={{ error, refetch: failAgain }} things="Sites" />
      <button type="button" onClick={failAgain}>
        Poll
      </button>
    </>
  );
}

it("tells a failed read in the page and in a toast", async () => {
  await renderScreen(<Reading />);
  expect(screen.getByRole("alert").textContent).toContain("Failed to get Sites");
  await toasts(["Failed to get Sites"]);
});

it("tells no poll that fails after it, and the next try that somebody asks for", async () => {
  await renderScreen(<Reading />);
  await toasts(["Failed to get Sites"]);
  await userEvent.dblClick(screen.getByRole("button", { name: "Poll" }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await toasts(["Failed to get Sites", "Failed to get Sites"]);
});

it("prefers the server's words in the toast", async () => {
  const error = new CallError(403, { message: "Your role can't do this" }, "");
  await renderScreen(<ErrorNote found={{ error, refetch: () => undefined }} things="Sites" />);
  await toasts(["Your role can't do this"]);
});
