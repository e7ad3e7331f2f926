import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings for middle and high school. */
export const teenagers: readonly MindfulScript[] = [
  {
    title: "After the Loud Hallway",
    level: "Middle School",
    standards: [standards.selfManagement, standards.socialAwareness],
    ready: "Phones away, hoods as you like. Pick a spot on the desk to look at.",
    script: [
      "You have four minutes between classes, and a lot gets into them. Who said hi. Who didn't. A locker, a joke, a look. Your feet are in here. The rest of you may still be out there.",
      "So let it finish. Play the hallway back once, on purpose, start to end, with the sound on. Don't judge it. You are the security camera.",
      "Now turn the sound off. Same hallway, same people, no volume. Notice how everyone is just trying to get somewhere with their arms full.",
      "Notice one person in the picture who might have had a worse four minutes than you did. You don't have to do anything about it. Only let them be in the picture.",
      "Now switch it off. Feel the chair. Feel where your back ends. You are one person in one seat, and for the moment nothing is required of you.",
      "The circle will run for about a minute. You can follow it, or just sit there and be left in peace. Both count.",
    ],
    breathing: { inhale: 4, hold: 2, exhale: 6, rounds: 5 },
    quiet: 45,
    asks: {
      id: "word",
      label: "One word for the room afterwards",
      kind: "text",
      required: false,
    },
    remembered: [
      'The turned-off sound got them. "Everyone looks so tired," somebody said, and no one laughed.',
      "One of mine asked whether we could do this after lunch, too.",
      "They will not admit it, but the eyes close a little sooner each week.",
    ],
  },
  {
    title: "Before It Counts",
    level: "High School",
    standards: [standards.stress, standards.selfManagement],
    ready: "Pens down. Sit the way you would if you were not in a hurry.",
    script: [
      "Some time this week you will be judged on something: a quiz, a tryout, a conversation you have been putting off. Your body will know before you do. It always shows up early.",
      "Fast heart, cold hands, shallow breath. It feels like fear. It is also exactly what a body does when it is getting ready. It is bringing you more blood, more air, more light.",
      "So try a different sentence for it. Not: calm down. Nobody in history has calmed down because somebody said so. Try: this is me getting ready.",
      "Say it once, silently, and breathe in through your nose. Then breathe out twice as long as feels natural, and let your shoulders go with it.",
      "Picture the first thirty seconds of the thing. Only those. You walk in. You sit down. You read the first line, twice. You know how to do each of these.",
      "Whatever comes after those thirty seconds will come whether you rehearse it at two in the morning or not. You can let the rest of it go unrehearsed.",
      "Five slow rounds with the circle now. This is me getting ready.",
    ],
    breathing: { inhale: 4, hold: 4, exhale: 8, rounds: 5 },
    quiet: 60,
    remembered: [
      "A junior told me she said it in the car before her road test. She passed.",
      '"Nobody in history has calmed down" got the only laugh in a very tense week.',
      "We did this before the chemistry final, and for once I heard pens, and no sighing.",
    ],
  },
  {
    title: "One Thing at a Time",
    level: "High School",
    standards: [standards.selfManagement, standards.selfAwareness],
    ready: "Close the laptop all the way. Face down is not the same as away.",
    script: [
      "How many things are open in your head right now? Count them as if they were tabs. The essay. The group chat. The shift on Friday. What you should have said. Do not close any. Only count.",
      "Most people get to nine or ten and notice they are a little out of breath. That is the cost of it. Not the work itself, but holding the door open for all of it.",
      "Pick one that truly needs you in the next hour. Just one. The others will not be offended.",
      "Imagine writing the rest on a piece of paper, one under the other, and turning it over. They are still there. They are written down, so you no longer need to be the paper.",
      "Now put all of your attention on one plain thing: the air at the edge of your nose, cooler coming in, warmer going out. When you drift, you have not failed. You noticed, and the noticing is the exercise.",
      "Ten breaths. If you lose count, the next number is one.",
    ],
    quiet: 90,
    asks: {
      id: "tabs",
      label: "How many tabs did most people count?",
      kind: "choice",
      options: ["Up to five", "Six to ten", "More than ten", "Lost count"],
      required: false,
    },
    remembered: [
      '"So you no longer need to be the paper." Three of them wrote it down, on paper.',
      "The highest count was thirty-one, and that was a sophomore.",
      "Nobody got to ten without starting over. They found that oddly comforting.",
    ],
  },
];
