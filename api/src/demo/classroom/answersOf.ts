import type { Question } from "@kindling/contract";
import type { MindfulScript } from "../curriculum/mindfulScripts.ts";
import type { Random } from "../shared/random.ts";
import type { DemoClass } from "./demoClasses.ts";
import { additions, observations, shortAnswers } from "./remarks.ts";

type Answer = string | number | boolean | string[];

const shareReflecting = 0.55;

/** A class's answers to an opening by question id; some optional ones are skipped. */
export function answersOf(
  questions: readonly Question[],
  script: MindfulScript,
  { students, mood }: Pick<DemoClass, "students" | "mood">,
  random: Random,
): Record<string, Answer> {
  const before = clampToScale(mood + random.between(-1, 1));
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    if (!question.required && !random.chance(shareReflecting)) continue;
    if (question.id === "students") answers["students"] = students - random.between(0, 4);
    else if (question.id === "before") answers["before"] = before;
    else if (question.id === "after") answers["after"] = clampToScale(before + random.pick([0, 1, 1, 1, 2]));
    else if (question.id === "reflection") answers["reflection"] = reflection(script, random);
    else answers[question.id] = answerTo(question, random);
  }
  return answers;
}

const clampToScale = (value: number) => Math.min(5, Math.max(1, value));

function reflection({ remembered }: MindfulScript, random: Random): string {
  if (random.chance(0.12)) return random.pick(remembered);
  const observation = random.pick(observations);
  return random.chance(0.35) ? `${observation} ${random.pick(additions)}` : observation;
}

function answerTo({ id, kind, options = [] }: Question, random: Random): Answer {
  switch (kind) {
    case "yes_no":
      return random.chance(0.8);
    case "choice":
      return random.pick(options);
    case "multi_choice": {
      const chosen = new Set(random.shuffled(options).slice(0, random.between(1, 3)));
      return options.filter((option) => chosen.has(option));
    }
    case "number":
      return random.between(3, 19);
    case "scale_5":
      return random.between(3, 5);
    case "text":
    case "long_text":
      return random.pick(shortAnswers[id] ?? observations);
  }
}
