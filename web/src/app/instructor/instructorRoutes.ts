import { createElement, Fragment } from "react";
import type { RouteObject } from "react-router";
import { type ClassroomPage, classroomAreas, jointPages } from "../../classroom/classroomAreas.ts";
import { presenterPath } from "../../classroom/presenting/presenterPath.ts";
import { LaterThanks } from "../../giving/class-thanks/LaterThanks.tsx";
import { givingPath } from "../../giving/shared/givingPath.ts";
import type { TitleKey } from "../menus/menuTypes.ts";
import { screenRoute } from "../router/screenRoute.ts";

/**
 * Loads one screen; the worker keeps the others for when there is no line. Where there can be no worker, the whole
 * classroom comes at once.
 */
async function only<T>(load: () => Promise<T>): Promise<T> {
  if (!("serviceWorker" in navigator)) await import("./classroomScreens.ts");
  return load();
}

const areaPage = () =>
  Promise.all([
    import("../../classroom/AreaPage.tsx"),
    import("../../recognition/nominations/LetterLinks.tsx"),
  ]);

/** A page that lists one area, or several that share it. */
function listing(
  path: string,
  page: ClassroomPage | keyof typeof jointPages,
  listed: readonly ClassroomPage[],
) {
  const areas = classroomAreas.filter((area) => listed.includes(area.page));
  return screenRoute(path, page satisfies TitleKey, async () => {
    const [{ AreaPage }, { LetterLinks }] = await only(areaPage);
    const list = createElement(AreaPage, { page, areas });
    if (!listed.includes("familyConnection")) return () => list;
    return () => createElement(Fragment, null, list, createElement(LetterLinks));
  });
}

export const instructorRoutes: RouteObject[] = [
  screenRoute(
    "/instructor/selection",
    "siteSelection",
    async () => (await only(() => import("../../classroom/SelectionPage.tsx"))).SelectionPage,
  ),
  screenRoute("/instructor/home", "instructorHome", async () => {
    const { HomePage } = await only(() => import("../../classroom/HomePage.tsx"));
    return () => createElement(HomePage, { Thanks: LaterThanks });
  }),
  ...classroomAreas
    .filter(({ page }) => page !== "nominations")
    .map(({ page, path }) => listing(path, page, [page])),
  screenRoute(
    "/instructor/home/nominations",
    "nominations",
    async () =>
      (await only(() => import("../../recognition/nominations/NominationsPage.tsx"))).NominationsPage,
  ),
  screenRoute(
    "/instructor/home/nominations/:id",
    "nominations",
    async () => (await only(() => import("../../recognition/nominations/NominatePage.tsx"))).NominatePage,
  ),
  screenRoute(
    "/instructor/home/family-connection/:id/letter",
    "familyConnection",
    async () =>
      (await only(() => import("../../recognition/nominations/FamilyLetterPage.tsx"))).FamilyLetterPage,
  ),
  screenRoute(
    "/instructor/home/media",
    "classMedia",
    async () => (await import("../../media/uploading/MediaPage.tsx")).MediaPage,
  ),
  screenRoute(
    "/instructor/home/export/:id",
    "onPaper",
    async () => (await only(() => import("../../classroom/exporting/ExportPage.tsx"))).ExportPage,
  ),
  listing(
    jointPages.peerFamilyConnection.path,
    "peerFamilyConnection",
    jointPages.peerFamilyConnection.pages,
  ),
  listing(jointPages.playLessonActivity.path, "playLessonActivity", jointPages.playLessonActivity.pages),
  screenRoute(
    givingPath,
    "charityActivity",
    async () =>
      (await only(() => import("../../giving/charity-activity/CharityActivityPage.tsx"))).CharityActivityPage,
  ),
  screenRoute(
    `${givingPath}/story`,
    "sessionStory",
    async () => (await only(() => import("../../giving/story/StoryPage.tsx"))).StoryPage,
  ),
  screenRoute(
    `${givingPath}/:id`,
    "charityPage",
    async () => (await only(() => import("../../giving/charities/CharityPage.tsx"))).CharityPage,
  ),
];

/** Class mode fills the screen, without a frame. */
export const classModeRoutes: RouteObject[] = [
  screenRoute(
    `${givingPath}/vote`,
    "charityVote",
    async () => (await only(() => import("../../giving/vote/VotePage.tsx"))).VotePage,
  ),
  screenRoute(
    presenterPath,
    "presenter",
    async () => (await only(() => import("../../classroom/presenting/PresenterPage.tsx"))).PresenterPage,
  ),
  ...classroomAreas
    .filter(({ onStage }) => onStage)
    .map(({ path, page, types }) =>
      screenRoute(`${path}/:id`, page, async () => {
        const { ClassModePage } = await only(() => import("../../classroom/ClassModePage.tsx"));
        return () => createElement(ClassModePage, { types });
      }),
    ),
];
