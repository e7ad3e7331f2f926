import i18next from "i18next";
import type { RouteObject } from "react-router";
import { isSubstitute } from "../../account/substituting/useSubstitute.ts";
import { whenIdle } from "../../ui/Later.tsx";
import { ErrorArea, framed } from "../router/framed.tsx";
import { notFound } from "../router/notFound.ts";
import { firstTexts, laterTexts } from "./classroomTexts.ts";
import { instructorPaths } from "./instructorPaths.ts";
import { classModeRoutes, instructorRoutes } from "./instructorRoutes.ts";

/** Both frames of the classroom and its first texts, so that a class goes in and out of class mode without a connection. */
async function classroomFrames() {
  const [{ ClassroomFrame }, { ClassModeFrame }] = await Promise.all([
    import("../shell/ClassroomFrame.tsx"),
    import("../shell/ClassModeFrame.tsx"),
    i18next.loadNamespaces(firstTexts),
  ]);
  const others = { load: () => i18next.loadNamespaces(laterTexts) };
  // The worker keeps them; where there can be none, they have to be there before the connection is lost.
  if ("serviceWorker" in navigator) whenIdle(others);
  else await others.load();
  return { ClassroomFrame, ClassModeFrame };
}

/** The instructors' screens. */
export const routes: RouteObject[] = [
  framed(
    async () => ({ Component: (await classroomFrames()).ClassroomFrame }),
    [...instructorRoutes, notFound],
  ),
  framed(
    async () => ({ Component: (await classroomFrames()).ClassModeFrame }),
    classModeRoutes,
    <ErrorArea whole />,
  ),
];

/** Those that make calls which the server refuses to substitutes. */
const closed = /home\/(media|charity)/;

export const allowedPaths = () => instructorPaths.filter((path) => !isSubstitute() || !closed.test(path));

export const homeOf = () => "/instructor/home";
