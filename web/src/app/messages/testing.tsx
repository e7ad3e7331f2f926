import { allEndpoints } from "@kindling/contract";
import { screen, waitFor, within } from "@testing-library/react";
import i18next from "i18next";
import { createElement, type ReactElement } from "react";
import { matchPath, type RouteObject } from "react-router";
import { toast } from "react-toastify/unstyled";
import { expect } from "vitest";
import { signIn } from "../../core/session.ts";
import { type Asked, answerCalls, renderScreen } from "../../ui/testing.tsx";
import { frontPages } from "../front-door/frontPages.ts";
import { publicScreens } from "../public/publicRoutes.tsx";
import { shellRoutes } from "../router/shellRoutes.ts";
import { Toasts } from "../Toasts.tsx";
import { elementOf, fieldsOf, sampleOf } from "./sampleOf.ts";

const claims = {
  email: "super@school.example",
  role: { name: "Super Admin" },
  user_type: [],
  new_login: false,
};
const token = `head.${btoa(JSON.stringify(claims))}.tail`;

/** The server's answer when someone with all staff permissions signs in. */
const superAdmin = { ...claims, token, fullName: "Super", schools: [], currentSession: null };

export const becomeSuperAdmin = () => signIn({ data: superAdmin } as never);

const may = ["update", "delete"];

/** What the server would answer to a read, made up from what the contract declares. */
function answerTo(path: string, role: string): object {
  const gets = allEndpoints.filter(({ method }) => method === "GET");
  const endpoint = gets.find((each) => each.path === path) ?? gets.find((each) => matchPath(each.path, path));
  if (!endpoint) return { data: [] };
  const { data, meta } = fieldsOf(endpoint.reply);
  if (!data) return {};
  const element = elementOf(data);
  const row = sampleOf(element ?? data) as object;
  const whole = { ...row, ...("role" in row && { role: { id: 1, name: role } }), id: 1, can: may };
  return element ? { data: meta ? [whole] : [], meta: { page: 0, rows: 25, total: 1 } } : { data: whole };
}

/** The scripted response. */
export interface Reply {
  readonly status?: number;
  readonly body: object;
}

/** Refuses a call without a message. */
export const wordless: Reply = { status: 500, body: { request_id: "r" } };

/** Answers a call with a success message. */
export const done = (message?: string): Reply => ({
  body: { message, data: { ...superAdmin, id: 1, version: 1, can: may, unique_id: "key" } },
});

const namespaces = Object.keys(import.meta.glob("../../locales/en/*.json")).map(
  (path) => path.split("/").at(-1)?.replace(".json", "") ?? "",
);

/** Draws something beside the toasts, with all texts there, and the toasts of the test before gone. */
export async function draw(element: ReactElement, address?: string, path?: string): Promise<void> {
  toast.dismiss();
  await i18next.loadNamespaces(namespaces);
  await renderScreen(
    <>
      {element}
      <Toasts />
    </>,
    address,
    path,
  );
}

const frontRoutes = frontPages.map(({ path, parts }): RouteObject => {
  return { path, lazy: async () => ({ Component: (await parts.load()).Page }) };
});

const routes = [...shellRoutes, ...frontRoutes, ...publicScreens];

/** Draws the screen at an address for a Super Admin; one call is answered like this, every other as the server would. */
export async function openScreen(address: string, call: string, reply: Reply = wordless): Promise<Asked[]> {
  becomeSuperAdmin();
  const [pathname = ""] = address.split("?");
  const route = routes.find(({ path }) => path && matchPath(path, pathname));
  const loaded = typeof route?.lazy === "function" ? await route.lazy() : route;
  if (!loaded?.Component) throw new Error(`There is no screen at ${address}`);
  const role = { "/users/provider-leader": "Provider Leader", "/users/site-leader": "Site Leader" }[pathname];
  const staff = pathname === "/users/super-admin" ? "Super Admin" : "Instructor";
  const asked = answerCalls(({ method, path }) =>
    `${method} ${path}` === call ? reply : { body: answerTo(path, role ?? staff) },
  );
  await draw(createElement(loaded.Component), address, route?.path);
  return asked;
}

/** Waits for a toast that says this and nothing else. */
export async function findToast(says: string): Promise<HTMLElement> {
  // An open dialog hides the page from queries by role.
  const toasts = await screen.findByRole("region", { name: "Notifications", hidden: true });
  return within(toasts).findByText(says, { exact: true });
}

/** Waits for the toast, and holds against the calls that were made that this one was among them. */
export async function expectToast(says: string, call: string, asked: readonly Asked[]): Promise<void> {
  await waitFor(() => expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(call));
  expect(await findToast(says)).toBeDefined();
}
