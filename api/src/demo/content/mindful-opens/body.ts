import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings that begin with the body and the room it is in. */
export const body: readonly MindfulScript[] = [
  {
    title: "Feet on the Floor",
    standards: [standards.selfAwareness, standards.stress],
    ready: "Shoes flat. Scoot forward until both feet reach something solid.",
    script: [
      "Your head has been busy since you woke up. This minute belongs to the part of you that is farthest from it: your feet.",
      "Without looking, find your left heel. Find the ball of the foot. Find the little toe, the one nobody ever thanks. Now the other side.",
      "Press both feet down as if you wanted to leave a print in wet sand. Hold it. And let go. Feel how the floor keeps pushing back, even though you have stopped.",
      "It does that for you all day. You have never fallen through it. Neither has anybody else in this room.",
      "Let that steadiness climb. Ankles. Knees. The chair under your legs. Your back, one bone stacked on the next. Your head, balanced at the top like a bowl.",
      "If something is pulling at you this morning, it can wait one minute outside the door. It will not mind. Problems are patient.",
      "Stay with your feet until the time is over. Any time today that things tilt, they are down there.",
    ],
    quiet: 60,
    remembered: [
      '"Problems are patient" is on a sticky note on somebody\'s binder now.',
      "We talked about the little toe for longer than I had planned for.",
      "I asked for feet on the floor before the spelling bee and saw every shoe in the front row go flat.",
    ],
  },
  {
    title: "Unclench",
    standards: [standards.selfManagement, standards.stress],
    ready: "Arms hanging down at your sides.",
    script: [
      "Bodies hold on to things after the mind has forgotten them. We are going to help ours let go, and to do that we first have to squeeze.",
      "Make two fists. Tighter. As if you had caught something that wants to get away. Hold, hold, hold. And open. Let your fingers find out that it is over.",
      "Now pull your shoulders up until they nearly touch your ears. Hold them there, ridiculous as it looks. And drop them. Let them be heavier than they were.",
      "Scrunch your whole face toward the tip of your nose. Nobody is looking, they are all doing it too. Hold. And smooth it out. Leave a little space between your teeth.",
      "Where does something still hold on? Your jaw, your stomach, the back of your neck? Do not fight it. Breathe toward it once, and see if it answers.",
      "Last time, everything at once: fists, shoulders, face, toes. Squeeze, squeeze, squeeze. And let all of it go.",
      "This is what not holding on feels like. It is allowed to feel strange. Stay in it until the time is over.",
    ],
    quiet: 60,
    asks: {
      id: "held",
      label: "Where had the class been holding on?",
      kind: "multi_choice",
      options: ["Hands", "Shoulders", "Jaw", "Stomach", "Forehead"],
      required: false,
    },
    remembered: [
      "Everyone laughed at the shoulders, and nobody laughed at the silence after them.",
      "I found out that I teach the first hour with my jaw shut tight.",
      "It took two rounds. In the second one you could hear the whole room go soft.",
    ],
  },
  {
    title: "Five Things in This Room",
    standards: [standards.selfAwareness, standards.listening],
    ready: "Stay in your seat. Your eyes will do the walking.",
    script: [
      "We come into this room every day and hardly see it. Today we arrive properly, one sense at a time. Everything is done in silence, and on your own.",
      "Find five things you can see that you have never really looked at. A crack, a shadow, the color of somebody's sleeve. Take your time. Five.",
      "Four things you can feel. The seam of your sock. Air on your wrist. The table's edge. The weight of your hair. Four.",
      "Three things you can hear. Let them come to you. Three.",
      "Two things you can smell, or two smells you would like to remember: rain on a hot sidewalk, your grandmother's kitchen. Two.",
      "One good thing about being right here. It may be as small as a sharp pencil. Hold on to it. One.",
      "Five, four, three, two, one. Now all of you is here, and we can start.",
    ],
    quiet: 30,
    asks: {
      id: "one",
      label: "What was somebody's one good thing?",
      kind: "text",
      required: false,
    },
    remembered: [
      "There is a tiny star drawn on our ceiling. Nobody knows how it got there. We voted to keep it.",
      'One good thing: "My friend came back today." The friend had been out for two weeks.',
      "They found a ladybug. Naturally that was the end of the exercise, and a good one.",
    ],
  },
  {
    title: "The Thing I Can Set Down",
    standards: [standards.selfManagement, standards.selfAwareness],
    ready: "Hands in your lap, palms up.",
    script: [
      "Most of us carried something in here this morning that does not fit into a backpack. A worry, a quarrel, a list. Nobody will ask you what yours is.",
      "Close your eyes if you like. Imagine that you are holding the thing in your open hands. How big is it? Is it smooth or does it have edges? Does it have a temperature?",
      "Feel the weight of it. It is real, and it makes sense that you are tired of carrying it.",
      "Now imagine a shelf beside the classroom door, just at the height of your hand. It is strong. There is a space on it with nobody else's things in it.",
      "Set yours down there. You are not throwing it away, and you are not pretending that it is gone. You are only putting it where you can find it again.",
      "Look at your hands. They are empty for now. There is room in them for something else, for about an hour or so.",
      "Breathe with the circle. When you go out through that door later, you may find that some of what was on the shelf got lighter while it waited.",
    ],
    breathing: { inhale: 4, hold: 0, exhale: 6, rounds: 5 },
    quiet: 60,
    remembered: [
      "Somebody asked whether the shelf is there on weekends. We agreed that it is.",
      "At dismissal one student tapped the wall by the door twice and grinned at me.",
      "It was a heavy morning for several of them. No one had to say why, and it still helped.",
    ],
  },
];
