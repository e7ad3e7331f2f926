import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { signOut } from "../../core/session.ts";
import { scriptCalls, signInAsInstructor, someItem } from "../testing.tsx";
import { ExportPage } from "./ExportPage.tsx";
import { exportPath } from "./exportPath.ts";

const project = someItem({
  id: 7,
  type: "project_based_learning_activity",
  title: "A lantern for the hall",
  standards: ["CASEL RS.4"],
  details: {
    materials: ["Paper", "Glue"],
    steps: ["Fold it", "Light it"],
    driving_question: "Who needs it?",
  },
});
const trait = someItem({ id: 7, type: "trait", title: "Kindness", trait: null, details: {} });
const episode = someItem({
  id: 9,
  type: "giver_tv",
  title: "The lamp keeper",
  trait: { id: 7, name: "Kindness" },
  video_url: "/api/files/lamp",
  family_page: "https://portal.example/watch/a9-lamp",
});
const family = someItem({
  id: 8,
  type: "family_connection_activity",
  title: "At the table",
  video_url: "/api/files/table",
  family_page: "https://portal.example/watch/j8-table",
  details: { letter: { en: "Dear family", es: "Querida familia" }, prompt: "Who helped you?" },
});
const quiz = someItem({
  id: 10,
  type: "quiz_question",
  title: "Lantern quiz",
  details: {
    quiz_questions: [
      {
        id: 1,
        question: "Who flies?",
        answers: [1, 2].map((number) => ({
          number,
          text: `No. ${number}`,
          graphic: null,
          graphic_name: null,
        })),
        correct_answer: 2,
        primary_graphic: null,
        primary_graphic_name: null,
        math_op: null,
      },
    ],
  },
});

beforeEach(async () => {
  await languageReady;
  await i18next.loadNamespaces([
    "classroom",
    "stage",
    "ui",
    "calendar",
    "curriculum",
    "presenter",
    "puzzles",
  ]);
  signInAsInstructor();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function open(item: { id: number; type: string }) {
  scriptCalls((path) => ({
    status: 200,
    body: { data: path.includes("curriculum-data") ? [project, trait, episode, family, quiz] : {} },
  }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[exportPath(item)]}>
        <Routes>
          <Route path="/instructor/home/export/:id" element={<ExportPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("an item on paper", () => {
  it("has materials, steps, questions and standards, and says whose class it is", async () => {
    await open(project);
    expect(await screen.findByRole("heading", { name: "A lantern for the hall" })).toBeDefined();
    for (const text of ["Glue", "Light it", "Who needs it?", "CASEL RS.4", "Number of students"]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText("Class at Maple School")).toBeDefined();
    const question = screen.getByText("Who needs it?");
    const after = question.compareDocumentPosition(screen.getByText("Fold it"));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING, "the question before the steps").toBeTruthy();
  });

  it("tells a trait from an activity of the same number, and lists its episodes", async () => {
    await open(trait);
    expect(await screen.findByRole("heading", { name: "Kindness" })).toBeDefined();
    expect(screen.getAllByText("The lamp keeper")).toHaveLength(2);
    expect(screen.getByText("portal.example/watch/a9-lamp")).toBeDefined();
    expect(screen.queryByText("Glue")).toBeNull();
  });

  it("gives each letter a page of its own, in its language", async () => {
    await open(family);
    expect((await screen.findByText("Querida familia")).closest("[lang]")?.getAttribute("lang")).toBe("es");
    expect(screen.getByText("Dear family").closest("[lang]")?.getAttribute("lang")).toBe("en");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    for (const heading of ["Film for families", "Watch the film at home", "Video para ver en casa"])
      expect(screen.getByRole("heading", { name: heading })).toBeDefined();
    expect(screen.getAllByText("portal.example/watch/j8-table")).toHaveLength(3);
  });

  it("keeps the answers of a quiz to itself until they are asked for", async () => {
    await open(quiz);
    expect(await screen.findByText("Who flies?")).toBeDefined();
    expect(screen.queryByText(/right/i)).toBeNull();
    await userEvent.click(screen.getByRole("switch", { name: "With answers" }));
    expect(screen.getByText(/right answer/i)).toBeDefined();
  });

  it("says so when what is asked for is not on", async () => {
    await open({ id: 99, type: "puzzle_form" });
    expect(await screen.findByText("This activity isn't available today")).toBeDefined();
  });
});
