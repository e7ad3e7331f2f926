import { notificationEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { NotificationPanel } from "./NotificationPanel.tsx";
import { NotificationsPage } from "./NotificationsPage.tsx";
import { notificationCalls } from "./notificationCalls.ts";

const at = "2026-09-15T12:00:00.000Z";
const inquiry = {
  id: 7,
  kind: "lead",
  title: "New inquiry: Hill School",
  detail: "Ida Holm",
  link: "/lead/3",
  created_at: at,
  is_read: false,
};
const done = { ...inquiry, id: 6, kind: "import", title: "Import finished", link: "/imports", is_read: true };
const settings = {
  kinds: [
    { kind: "lead", in_portal: true, mail: "at_once" },
    { kind: "import", in_portal: true, mail: "none" },
  ],
  weekly_summary: true,
};

const answer = (unread = 1) =>
  answerCalls(({ path, method }) => {
    if (path.startsWith("/notification/settings"))
      return { body: { data: settings, ...(method === "PATCH" && { message: "Saved." }) } };
    if (path.startsWith("/notification/read")) return { body: { data: { unread: 0 } } };
    if (path.startsWith("/notification/unread")) return { body: { data: { unread } } };
    return { body: { data: { notifications: [inquiry, done], has_more: false, unread } } };
  });

beforeEach(() => i18next.loadNamespaces(["header", "app", "ui"]));
afterEach(() => {
  cleanup();
  document.querySelector("[data-bell]")?.remove();
  vi.unstubAllGlobals();
});

function bell() {
  const button = document.createElement("button");
  button.dataset["bell"] = "";
  return document.body.appendChild(button);
}

it.each(Object.entries(notificationCalls))("%s is the contract's", (name, { method, path, access }) => {
  const declared = notificationEndpoints[name as keyof typeof notificationCalls];
  expect([method, path, access.kind]).toEqual([declared.method, declared.path, declared.access.kind]);
});

it("counts on the bell what is unread, and marks it as read when it is opened", async () => {
  const asked = answer();
  const button = bell();
  const close = vi.fn();
  await renderScreen(<NotificationPanel bell={button} open onClose={close} />);
  await waitFor(() => expect(button.textContent).toBe("1 unread"));
  const link = await screen.findByRole("link", { name: "unread New inquiry: Hill School" });
  expect(link.getAttribute("href")).toBe("/lead/3");
  await userEvent.click(link);
  await waitFor(() =>
    expect(asked.find(({ path }) => path === "/notification/read")?.body).toEqual({ ids: [7] }),
  );
  expect(close).toHaveBeenCalled();
  await waitFor(() => expect(button.textContent).toBe(""));
});

it("shows no more than 99", async () => {
  answer(100);
  const button = bell();
  await renderScreen(<NotificationPanel bell={button} open={false} onClose={() => undefined} />);
  await waitFor(() => expect(button.textContent).toBe("99+ unread"));
});

it("saves where each kind is shown and emailed", async () => {
  const asked = answer();
  await renderScreen(<NotificationsPage />);
  const user = userEvent.setup();
  const lead = await screen.findByRole("group", { name: "New inquiries" });
  await user.click(lead.querySelector('[role="combobox"]') as HTMLElement);
  await user.click(await screen.findByRole("option", { name: "Weekly digest" }));
  await user.click(screen.getByRole("switch", { name: /^Weekly summary of your classes/ }));
  await user.click(screen.getByRole("button", { name: "Save settings" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
      kinds: [
        { kind: "lead", in_portal: true, mail: "weekly" },
        { kind: "import", in_portal: true, mail: "none" },
      ],
      weekly_summary: false,
    }),
  );
});
