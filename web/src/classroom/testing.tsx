import type { ClassroomItem, Question } from "@kindling/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, configure, render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { signIn } from "../core/session.ts";

// A busy machine can need more than the default second to draw a screen.
configure({ asyncUtilTimeout: 8000 });

/** The questions a mindful form begins with. */
const defaultQuestions: Question[] = [
  { id: "students", label: "Number of students", kind: "number", required: true },
  { id: "before", label: "How did the class feel before?", kind: "scale_5", required: true },
  { id: "after", label: "How did the class feel after?", kind: "scale_5", required: true },
  { id: "note", label: "Reflection", kind: "long_text", required: false },
];

/** A mindful opening as the server sends it. */
export function someItem(changes: Partial<ClassroomItem> = {}): ClassroomItem {
  return {
    id: 7,
    type: "mindfulness_matters_open_form",
    title: "Balloon breathing",
    start: "2026-11-01",
    end: "2026-11-30",
    trait: { id: 1, name: "Kindness" },
    session_theme: null,
    standards: [],
    video_url: null,
    family_page: null,
    attachment: null,
    instructions: null,
    will_visit: false,
    questions: defaultQuestions,
    details: {},
    points: 5,
    answered: false,
    ...changes,
  };
}

/** What a call is answered with; "line" cuts it off. */
export type CannedReply = { status: number; body: unknown } | "line";

/** Answers every API call from a script and records the calls. */
export function scriptCalls(reply: (path: string, request: RequestInit) => CannedReply) {
  const asked: { path: string; headers: Headers; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : null;
    asked.push({ path, headers: new Headers(request.headers), body });
    const canned = reply(path, request);
    if (canned === "line") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(canned.body), { status: canned.status });
  });
  return asked;
}

const payload = {
  email: "ana@school.example",
  role: { name: "Instructor" },
  user_type: [],
  new_login: false,
};

/** Signs an instructor of one site in. */
export function signInAsInstructor(
  schools = [{ id: 3, name: "Maple School", program: { id: 1, name: "Day" } }],
) {
  signIn({
    data: {
      token: `x.${btoa(JSON.stringify(payload))}.x`,
      fullName: "Ana Torres",
      email: payload.email,
      role: { name: "Instructor" },
      user_type: [],
      new_login: false,
      schools,
      currentSession: null,
      sees_curriculum_standards: false,
    },
  });
}

/** Draws something with the texts, a router and an empty cache around it. */
export async function renderInClassroom(children: ReactNode) {
  await languageReady;
  const namespaces = [
    "aloud",
    "classroom",
    "content",
    "home",
    "illustrations",
    "plan",
    "presenter",
    "recording",
    "stage",
    "ui",
  ];
  await i18next.loadNamespaces(namespaces);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Stands in for a browser's speech recognition. */
export class Recognition {
  lang = "";
  onresult?: (event: object) => void;
  onerror?: (event: object) => void;
  onend?: () => void;
  start = vi.fn<() => void>();
  stop = () => this.onend?.();
  abort = vi.fn<() => void>();

  hear(transcript: string) {
    act(() => this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] }));
  }
}

/** Lets the browser understand speech; returns the recognitions that it makes. */
export function stubRecognition(): readonly Recognition[] {
  const made: Recognition[] = [];
  class Kept extends Recognition {
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal("webkitSpeechRecognition", Kept);
  return made;
}
