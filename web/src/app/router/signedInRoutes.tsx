import i18next from "i18next";
import type { RouteObject } from "react-router";
import { ErrorPage } from "../ErrorPage.tsx";
import { classroomTexts } from "../instructor/classroomTexts.ts";
import { classModeRoutes, instructorRoutes } from "../instructor/instructorRoutes.ts";
import { shellRoutes } from "./shellRoutes.ts";

export { redirectFor } from "./redirectFor.ts";

/** A frame with an error boundary inside, so that the menu stays. */
function framed(
  lazy: NonNullable<RouteObject["lazy"]>,
  screens: RouteObject[],
  errorElement = <ErrorPage />,
): RouteObject {
  return { lazy, children: [{ errorElement, children: screens }] };
}

/** Both frames of the classroom and its texts, so that a class goes in and out of class mode without a connection. */
async function classroomFrames() {
  const [{ ClassroomFrame }, { ClassModeFrame }] = await Promise.all([
    import("../shell/ClassroomFrame.tsx"),
    import("../shell/ClassModeFrame.tsx"),
    i18next.loadNamespaces(classroomTexts),
  ]);
  return { ClassroomFrame, ClassModeFrame };
}

export const routes: RouteObject[] = [
  framed(async () => ({ Component: (await import("../shell/AppShell.tsx")).AppShell }), shellRoutes),
  framed(async () => ({ Component: (await classroomFrames()).ClassroomFrame }), instructorRoutes),
  framed(
    async () => ({ Component: (await classroomFrames()).ClassModeFrame }),
    classModeRoutes,
    <ErrorPage whole />,
  ),
];
