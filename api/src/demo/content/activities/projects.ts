import type { ActivityContent } from "./activityContent.ts";

/** What takes days, several hands, and somebody it is for. */
export const projects: readonly ActivityContent<"projectBased">[] = [
  {
    title: "The Museum of Ordinary Days",
    trait: "Empathy",
    standards: ["perspective", "openMind"],
    instructions: [
      "Each student borrows one object from somebody they do not know well, together with its story. The class opens a museum for one afternoon.",
      "Send the note home in the first days, so that nobody has to hurry.",
    ],
    asks: { id: "objects", label: "How many objects were in the museum?", kind: "number", required: false },
    details: {
      driving_question: "What can a single object tell us about a day that is not ours?",
      materials: [
        "Index cards",
        "Tables and cloths",
        "Borrowed objects, or drawings of them",
        "A guest book",
      ],
      steps: [
        "Day 1: Bring the most ordinary object you own. Tell its story in three sentences.",
        "Days 2–4: Ask a person outside our class for an object and its story. Listen, write, and read it back to them.",
        "Day 5: Write the label: what it is, whose it is, what one would never guess.",
        "Days 6–7: Build the museum. Decide what stands beside what, and why.",
        "Day 8: Open the doors. Each of you is the guide to an object that is not your own.",
        "Afterward: carry every object back, with a thank-you and one thing a visitor said.",
      ],
      outcome:
        "A museum with a label for every object, and a guest book full of what visitors had not known.",
      duration_days: 8,
    },
    page: "project-on-a-page",
  },
  {
    title: "A Map of Brave Places",
    trait: "Courage",
    standards: ["courage", "belonging"],
    instructions: [
      "Begin with a large plan of the school. Accuracy matters less than everybody finding their own corner on it.",
    ],
    details: {
      driving_question: "Where in our school does it take courage to be, and how could it take less?",
      materials: ["A large plan of the school", "Colored pins or dots", "Paper strips", "Tape"],
      steps: [
        "Day 1: Walk through the building in silence with a clipboard. Mark where you feel small, and where you feel tall.",
        "Day 2: Put everybody's marks on the large plan. What do you see?",
        "Day 3: Choose three places that need something. Ask the people who use them.",
        "Days 4–5: Make it: a sign, a bench, a rule, a greeter at the door.",
        "Day 6: Walk the map again. Has a mark moved?",
      ],
      outcome: "A map on the wall, and three places where it now takes a little less courage.",
      duration_days: 6,
    },
    page: "project-on-a-page",
  },
  {
    title: "Letters to the Next Class",
    trait: "Hope",
    standards: ["purpose", "wellbeing"],
    instructions: [
      "Next year's class does not know yet that you exist. That is what makes it a good letter.",
    ],
    details: {
      driving_question: "What will the children who sit at our desks next year be glad to find?",
      materials: ["Good paper", "Envelopes", "One flowerpot, soil and seeds for each group"],
      steps: [
        "Day 1: Remember your own first week here. What did nobody tell you?",
        "Day 2: Write to one unknown person: something useful, something funny, something true.",
        "Day 3: Read it to a partner. Take out whatever only you would understand.",
        "Day 4: Plant something that will still be there. Label it with care instructions.",
        "Day 5: Seal the letters, hide them, and draw the map that leads to them.",
      ],
      outcome:
        "A letter at every desk, and something green on the windowsill that was planted for someone else.",
      duration_days: 5,
    },
    film: "seedling",
  },
  {
    title: "The Helping Shelf",
    level: "Early Learning",
    standards: ["support", "wellbeing"],
    instructions: ["Put up an empty shelf at child height. The children decide what belongs on it."],
    details: {
      driving_question: "What can we keep ready for a friend who needs something?",
      materials: ["A low shelf or a box", "Tissues, bandages, a soft toy, a book", "Picture labels"],
      steps: [
        "Ask: what did you need when you were sad? Draw it.",
        "Collect the things from the drawings, as far as we can.",
        "Make a picture label for each thing.",
        "Practice: go to the shelf, bring it, ask: would you like this?",
        "After a week, look: what was used? What is missing?",
      ],
      outcome: "A shelf that children go to by themselves when somebody needs something.",
      duration_days: 7,
    },
  },
  {
    title: "Thank You, People We Never See",
    level: "Lower Elementary",
    standards: ["gratitude", "wellbeing"],
    instructions: [
      "Ask the office beforehand who comes early and who stays late, and when a visit is welcome.",
    ],
    details: {
      driving_question: "Who makes our day work without our seeing it?",
      materials: ["Paper", "Crayons", "A clipboard for each pair"],
      steps: [
        "Go on a walk with your ears and noses: who was here before us this morning?",
        "Choose somebody. Think of two questions for them.",
        "Visit and ask. Draw what they show you.",
        "Make a card on which you can see that you listened.",
        "Deliver it by hand. Look at their face when they open it.",
      ],
      outcome:
        "A card for everybody who makes the school run, each with something in it that only they would know.",
      duration_days: 5,
    },
  },
  {
    title: "The Repair Café",
    level: "Upper Elementary",
    standards: ["teamwork", "solutions"],
    instructions: [
      "Invite a parent or two who can sew, glue or unscrew. Safety glasses for everybody who does.",
    ],
    details: {
      driving_question: "What could our school stop throwing away?",
      materials: ["Needles, thread, buttons", "Glue, tape, small screwdrivers", "A sign-in sheet"],
      steps: [
        "Collect what is broken at school and at home. Sort it: sew, glue, screw, ask for help.",
        "Learn one repair so well that you can teach it.",
        "Plan the café: tables, hosts, a waiting area, a bell.",
        "Open for two lunch periods. Repair with the owner, not for them.",
        "Count what was saved. Weigh it, if you have a scale.",
      ],
      outcome:
        "A café that was open twice, a tally of everything that works again, and people who can do it themselves.",
      duration_days: 10,
    },
    page: "project-on-a-page",
  },
  {
    title: "Both Sides of the Story",
    level: "Middle School",
    standards: ["openMind", "judgment"],
    instructions: [
      "Choose a disagreement that is real and not raw: the dress code will do, last week's fight will not.",
    ],
    details: {
      driving_question: "Can we present a quarrel so fairly that both sides say: yes, that is us?",
      materials: ["Recording devices or notebooks", "A plan of questions for interviews"],
      steps: [
        "Pick a local question on which people you respect disagree.",
        "Interview two people on each side. Ask what they are afraid of, and what they hope for.",
        "Write each side's case, as strongly as it deserves. Swap: those who wrote one side check the other.",
        "Show your interviewees what you wrote. Change what they say is unfair.",
        "Publish a page or a five-minute recording. End it with what both sides want.",
      ],
      outcome: "A page or a recording that people of both sides have read and called fair.",
      duration_days: 12,
    },
  },
  {
    title: "An Hour a Week",
    level: "High School",
    standards: ["agency", "impact"],
    instructions: [
      "The hour has to be asked for, not handed out. The first week goes into finding out who could use it.",
    ],
    details: {
      driving_question:
        "What changes, for them and for us, when we give one hour a week to people who did not have it?",
      materials: ["A log book for each student", "Contacts of partners near the school", "Permission slips"],
      steps: [
        "Map who is within a walk of the school: library, seniors' home, day care, food shelf.",
        "Write to them. Ask what one hour would be good for, and take no for an answer.",
        "Go, four weeks in a row, to the same people. The same is important.",
        "Keep a log: what I expected, what happened, what I was wrong about.",
        "At the end, ask your partner what the hour was worth. Report that, not your own opinion.",
      ],
      outcome: "Four hours given to the same people, and a report in their words.",
      duration_days: 30,
    },
    page: "project-on-a-page",
  },
];
