import { cleanup, screen, waitFor } from "@testing-library/react";
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

it("says that a link is no good in a toast and on the card, with the way to a new one", async () => {
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
  await userEvent.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByRole("link", { name: "Request a new link" })).toBeDefined();
  await waitFor(() => expect(screen.getAllByText(msg)).toHaveLength(2));
});
