import type { notificationEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type Calls = typeof notificationEndpoints;

/** The calls without the contract's schemas, which are a file of their own. */
export const notificationCalls = {
  latest: light<Calls["latest"]>("GET", "/notification", "granted"),
  unread: light<Calls["unread"]>("GET", "/notification/unread", "granted"),
  read: light<Calls["read"]>("POST", "/notification/read", "granted"),
  settings: light<Calls["settings"]>("GET", "/notification/settings", "granted"),
  save: light<Calls["save"]>("PATCH", "/notification/settings", "granted"),
};
