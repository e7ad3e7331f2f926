import { createElement, Fragment } from "react";
import type { RouteObject } from "react-router";
import { type ClassroomPage, classroomAreas, jointPages } from "../../classroom/classroomAreas.ts";
import { givingPath } from "../../giving/shared/givingPath.ts";
import type { TitleKey } from "../menus/menuTypes.ts";
import { screenRoute } from "../router/screenRoute.ts";

/** Loads the whole classroom at once, so that class mode opens offline. */
const classroom = () => import("./classroomScreens.ts");

/** A page that lists one area, or several that share it. */
function listing(
  path: string,
  page: ClassroomPage | keyof typeof jointPages,
  listed: readonly ClassroomPage[],
) {
  const areas = classroomAreas.filter((area) => listed.includes(area.page));
  return screenRoute(path, page satisfies TitleKey, async () => {
    const { AreaPage, LetterLinks } = await classroom();
    const list = createElement(AreaPage, { page, areas });
    if (!listed.includes("familyConnection")) return () => list;
    return () => createElement(Fragment, null, list, createElement(LetterLinks));
  });
}

/** The instructors' screens under the classroom's header. */
export const instructorRoutes: RouteObject[] = [
  screenRoute("/instructor/selection", "siteSelection", async () => (await classroom()).SelectionPage),
  screenRoute("/instructor/home", "instructorHome", async () => (await classroom()).HomePage),
  ...classroomAreas
    .filter(({ page }) => page !== "nominations")
    .map(({ page, path }) => listing(path, page, [page])),
  screenRoute("/instructor/home/nominations", "nominations", async () => (await classroom()).NominationsPage),
  screenRoute(
    "/instructor/home/nominations/:id",
    "nominations",
    async () => (await classroom()).NominatePage,
  ),
  screenRoute(
    "/instructor/home/family-connection/:id/letter",
    "familyConnection",
    async () => (await classroom()).FamilyLetterPage,
  ),
  screenRoute(
    "/instructor/home/media",
    "classMedia",
    async () => (await import("../../media/uploading/MediaPage.tsx")).MediaPage,
  ),
  screenRoute("/instructor/home/export/:id", "onPaper", async () => (await classroom()).ExportPage),
  listing(
    jointPages.peerFamilyConnection.path,
    "peerFamilyConnection",
    jointPages.peerFamilyConnection.pages,
  ),
  listing(jointPages.playLessonActivity.path, "playLessonActivity", jointPages.playLessonActivity.pages),
  screenRoute(givingPath, "charityActivity", async () => (await classroom()).CharityActivityPage),
  screenRoute(`${givingPath}/story`, "sessionStory", async () => (await classroom()).StoryPage),
  screenRoute(`${givingPath}/:id`, "charityPage", async () => (await classroom()).CharityPage),
];

/** Class mode fills the screen, without a frame. */
export const classModeRoutes: RouteObject[] = [
  screenRoute(`${givingPath}/vote`, "charityVote", async () => (await classroom()).VotePage),
  ...classroomAreas
    .filter(({ onStage }) => onStage)
    .map(({ path, page, types }) =>
      screenRoute(`${path}/:id`, page, async () => {
        const { ClassModePage } = await classroom();
        return () => createElement(ClassModePage, { types });
      }),
    ),
];
