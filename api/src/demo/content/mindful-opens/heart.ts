import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings that begin with how we feel, and with one another. */
export const heart: readonly MindfulScript[] = [
  {
    title: "Weather Report",
    standards: [standards.selfAwareness, standards.socialAwareness],
    ready: "Nothing in your hands. One finger is enough to vote with later.",
    script: [
      "Good morning. Here is the weather for today, and we are the only station that has it, because it is the weather inside.",
      "Close your eyes, or look down. Imagine a wide sky inside your chest. What is it like in there? Clear? Foggy? Wind from the north? Rain that has not made up its mind?",
      "There is no bad weather here. There is only weather. You did not make it, you do not have to fix it, and you are not the only one who has some.",
      "Is anything moving? Clouds usually are, if you watch one for long enough. Pick one and follow it for three breaths.",
      "Somewhere in this room it is sunny this morning, and somewhere it is pouring. From the outside they can look just the same. That is worth knowing before you talk to anybody today.",
      "And above every kind of weather there is the same sky. It was there before you woke up. It can hold all of it.",
      "On three, show with your fingers: one for storm, five for clear, or keep your hand down. Look around once, kindly. One, two, three.",
    ],
    quiet: 30,
    asks: {
      id: "weather",
      label: "What was the weather in most of the room?",
      kind: "choice",
      options: ["Clear", "Partly cloudy", "Fog", "Rain", "Storm"],
      required: false,
    },
    remembered: [
      '"Rain that has not made up its mind" turned out to be most of us, and saying so cleared it a little.',
      "A three saw a one across the room and moved her chair at snack time. I did not say a word.",
      'They gave me a report too: "Windy, but in a good mood."',
    ],
  },
  {
    title: "A Good Wish, Passed On",
    standards: [standards.socialAwareness, standards.relationships],
    ready: "Sit so that you are comfortable, and let your hands rest.",
    script: [
      "This morning we practice wishing somebody well. It takes no money and makes no noise, and like anything else it gets easier with practice.",
      "Start with somebody it is easy to like. A grandfather, a baby cousin, a dog. See the face. In your mind say: I hope today goes well for you. Say it as if you meant it.",
      "Now somebody in this room who you do not know very well. You need not look. I hope today goes well for you.",
      "Now yourself. This one feels odd to a lot of people. You would do it for a friend, so try it for the person who is always there. I hope today goes well for me.",
      "If you are ready, somebody who is hard for you at the moment. You do not have to forgive anything. Only this: I hope something in your day is good. If it is too soon, go back to the dog.",
      "And last, all of us, and everyone on their way somewhere this morning. I hope today goes well for you.",
      "Breathe with the circle. With every breath out, send one more wish, to anyone who comes to mind.",
    ],
    breathing: { inhale: 4, hold: 0, exhale: 5, rounds: 5 },
    quiet: 45,
    remembered: [
      '"Go back to the dog" has become our way of saying that something is too hard today.',
      "One student told me he had wished me well. I had needed it, and I told him so.",
      "It was easier to wish a stranger well than ourselves. We talked about why.",
    ],
  },
  {
    title: "The Snow Globe",
    standards: [standards.selfManagement, standards.selfAwareness],
    ready: "A snow globe helps, and so does a jar of water with glitter or sand in it.",
    script: [
      "Look at this. (Shake it.) This is what a mind looks like after a bus ride, a lost shoe, a hard math problem, and something somebody said.",
      "You can't see through it. And here is the strange part: there is nothing I can do to the water to clear it. If I stir, it gets worse. If I shout at the glitter, it gets worse.",
      "So I set it down. (Set it down.) That is all. Now watch one single speck, and let your breath go at its own speed while you do.",
      "The specks are not gone. All of them are still in there. They have only stopped being between you and everything else.",
      "Your thoughts can do this too. You do not have to chase them out of your head. You only have to set the jar down, and sit still beside it.",
      "Close your eyes now, and feel where you are shaken up this morning. Behind the forehead? In the stomach? Let it swirl. Do not stir.",
      "Breathe with the circle. When it is over, open your eyes and see how far the jar has cleared.",
    ],
    breathing: { inhale: 4, hold: 1, exhale: 5, rounds: 6 },
    quiet: 30,
    asks: {
      id: "settled",
      label: "Was the jar clear by the end?",
      kind: "yes_no",
      required: false,
    },
    remembered: [
      '"Don\'t stir" got passed along the lunch line when two of them started in on each other.',
      "They begged me to leave the jar on the windowsill. It is there now, and it gets used.",
      "It took three minutes for the last speck, and no one moved.",
    ],
  },
];
