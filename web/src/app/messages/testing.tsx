import { allEndpoints } from "@kindling/contract";
import { screen, within } from "@testing-library/react";
import i18next from "i18next";
import { createElement } from "react";
import { matchPath } from "react-router";
import { toast } from "react-toastify/unstyled";
import { shellRoutes } from "../../areas/shellRoutes.ts";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { Toasts } from "../Toasts.tsx";
import { elementOf, fieldsOf, sampleOf } from "./sampleOf.ts";

/** Signs in somebody who may make every call of staff. */
export function becomeSuperAdmin(): void {
  const claims = {
    email: "super@school.example",
    role: { name: "Super Admin" },
    user_type: [],
    new_login: false,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Super", schools: [], currentSession: null } } as never);
}

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

/** Refuses a call by answering nothing that could be told, as a broken server does. */
export const wordless = { status: 500, body: {} };

/** Draws the screen at an address beside the toasts; `refuses` names the calls that fail without a word. */
export async function openScreen(
  address: string,
  refuses: (method: string, path: string) => boolean,
  refusal: { readonly status: number; readonly body: object } = wordless,
) {
  toast.dismiss();
  becomeSuperAdmin();
  await i18next.loadNamespaces(Object.keys(i18next.services.resourceStore.data["en"] ?? {}));
  const [pathname = ""] = address.split("?");
  const route = shellRoutes.find(({ path }) => path && matchPath(path, pathname));
  const loaded = typeof route?.lazy === "function" ? await route.lazy() : undefined;
  if (!loaded?.Component) throw new Error(`There is no screen at ${address}`);
  const role = { "/users/provider-leader": "Provider Leader", "/users/site-leader": "Site Leader" }[pathname];
  const staff = pathname === "/users/super-admin" ? "Super Admin" : "Instructor";
  const asked = answerCalls(({ method, path }) =>
    refuses(method, path) ? refusal : { body: answerTo(path, role ?? staff) },
  );
  await renderScreen(
    <>
      {createElement(loaded.Component)}
      <Toasts />
    </>,
    address,
    route?.path,
  );
  return asked;
}

/** Waits for a toast that says this and nothing else. */
export async function findToast(says: string) {
  // What opens over the page hides it from the tree of roles.
  const toasts = await screen.findByRole("region", { name: "Notices", hidden: true });
  return within(toasts).findByText(says, { exact: true });
}
