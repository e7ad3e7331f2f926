import i18next from "i18next";
import { createElement, lazy, useSyncExternalStore } from "react";
import { fetchTexts, languageReady } from "../../core/language.ts";
import { onWindow } from "../../core/listening.ts";

export { ThanksFrame as Frame } from "./ThanksFrame.tsx";

/** The page to join a room, with its texts; what it needs is listed here instead of in the portal's first script. */
const Join = lazy(async () => ({
  default: (await import("../../classroom/joining/JoinPage.tsx")).JoinPage,
}));

const Substitute = lazy(async () => {
  const [{ SubstitutePage }] = await Promise.all([
    import("../../classroom/substituting/SubstitutePage.tsx"),
    fetchTexts("viewAs"),
  ]);
  await languageReady;
  await i18next.loadNamespaces("viewAs");
  return { default: SubstitutePage };
});

const Remote = lazy(async () => ({
  default: (await import("../../classroom/remote/RemotePage.tsx")).RemotePage,
}));

/** What makes this a phone that leads a stage: #p, with a code or without; empty otherwise. */
const remoteHere = () => /^#p(?:\..*)?$/.exec(window.location.hash)?.[0] ?? "";

const toJoin = () => {
  window.location.hash = "";
};

/** The token of a substitute's link, behind #; empty for a code of a room. */
const tokenHere = () => /^#s\.(.+)/.exec(window.location.hash)?.[1] ?? "";

const onHash = (listener: () => void) => onWindow(["hashchange"], listener);

/** The page for students who join a room, a substitute, or a teacher's phone: what is behind # says which. */
export function Page() {
  const token = useSyncExternalStore(onHash, tokenHere);
  const remote = useSyncExternalStore(onHash, remoteHere);
  if (remote) return createElement(Remote, { key: remote, onLeave: toJoin });
  return token ? createElement(Substitute, { key: token, token }) : createElement(Join);
}
