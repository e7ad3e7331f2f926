import {
  accountEndpoints,
  classroomAnnouncementEndpoints,
  classroomEndpoints,
  classroomHomeEndpoints,
  genericTeacherEndpoints,
  givingEndpoints,
  programEndpoints,
  weekPlanEndpoints,
} from "@kindling/contract";
import { expect, it } from "vitest";
import { classroomCalls } from "./classroomCalls.ts";

const whole = {
  ...accountEndpoints,
  ...programEndpoints,
  ...genericTeacherEndpoints,
  ...givingEndpoints,
  ...classroomAnnouncementEndpoints,
  ...classroomHomeEndpoints,
  ...classroomEndpoints,
  ...weekPlanEndpoints,
};

it.each(Object.entries(classroomCalls))("%s is the contract's", (name, { method, path, access }) => {
  const declared = whole[name as keyof typeof classroomCalls];
  expect({ method, path, kind: access.kind }).toEqual({
    method: declared.method,
    path: declared.path,
    kind: declared.access.kind,
  });
});
