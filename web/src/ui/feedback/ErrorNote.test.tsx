import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { afterEach, expect, it, vi } from "vitest";
import { CallError } from "../../core/CallError.ts";
import { renderScreen } from "../testing.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

const told = vi.spyOn(toast, "error").mockReturnValue("");
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
  expect(told.mock.calls.map(([text]) => text)).toEqual(["Failed to get Sites"]);
});

it("tells no poll that fails after it, and the next try that somebody asks for", async () => {
  await renderScreen(<Reading />);
  await userEvent.dblClick(screen.getByRole("button", { name: "Poll" }));
  expect(told).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(told).toHaveBeenCalledTimes(2);
});

it("prefers the server's words in the toast", async () => {
  const error = new CallError(403, { message: "Your role can't do this" }, "");
  await renderScreen(<ErrorNote found={{ error, refetch: () => undefined }} things="Sites" />);
  expect(told.mock.calls.map(([text]) => text)).toEqual(["Your role can't do this"]);
});
