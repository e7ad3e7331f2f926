import { curriculumBookletEndpoints } from "@kindling/contract";
import { type Route, route } from "../../core/route.ts";
import { readBooklet } from "../booklet/readBooklet.ts";

export const bookletRoutes: Route[] = [
  route(curriculumBookletEndpoints.booklet, async ({ db, query, language }) => ({
    data: { ...(await readBooklet(db, query, language)), grade: query.grade },
  })),
];
