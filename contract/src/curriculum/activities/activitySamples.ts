import type { ActivityKind } from "./activityTypes.ts";

type Cells = Readonly<Record<string, string>>;

const breath = {
  "details.breathing.inhale": "4",
  "details.breathing.hold": "2",
  "details.breathing.exhale": "6",
  "details.breathing.rounds": "5",
};

/** Sample rows for import templates, by activity type. */
export const activitySamples: Readonly<Record<ActivityKind, Cells>> = {
  mindfulOpen: {
    title: "Balloon breathing",
    "details.script": "Sit tall. Imagine a balloon in your belly that grows as you breathe in.",
    "details.duration_seconds": "180",
    ...breath,
  },
  mindfulClose: {
    title: "Lantern of the day",
    "details.script": "Close your eyes. Think of one good moment today.",
    "details.duration_seconds": "120",
    ...breath,
    "details.closing_prompt": "Which moment will you remember?",
  },
  nomination: { title: "Who showed courage?", max_per_class: "2" },
  puzzle: {
    title: "Words of patience",
    "details.puzzle_type": "word_search",
    "details.words": "PATIENCE; WAIT; CALM; BREATHE; TRUST",
    "details.grid_size": "12",
  },
  kinesthetic: {
    title: "The trust walk",
    "details.materials": "One scarf for two; Chalk",
    "details.steps": "Pair up; One partner closes their eyes; The other leads by voice alone; Switch",
    "details.space": "School yard",
    "details.duration_minutes": "20",
  },
  projectBased: {
    title: "A bench for everyone",
    "details.driving_question": "How can our schoolyard welcome a student who is alone?",
    "details.materials": "Large paper; Colored pencils",
    "details.steps": "Watch the schoolyard for a week; Draw ideas; Choose one; Build a model",
    "details.outcome": "A model and a letter to the principal",
    "details.duration_days": "5",
  },
  peerConnection: {
    title: "Two truths and a dream",
    "details.group_size": "4",
    "details.prompt": "Say two things that are true about you and one you wish were true.",
    "details.steps": "Sit in a circle; Share; Guess the dream; Thank each other",
  },
  familyConnection: {
    title: "Around our table",
    "details.letter.en": "Dear families, this week we talk about gratitude.",
    "details.letter.es": "Queridas familias: esta semana hablamos de la gratitud.",
    "details.prompt": "What is each of you thankful for today?",
  },
  playActivity: {
    title: "Pass the storm",
    "details.materials": "A soft ball",
    "details.rules": "The student with the ball makes a rain sound. The others repeat it.",
    "details.players": "6 to 12",
    "details.duration_minutes": "15",
  },
  lessonPlan: {
    title: "What courage sounds like",
    "details.objective": "Students can explain the difference between courage and risk-taking.",
    "details.materials": "Picture book; Board",
    "details.procedure": "Read the story. Stop before the ending and ask what each student would do.",
    "details.assessment": "Each student names one time they showed courage.",
    "details.duration_minutes": "40",
  },
  quiz: { title: "What do you know about courage?" },
};
