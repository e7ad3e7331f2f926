import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseTeacher, readStanding } from "../../classroom/teachers/standing.ts";
import { signInAsInstructor } from "../../classroom/testing.tsx";
import { languageReady } from "../../core/language.ts";
import { signOut } from "../../core/session.ts";
import { judgeFailure, sendMedia } from "./sendMedia.ts";
import type { Upload } from "./uploader.ts";

const adeyemi = { id: 21, name: "Ms. Adeyemi" };
const okafor = { id: 22, name: "Mr. Okafor" };
let sent: FormData[] = [];

/** Answers every form: 201, or 422 where it names a teacher who has left. */
function answerForms(gone: number, otherwise = 201) {
  class Request {
    upload = {};
    status = 0;
    responseText = "";
    onload = () => {};
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      sent.push(form);
      const isGone = form.get("generic_teacher_id") === String(gone);
      this.status = isGone ? 422 : otherwise;
      const refusal = { message: "No", request_id: "r", errors: [{ msg: "No", path: "generic_teacher_id" }] };
      this.responseText = JSON.stringify(isGone ? refusal : { data: { id: 9 } });
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
}

beforeEach(async () => {
  await languageReady;
  await i18next.loadNamespaces(["media"]);
  signInAsInstructor();
  sent = [];
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const upload = (): Upload => ({
  key: "k",
  schoolId: 3,
  file: new File(["x"], "kites.jpg"),
  kind: "image",
  caption: "Kites",
  state: "sending",
  progress: 0,
  words: null,
  saved: null,
  captionFailed: false,
});
const send = (each: Upload) => sendMedia(each, () => {}, new AbortController().signal);
const named = () => sent.map((form) => form.get("generic_teacher_id"));

describe("a file that is sent again", () => {
  it("goes with the caption of its first try, as long as that may have arrived", async () => {
    answerForms(0, 503);
    const photo = upload();
    await expect(send(photo)).rejects.toMatchObject({ status: 503 });
    answerForms(0);
    expect(await send({ ...photo, caption: "Kites at noon" })).toEqual({ id: 9, caption: "Kites" });
    expect(sent.map((form) => form.get("caption"))).toEqual(["Kites", "Kites"]);
  });
});

describe("sendMedia where a login is shared", () => {
  it("names the teacher, or nobody if the account's owner teaches", async () => {
    answerForms(0);
    chooseTeacher(3, adeyemi);
    await send(upload());
    chooseTeacher(3, null);
    await send(upload());
    expect(named()).toEqual(["21", null]);
  });

  it("keeps the teacher of the first attempt", async () => {
    answerForms(0);
    chooseTeacher(3, adeyemi);
    const photo = upload();
    await send(photo);
    chooseTeacher(3, okafor);
    await send(photo);
    expect(named()).toEqual(["21", "21"]);
  });

  it("asks anew who is there when the teacher has left, and may be tried again for them", async () => {
    answerForms(21);
    chooseTeacher(3, adeyemi);
    const photo = upload();
    const error: unknown = await send(photo).catch((why: unknown) => why);
    expect(judgeFailure(error).state).toBe("failed");
    expect(readStanding(3)?.isGone).toBe(true);
    chooseTeacher(3, okafor);
    expect(await send(photo)).toMatchObject({ id: 9 });
    expect(named()).toEqual(["21", "22"]);
  });
});
