import type { RouteObject } from "react-router";
import type { Claims } from "../../core/session.ts";
import { loadOnce } from "../../ui/loadOnce.ts";
import type { HomeHint } from "./redirectFor.ts";

/** What there is for one sort of people who are signed in, and so is loaded only for them. */
export interface SignedInArea {
  readonly routes: RouteObject[];
  /** The path patterns that a person may open. */
  readonly allowedPaths: (claims: Claims) => readonly string[];
  /** Where a person's work begins. */
  readonly homeOf: (claims: Claims, hint: HomeHint) => string;
}

const classroom = loadOnce<SignedInArea>(() => import("../instructor/classroomArea.tsx"));
const office = loadOnce<SignedInArea>(() => import("./officeArea.ts"));

/** What is loaded for a person: the classroom for instructors, the rest for staff and leaders. */
export const areaFor = ({ role }: Pick<Claims, "role">) => (role.name === "Instructor" ? classroom : office);
