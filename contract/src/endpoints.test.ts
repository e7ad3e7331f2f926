import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allEndpoints } from "./endpoints.ts";

const crud = (path: string) => [
  `GET ${path}`,
  `GET ${path}/{id}`,
  `POST ${path}/add`,
  `PATCH ${path}/update/{id}`,
  `DELETE ${path}/delete/{id}`,
];

const specified = [
  "POST /auth/login",
  "POST /user/forgotPassword",
  "POST /user/resetPassword",
  "POST /user/setNewPassword",
  "GET /system/constants",
  "GET /system/roles",
  "GET /user",
  "GET /user/{id}",
  ...["admin", "site-leader", "provider-leader", "instructor"].flatMap((kind) => [
    `POST /auth/register/${kind}`,
    `PATCH /user/update/${kind}/{id}`,
  ]),
  "POST /auth/bulk-register",
  "DELETE /user/delete/{id}",
  "POST /user/resetAll",
  "POST /user/changePassword/{id}",
  "POST /user/entity/resetPasswords",
  ...["/school", "/provider", "/level", "/charity", "/category", "/district"].flatMap(crud),
  ...["/session", "/sessionTheme", "/program", "/trait", "/mindfulOpen"].flatMap(crud),
  "GET /school/filterbyprovider",
  "PATCH /school/toggleStatus/{id}",
  "POST /school/bulkImport",
  "GET /school/schooleleaderlist",
  "GET /school/sitenumber",
  "GET /provider/allProvider",
  "PATCH /provider/toggleStatus/{id}",
  "GET /level/list",
  "GET /program/welcomeVideo",
  "GET /lead",
  "GET /lead/{id}",
  "POST /lead/add",
  "PATCH /lead/update/{unique_id}",
  "DELETE /trait/delete-video/{id}",
  "POST /upload",
  "DELETE /fileUpload/delete",
  "POST /sessionTheme/bulkImport",
  "POST /mindfulOpen/bulkImport",
  ...["/activityFormResponse", "/pdfFormResponse", "/quizAnswer"].flatMap((path) => [
    `GET ${path}`,
    `DELETE ${path}/delete/{id}`,
  ]),
  ...["/trait", "/studentNomanation"].flatMap((path) => [
    `GET ${path}/responses`,
    `DELETE ${path}/delete-response/{id}`,
  ]),
  ...crud("/charityAsso"),
  "POST /charityAsso/bulkImport",
  "GET /charityAsso/filters",
  "GET /charityAsso/charity/addfilter",
  "GET /teacherPoint",
  "GET /instructor/charityAsso",
  "GET /instructor/charityList",
  "GET /instructor/checkVoting",
  "POST /instructor/selectCharity",
  "GET /classDonation",
  "POST /classDonation/add",
  "PATCH /classDonation/update/{id}",
  "GET /teacherGoal",
  "POST /teacherGoal/add",
  "PATCH /teacherGoal/update/{id}",
  "GET /instructor/curriculum-data",
  "GET /instructor/trait",
  "POST /instructor/activity-form-response/add",
  "POST /instructor/add-trait-response",
  "POST /instructor/add-quiz-answer",
  "POST /instructor/pdf-form-response",
  "POST /instructor/add-nomination-response",
  "GET /report/activity-summary",
];

describe("the calls of the contract", () => {
  const spelled = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);

  test("are spelled as in the specification", () => {
    expect(specified.filter((call) => !spelled.includes(call))).toEqual([]);
  });

  test("have names, addresses and summaries of their own", () => {
    for (const each of [spelled, allEndpoints.map(({ name }) => name)]) {
      expect(each.filter((one, index) => each.indexOf(one) !== index)).toEqual([]);
    }
    expect(allEndpoints.filter(({ summary }) => !summary)).toEqual([]);
  });

  test("answer 201 where they make something, 200 otherwise", () => {
    const making =
      /\/add$|^\/instructor\/(?:add-|pdf-form|selectCharity)|^\/auth\/register\/|^\/upload$|^\/live\/(?:rooms\/open|join)$|^\/teacherMedia\/thumb$/;
    for (const { name, path, status } of allEndpoints) {
      expect([name, status]).toEqual([name, making.test(path) ? 201 : 200]);
    }
  });

  test("take parameters for exactly the places their paths leave open", () => {
    for (const { name, path, params } of allEndpoints) {
      const places = [...path.matchAll(/:(\w+)/g)].map(([, place]) => place);
      const taken = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
      expect([name, ...taken]).toEqual([name, ...places]);
    }
  });

  test("never take a body with a GET or a DELETE", () => {
    for (const { name, method, body } of allEndpoints) {
      if (method === "GET" || method === "DELETE")
        expect([name, body.safeParse({}).success]).toEqual([name, true]);
    }
  });
});
