import { type ActivityKind, activityTypes, resourceEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { badCells, figures } = importing(kit);
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
await make.level({ name: "Lower Elementary" });

const breathing = { inhale: 4, hold: 0, exhale: 6, rounds: 3 };
const lists = { materials: ["Chalk, white", "A scarf; or two"], steps: ["Pair up", "Lead | follow", "a\\b"] };

/** Each kind's details, sound ones and one that is refused, with the field that it is refused at. */
const samples = {
  mindfulOpen: {
    details: {
      script: "- Sit\n- Breathe",
      audio_url: "https://a.example/b.mp3",
      duration_seconds: 90,
      breathing,
    },
    wrong: { details: { audio_url: "calm" }, path: "details.audio_url" },
  },
  mindfulClose: {
    details: { breathing, closing_prompt: "What stays?" },
    wrong: { details: { breathing: { ...breathing, rounds: 0 } }, path: "details.breathing.rounds" },
  },
  puzzle: {
    details: { puzzle_type: "word_search", words: ["CALM", "WAIT"], grid_size: 12, seed: 42 },
    wrong: { details: { puzzle_type: "sudoku" }, path: "details.puzzle_type" },
  },
  kinesthetic: {
    details: { ...lists, space: "Yard", duration_minutes: 20 },
    wrong: { details: { materials: ["Chalk", " "] }, path: "details.materials.1" },
  },
  projectBased: {
    details: { ...lists, driving_question: "Why?", outcome: "A model", duration_days: 5 },
    wrong: { details: { duration_days: 0 }, path: "details.duration_days" },
  },
  peerConnection: {
    details: { group_size: 4, prompt: "=Tell", steps: ["One", "Two"] },
    wrong: { details: { group_size: 0 }, path: "details.group_size" },
  },
  familyConnection: {
    details: { letter: { en: "Dear families,\n\nhello", es: "Queridas familias" }, prompt: "Ask" },
    wrong: { details: { letter: { en: "x".repeat(20_001) } }, path: "details.letter.en" },
  },
  playActivity: {
    details: { materials: ["Ball"], rules: "Play", players: "6 to 12", duration_minutes: 15 },
    wrong: { details: { duration_minutes: 601 }, path: "details.duration_minutes" },
  },
  lessonPlan: {
    details: {
      objective: "See",
      materials: ["Book"],
      procedure: "Read",
      assessment: "Tell",
      duration_minutes: 40,
    },
    wrong: { details: { materials: "Book" }, path: "details.materials" },
  },
} satisfies Record<Exclude<ActivityKind, "nomination" | "quiz">, object>;

const kinds = (Object.keys(samples) as (keyof typeof samples)[]).map((kind) => ({
  path: activityTypes[kind].path,
  calls: resourceEndpoints[kind],
  ...samples[kind],
}));

const sound = { title: "Bees", start: "2026-09-01", end: "2026-09-30" };
const pdf = Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`);

/** A form as a browser sends it, with any texts. */
async function send(path: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append("attachment", new Blob([pdf]), "sheet.pdf");
  const sent = new Response(form);
  const answer = await kit.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${staff.token}`,
      "content-type": sent.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<{ data: Made; errors?: unknown[] }>() };
}

interface Made {
  readonly details: unknown;
  readonly questions: readonly { readonly label: string }[];
  readonly attachment: { readonly name: string } | null;
}

describe.each(kinds)("POST $path/add", ({ calls, details, wrong }) => {
  test("keeps the details of its type, also when they change", async () => {
    const made = await call(calls.create, { as: staff, body: { ...sound, details } });
    expect([made.status, made.body.errors, made.body.data.details]).toEqual([201, undefined, details]);
    const { id } = made.body.data;
    const changed = await call(calls.update, { as: staff, params: { id }, body: { details: {} } });
    // A puzzle keeps the seed it was laid out with.
    expect([changed.status, changed.body.data.details]).toEqual([200, "seed" in details ? { seed: 42 } : {}]);
  });

  test("refuses a wrong one where it stands", async () => {
    const { status, body } = await call(calls.create, {
      as: staff,
      body: { ...sound, ...wrong, path: undefined },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [wrong.path]]);
  });

  test("takes them as a form with an attachment, as JSON text", async () => {
    const asked = [{ label: "How was it?", kind: "scale_5", required: true }];
    const fields = {
      ...sound,
      standard_1: "",
      details: JSON.stringify(details),
      questions: JSON.stringify(asked),
    };
    const { status, body } = await send(calls.create.path, fields);
    expect([status, body.errors, body.data.details]).toEqual([201, undefined, details]);
    expect([body.data.questions[0]?.label, body.data.attachment?.name]).toEqual(["How was it?", "sheet.pdf"]);
  });
});

