import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings for the youngest, and for those who have just learned to read. */
export const youngChildren: readonly MindfulScript[] = [
  {
    title: "Balloon Breathing",
    level: "Early Learning",
    standards: [standards.selfManagement],
    ready: "Everybody stands up, with an arm's length of room all around.",
    script: [
      "There is a balloon inside you. Did you know? It lives in your belly. Put both hands on it and say good morning to it, very quietly.",
      "What color is yours today? Do not tell me. Just look at it with your eyes closed. Mine is green.",
      "When you breathe in, the balloon gets bigger, and your hands float apart. Bigger, bigger, all the way round. Stop there.",
      "When you breathe out, the air goes ssssss, and the balloon gets small. Your hands float home again.",
      "Not too fast, or it will fly off around the room! Slow as a snail. In, bigger, bigger. Out, ssssss.",
      "Now we do it with the circle. It is a balloon too, and it will show us when.",
      "Last of all, let your balloon go soft and flat. Sit down like a balloon landing on the grass, and listen how quiet it is.",
    ],
    breathing: { inhale: 3, hold: 1, exhale: 4, rounds: 4 },
    quiet: 20,
    remembered: [
      'Rainbow, gold, "see-through," and one balloon that was a dinosaur.',
      "We did it again before nap time because they asked to.",
      "One child patted her belly at lunch and told it good night.",
    ],
  },
  {
    title: "The Lion Who Rested",
    level: "Early Learning",
    standards: [standards.selfManagement, standards.selfAwareness],
    ready: "Find a place on the rug with room for your tail.",
    script: [
      "Once there was a lion who ran all morning. He ran after birds. He ran after leaves. He ran after his own tail. Show me lion paws!",
      "Stretch your paws out in front of you, long, long, and open your mouth in the widest lion yawn you have. Tongue out. Haaaa.",
      "The lion was tired, and he did not know it. His legs said run. His belly said rest. Which one do you think he listened to?",
      "He lay down in the warm grass. You can lie down too, or curl up small. Chin on your paws.",
      "A breeze came and touched his nose. He breathed it in. It went all the way down to his tail. He breathed it out, and his paws got heavy.",
      "A fly buzzed by. The lion heard it, and stayed where he was. Somebody called. He heard that too, and stayed. He was a listening lion now.",
      "Stay in the grass with him. When I say your name very softly, you may stretch one paw, and then the other, and come back.",
    ],
    quiet: 30,
    asks: {
      id: "listened",
      label: "Could everybody stay in the grass until their name was called?",
      kind: "yes_no",
      required: false,
    },
    remembered: [
      "The widest yawns in the building. The custodian came in to see, and yawned too.",
      "I whispered their names, and they came back one by one, smiling.",
      '"My belly said rest," a boy told his mother at pickup.',
    ],
  },
  {
    title: "Pinwheel",
    level: "Lower Elementary",
    standards: [standards.selfManagement, standards.stress],
    ready: "A paper pinwheel for everybody, or one finger held up in the air.",
    script: [
      "Hold your pinwheel in front of you. If you have none, hold up one finger and imagine it there. We are going to find out how many kinds of wind there are inside you.",
      "First the storm. Breathe in through your nose, and blow hard. Watch it whirl until you can't see the arms any more. How does your body feel? Loud?",
      "Now a wind that just dries the laundry. Breathe in, and blow so that it turns, and you can count the arms going by.",
      "Now the smallest wind in the world. The one that moves a spider's thread and does not break it. Blow so softly that the pinwheel only thinks about turning.",
      "Which one was the hardest? For most people it is the last. Being soft takes more strength than being loud.",
      "When you are mad, the storm comes all by itself. Now you know that you own the other winds too. You can pick one.",
      "Let us breathe with the circle, and blow the spider's wind each time it gets small.",
    ],
    breathing: { inhale: 3, hold: 0, exhale: 5, rounds: 5 },
    quiet: 30,
    asks: {
      id: "wind",
      label: "Which wind did the class like best?",
      kind: "choice",
      options: ["The storm", "The laundry wind", "The spider's wind"],
      required: true,
    },
    remembered: [
      'Kickball ended in tears, and somebody said, "Do the spider one." And she did.',
      "We folded the pinwheels ourselves. Two do not turn and are loved anyway.",
      "Being soft takes more strength: they wanted to test that with arm wrestling.",
    ],
  },
];
