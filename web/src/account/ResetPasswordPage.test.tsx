import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../ui/testing.tsx";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

beforeEach(() => i18next.loadNamespaces(["account"]));
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

it("says once that a link is no good, on the card, with the way to a new one", async () => {
  const msg = "This link no longer works";
  answerCalls(() => ({
    status: 422,
    body: { message: msg, errors: [{ path: "token", msg }], request_id: "r" },
  }));
  await renderScreen(
    <>
      <ResetPasswordPage />
      <ToastContainer />
    </>,
    "/things?token=old",
  );
  for (const box of screen.getAllByLabelText(/password/i, { selector: "input" }))
    await userEvent.type(box, "a quiet lantern");
  await userEvent.click(screen.getByRole("button", { name: "Set the password" }));
  expect(await screen.findByRole("link", { name: "Ask for a new link" })).toBeDefined();
  // A toast would come within a frame or two of the words on the card.
  await userEvent.click(document.body);
  expect(screen.getAllByText(msg)).toHaveLength(1);
});