describe("POST /kinesthetic/add as a form", () => {
  test("takes parts of the details by their paths: lists as JSON text, or a line each time", async () => {
    const materials = JSON.stringify(["Chalk", "Rope"]);
    const { body } = await send("/kinesthetic/add", {
      ...sound,
      "details.materials": materials,
      "details.steps": "Pair up, then walk",
      "details.duration_minutes": "20",
      "details.space": "",
    });
    expect(body.data.details).toEqual({
      materials: ["Chalk", "Rope"],
      steps: ["Pair up, then walk"],
      duration_minutes: 20,
    });
  });
});

describe.each(kinds)("POST $path/bulkImport", ({ calls, details }) => {
  const as = staff;

  test("takes the sample of its template, details and all", async () => {
    const template = await call(calls.importTemplate, { as });
    const { figures: made, id } = await figures(calls.import, template.text, { as });
    expect([made, id > 0]).toEqual([[1, 0, 0], true]);
    const { data } = (await call(calls.list, { as, query: { sort: "created_at", order: "desc", rows: 1 } }))
      .body;
    expect(Object.values(data[0]?.details ?? {}).filter((value) => value !== null)).not.toEqual([]);
  });

  test("answers today's rows so that they change nothing when they come back", async () => {
    await call(calls.create, { as, body: { ...sound, title: "Full", details } });
    await call(calls.create, { as, body: { ...sound, title: "Bare" } });
    const nulls = Object.fromEntries(Object.keys(details).map((name) => [name, null]));
    await call(calls.create, { as, body: { ...sound, title: "Emptied", details: nulls } });
    const current = await call(calls.importTemplate, { as, query: { current: true } });
    const query = { mode: "upsert" };
    // Those of the tests above share a title and a start, as no file may have it.
    const own = current.text.split("\r\n").filter((line) => !line.startsWith("Bees"));
    const { figures: done, total } = await figures(calls.import, own.join("\r\n"), { as, query });
    expect(done).toEqual([0, 0, total]);
  });
});

describe("POST /mindfulOpen/bulkImport", () => {
  const header = ["title", "start", "end"];
  const row = ["Wind", "2026-10-01", "2026-10-09"];
  const found = async () => {
    const query = { search: "Wind" };
    return (await call(resourceEndpoints.mindfulOpen.list, { as: staff, query })).body.data[0]?.details;
  };

  test("makes of several columns one breathing, and names the cell that is missing or wrong", async () => {
    const parts = [...header, "Breathe in", "Hold", "Breathe out", "Rounds"];
    const bad = csv([parts, [...row, "4", "", "ten", "3"]]);
    expect(await badCells(resourceEndpoints.mindfulOpen.import, bad, { as: staff })).toEqual([
      [2, "Hold", "", "Hold is required"],
      [2, "Breathe out", "ten", expect.any(String)],
    ]);
    await figures(resourceEndpoints.mindfulOpen.import, csv([parts, [...row, 4, 0, 6, 3]]), { as: staff });
    expect(await found()).toEqual({ breathing });
  });

  test("leaves alone, with mode=upsert, what of the details no column names, and empties what one does", async () => {
    const as = staff;
    const query = { mode: "upsert" };
    const script = csv([
      [...header, "Script", "Duration in seconds"],
      [...row, "Listen", "60"],
    ]);
    await figures(resourceEndpoints.mindfulOpen.import, script, { as, query });
    expect(await found()).toEqual({ breathing, script: "Listen", duration_seconds: 60 });
    const less = csv([
      [...header, "Script", "Rounds"],
      [...row, "", "4"],
    ]);
    expect((await figures(resourceEndpoints.mindfulOpen.import, less, { as, query })).figures).toEqual([
      0, 1, 0,
    ]);
    expect(await found()).toMatchObject({
      breathing: { ...breathing, rounds: 4 },
      duration_seconds: 60,
      script: null,
    });
  });
});
