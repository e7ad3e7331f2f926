import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings for the upper grades of elementary school. */
export const olderChildren: readonly MindfulScript[] = [
  {
    title: "The Kindness Detective",
    level: "Upper Elementary",
    standards: [standards.socialAwareness, standards.relationships],
    ready: "Clear your desk, as a detective would before looking at the evidence.",
    script: [
      "Good detectives do not look harder than other people. They look longer. Today you are on a case: somewhere in the last day there was a kindness that nobody reported.",
      "Close your eyes and go back to yesterday at dismissal. Play it slowly, like a film that you can stop. Who held something? Who waited? Who moved over?",
      "Go on to the evening. Somebody turned down the volume. Somebody left the last one for you. It may have looked like nothing. The best ones usually do.",
      "Now this morning. The door, the bus, the coat hooks. Stop the film on one small thing that somebody did and did not have to do.",
      "Look at the face of the person who did it. Did they know that anybody saw? Now you have seen it. That makes you the witness.",
      "Think of one you did yourself. Yes, you. Detectives have to be honest about the evidence, even when it speaks in their favor.",
      "Keep your case open all day. Breathe in, and look. Breathe out, and look a little longer.",
    ],
    breathing: { inhale: 4, hold: 0, exhale: 4, rounds: 4 },
    quiet: 60,
    asks: {
      id: "cases",
      label: "How many kindnesses did the class report by the end of the day?",
      kind: "number",
      required: false,
    },
    remembered: [
      "They filed reports all day on scraps of paper. I read them aloud at three, without the names.",
      "The kindest evidence was about the girl everyone calls bossy. She had been tying a first grader's shoe every morning.",
      '"It may have looked like nothing" is now our line for good deeds.',
    ],
  },
  {
    title: "The Pause Before the Answer",
    level: "Upper Elementary",
    standards: [standards.selfManagement, standards.relationships],
    ready: "Both hands flat on the desk.",
    script: [
      "Between the moment something happens and the moment you do something about it, there is a gap. It is tiny. Most days we jump across without ever looking down.",
      "Think of a small thing that bugs you. Somebody cuts the line. Somebody hums. Keep it small. Let it happen in your mind, once, as if it were happening now.",
      "Notice what your body does first. Is it hot somewhere? Does something tighten? Do your hands want to go somewhere? That is the starting gun. It is quick, and it is not your boss.",
      "Now press your palms flat and take one breath, all the way in and all the way out. That was three seconds. You just stretched the gap.",
      "In those three seconds there are more answers than one. You could say something. You could let it pass. You could ask. You could even laugh. Which one would you be glad about tonight?",
      "Nobody manages it every time. The people who manage it sometimes have just practiced when it was easy, as we are doing now.",
      "Let us practice the breath, so that it is there when you need it.",
    ],
    breathing: { inhale: 4, hold: 2, exhale: 5, rounds: 5 },
    quiet: 45,
    remembered: [
      "Palms flat on the lunch table: I saw it from across the cafeteria, and I knew what had just not happened.",
      '"It is quick, and it is not your boss" went home to at least one big brother.',
      "We timed the gap. The record is eleven seconds.",
    ],
  },
];
