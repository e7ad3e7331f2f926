import { createElement } from "react";
import type { ResourceManifest } from "../../ui/manifest.ts";
import type { UserPageKind } from "./UserPage.tsx";

const page = (kind: UserPageKind) => async () => {
  const { UserPage } = await import("./UserPage.tsx");
  return () => createElement(UserPage, { kind });
};

export const userPages: ResourceManifest = [
  { path: "/users/super-admin/:id", title: "superAdmin", load: page("superAdmin") },
  { path: "/users/provider-leader/:id", title: "providerLeader", load: page("providerLeader") },
  { path: "/users/site-leader/:id", title: "siteLeader", load: page("siteLeader") },
  { path: "/users/instructor/:id", title: "instructor", load: page("instructor") },
];
