import type { ActivityContent } from "./activityContent.ts";

/** What two or a few do with each other. */
export const peerConnections: readonly ActivityContent<"peerConnection">[] = [
  {
    title: "Ask, Don't Guess",
    trait: "Empathy",
    standards: ["perspective", "communication"],
    instructions: [
      "Pair students who rarely talk. Tell them that guessing wrong is what the exercise is made of.",
    ],
    asks: {
      id: "wrong",
      label: "Roughly how many of the guesses were wrong?",
      kind: "choice",
      options: ["A few", "About half", "Most of them"],
      required: false,
    },
    details: {
      group_size: 2,
      prompt: "What do you believe about your partner that you have never asked?",
      steps: [
        "Sit across from each other. Each writes three harmless guesses: your partner's favorite hour, worst chore, best smell.",
        "Fold the paper. Now ask, one after the other, with real questions.",
        "Listen to the whole answer. Ask one more thing about it.",
        "Unfold. How many did you get right? Laugh about it.",
        "Tell each other: the thing I would never have guessed about you.",
      ],
    },
    page: "listening-partners",
    film: "six-or-nine",
  },
  {
    title: "The Second Voice",
    trait: "Courage",
    standards: ["upstanding", "support"],
    instructions: [
      "The first to speak up is brave. The second one makes it possible. We practice being the second.",
    ],
    details: {
      group_size: "threes",
      prompt: "What could you say so that somebody who speaks up is not alone?",
      steps: [
        "One of you says something true and slightly hard: I don't think that joke was funny.",
        "One of you is the silence after it. Let it last three seconds. How does it feel?",
        "The third is the second voice: Me neither. Or: I want to hear that.",
        "Change parts until everybody has been everything.",
        "Find a second voice of your own, a sentence that sounds like you. Say it twice.",
      ],
    },
  },
  {
    title: "Halfway Partners",
    trait: "Perseverance",
    standards: ["goals", "support"],
    instructions: ["Each student brings something unfinished: a text, a drawing, a page of problems."],
    details: {
      group_size: "pairs",
      prompt: "What do you need from somebody when you are in the middle of something?",
      steps: [
        "Show your partner what you have begun. Say where you are stuck, without excuses.",
        "The partner only asks: What have you tried? What is the smallest next step?",
        "Work side by side for ten minutes, each on your own.",
        "Show each other what moved, even if it is one line.",
        "Agree on when you will ask each other again: So, how far are you?",
      ],
    },
    film: "stones",
  },
  {
    title: "Find My Twin",
    level: "Early Learning",
    standards: ["belonging", "communication"],
    instructions: [
      "Whisper the questions to those who do not know what to ask. A grown-up may take part as well.",
    ],
    details: {
      group_size: 2,
      prompt: "What do you and your friend both like?",
      steps: [
        "Take a friend by the hand, somebody you did not sit with today.",
        "Ask: do you like … ? Go on until you both shout: me too!",
        "Make up a dance move for it.",
        "Show the move. The others guess what you both like.",
        "Say to your twin: I did not know that about you.",
      ],
    },
  },
  {
    title: "The Compliment Detectives",
    level: "Lower Elementary",
    standards: ["strengths", "communication"],
    instructions: ["Pretty shoes do not count. Detectives report what somebody does."],
    details: {
      group_size: "pairs, drawn from a hat",
      prompt: "What does your person do well that nobody has said aloud?",
      steps: [
        "Draw a name. Keep it secret until the afternoon.",
        "Watch your person all day, as a detective would. Look for what they do.",
        "Draw or write your evidence: I saw you …",
        "In the circle, hand it over and read it aloud.",
        "The one who gets it says only one word: thanks.",
      ],
    },
  },
  {
    title: "Lunch Lottery",
    level: "Upper Elementary",
    standards: ["belonging", "openMind"],
    instructions: [
      "Announce it the day before, so that nobody is surprised. One lunch, twenty minutes, then everybody is free.",
    ],
    details: {
      group_size: 4,
      prompt: "What do four people have in common who have never eaten together?",
      steps: [
        "Draw a color. Sit with your color.",
        "Go around: the best thing in my lunch box ever.",
        "Find three things all four of you have in common. School things do not count.",
        "Find one thing that is true of only one of you.",
        "Give your table a name and report it, with the strangest thing you found.",
      ],
    },
  },
  {
    title: "The Apology Workshop",
    level: "Middle School",
    standards: ["conflict", "integrity"],
    instructions: [
      "Use invented cases. If a real one comes up, make time for it afterward, and not in front of all.",
    ],
    details: {
      group_size: "3 or 4",
      prompt: "What makes an apology worth having?",
      steps: [
        "Collect the worst apologies you have ever heard. Sorry you feel that way is a good start.",
        "What was missing in each? Write it down in a word.",
        "Build a good one from four parts: what I did, what it did to you, what I will do, what you need.",
        "Try it on a case: a secret passed on, a group chat without somebody.",
        "The one who receives it says what was still missing, and need not forgive.",
      ],
    },
  },
  {
    title: "Six-Minute Interview",
    level: "High School",
    standards: ["communication", "openMind"],
    instructions: ["Set a timer where both can see it. Three minutes each way, no phones, no notes."],
    details: {
      group_size: "pairs",
      prompt: "What do you have an opinion on that you have not always had?",
      steps: [
        "Three minutes: one asks, one answers. The one who asks may not say a word about themselves.",
        "Only questions that cannot be answered with yes or no.",
        "When there is a silence, count to four before you fill it.",
        "Say back in two sentences what you heard. Ask: did I get it?",
        "Change over. Afterward, what was harder, three minutes of talking or of not talking?",
      ],
    },
    page: "listening-partners",
  },
];
