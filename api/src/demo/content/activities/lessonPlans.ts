import type { ActivityContent } from "./activityContent.ts";

const parts = (...paragraphs: string[]) => paragraphs.join("\n\n");

/** Whole lessons, with what they are to achieve and how to see whether they did. */
export const lessonPlans: readonly ActivityContent<"lessonPlan">[] = [
  {
    title: "Three People, One Bus Stop",
    trait: "Empathy",
    standards: ["perspective", "empathy"],
    instructions: ["Read the scene aloud twice. For the youngest, act it out with three chairs."],
    details: {
      objective:
        "Students can tell one event from three points of view, and name what each person could not know.",
      materials: ["The scene, read aloud", "Three chairs", "Paper in three colors"],
      procedure: parts(
        "Scene: it rains. A woman with a stroller is late. A boy takes the last dry seat and looks at his shoes. The driver closes the doors early.",
        "Ask: who is in the wrong? Collect quick answers and leave them standing.",
        "Give each third of the class one person. What happened to them this morning? Write or draw it on their color.",
        "Mix the groups in threes, one of each color. Tell the scene again, in turns, beginning with I.",
        "Ask again: who is in the wrong? What has changed, and what made it change?",
      ),
      assessment: "Each student finishes two sentences: I thought …, but … could not know that …",
      duration_minutes: 40,
    },
    page: "exit-slips",
    film: "six-or-nine",
  },
  {
    title: "The Moment Before",
    trait: "Courage",
    standards: ["courage", "feelings"],
    instructions: ["Have a moment of your own ready. Students will be as honest as you are."],
    details: {
      objective:
        "Students can describe what fear does in their bodies, and choose one way to act along with it.",
      materials: ["An outline of a body on large paper", "Markers", "Sticky notes"],
      procedure: parts(
        "Tell of a moment when you were afraid and did it anyway. Begin with the moment before.",
        "Around the outline: where does fear show? Let everyone add a mark, in silence.",
        "Sort: which of these could also be excitement? You will find that most could.",
        "In pairs, think of one thing that is hard this week. Make the first step so small that it is nearly silly.",
        "Write the step on a note, fold it, and keep it in a shoe until it is done.",
      ),
      assessment: "In a week, ask by thumbs: taken the step, taken another one, still in the shoe.",
      duration_minutes: 35,
    },
  },
  {
    title: "The Long Dull Middle",
    trait: "Perseverance",
    standards: ["goals", "discipline"],
    instructions: [
      "Choose a task that is a little too long, such as copying a pattern of a hundred squares.",
    ],
    details: {
      objective:
        "Students can notice the point at which they want to stop, and name two things that help them go on.",
      materials: ["Squared paper", "Colored pencils", "A clock with a second hand"],
      procedure: parts(
        "Begin the pattern together. Say nothing about how long it takes.",
        "At five minutes, everyone draws a line on the margin: how much do I feel like it, from 0 to 10?",
        "At ten minutes, again. At fifteen, again. Now look at your curve. Where was its lowest point?",
        "Collect what people did there: sang in their heads, made it a game, looked at a friend, took a breath.",
        "Try one that is not your own for the last five minutes.",
      ),
      assessment:
        "Each student labels the lowest point of the curve and writes beside it what helped, or might have.",
      duration_minutes: 45,
    },
    film: "seedling",
    page: "exit-slips",
  },
  {
    title: "Bear Lost a Mitten",
    level: "Early Learning",
    standards: ["concern", "feelings"],
    instructions: ["Any stuffed animal will do. It should look as if it had been through something."],
    details: {
      objective: "Children can see that somebody is sad, and offer one thing that helps.",
      materials: ["A stuffed bear with one mitten", "A basket of things: blanket, book, cup, ball"],
      procedure: parts(
        "Bear comes in and says nothing. Look at Bear. What do you see? How can you tell?",
        "Bear whispers to you: the other mitten is gone. Whose mitten was ever gone?",
        "One after the other, choose something from the basket and ask: Bear, would you like this?",
        "Sometimes Bear says: no, thank you. That is all right! What could we ask instead?",
        "Look for the mitten together. Under the rug, behind the door. There.",
      ),
      assessment: "Watch at play this week: who asks before helping? Note it down with the words they used.",
      duration_minutes: 20,
    },
  },
  {
    title: "Is It a Tattle or a Tell?",
    level: "Lower Elementary",
    standards: ["judgment", "support"],
    instructions: ["Keep the cases small and made up. Real ones come by themselves soon enough."],
    details: {
      objective: "Students can tell when a grown-up is needed, and what to say when one is not.",
      materials: ["Ten small cases on cards", "A red and a green hoop or circle of yarn"],
      procedure: parts(
        "Show two cards: he is on the roof; she has two cookies. Which of them needs a grown-up, now? Why?",
        "Find the question that sorts them: is somebody hurt, scared, or in danger?",
        "Draw cards and carry them to the circles. If you disagree, the card waits in the middle.",
        "For each card in the green circle: what could you say to the person yourself? Try it aloud.",
        "For each card in the red one: who is the nearest grown-up? Practice the first sentence.",
      ),
      assessment: "Each child sorts one new card alone and says why.",
      duration_minutes: 30,
    },
  },
  {
    title: "The Bystander's Toolbox",
    level: "Upper Elementary",
    standards: ["upstanding", "support"],
    instructions: [
      "Make clear that the tools have to be safe for the one who uses them. Getting help is a tool.",
    ],
    details: {
      objective: "Students can choose between four ways of helping when somebody is treated badly.",
      materials: ["Four cards for each group: interrupt, invite, check in, get help", "Short scenes"],
      procedure: parts(
        "Read a scene: at the table, someone's lunch is called disgusting. Freeze. Who is in the picture? Who is only watching?",
        "Lay out the four tools. What does each sound like here? Find a sentence for it.",
        "Groups play the scene four times, with a different tool each time. What happened?",
        "Which tool fits you? Which would you never use, and is that all right?",
        "Ask the one who was treated badly in the scene: what did you wish for?",
      ),
      assessment: "Exit slip: one tool I would use, and the exact words.",
      duration_minutes: 45,
    },
    page: "exit-slips",
  },
  {
    title: "Group Chat, Slowed Down",
    level: "Middle School",
    standards: ["consequences", "conflict"],
    instructions: ["Invent the chat. If the class recognizes one, change it until nobody is in it."],
    details: {
      objective:
        "Students can find the message at which a chat turned, and write one that would have turned it back.",
      materials: ["A printed invented chat of twenty messages", "Scissors", "Tape"],
      procedure: parts(
        "Read the chat aloud, one voice per person, a breath between messages. It sounds different already.",
        "Cut it apart. In threes, lay it out and mark the message at which it turned.",
        "Compare. Not everyone marks the same one. Argue for yours.",
        "Write one new message in somebody's voice, and tape it in. Keep it short, and keep it believable.",
        "Read the chat again from there. What would each person have typed next?",
      ),
      assessment: "Each group hands in its message, with one sentence on why it might have worked.",
      duration_minutes: 45,
    },
  },
  {
    title: "What Would You Sign?",
    level: "High School",
    standards: ["values", "judgment"],
    instructions: ["The promises are real only if students may refuse to sign. Say that first."],
    details: {
      objective:
        "Students can put a value of theirs into words precise enough that others could hold them to it.",
      materials: ["Paper", "Pens that feel like signing something"],
      procedure: parts(
        "Collect big words on the board: respect, honesty, loyalty. How would you know, on a Tuesday, whether somebody had kept to them?",
        "Choose one. Rewrite it as something a person does or does not do. Keep at it until a stranger could check.",
        "Trade with a partner, who looks for the loophole. Close it, or decide to leave it open.",
        "Read the promises aloud. For each, ask: what will it cost?",
        "Sign it, or do not. Either way, say to one person why.",
      ),
      assessment: "The promise itself: is it concrete, is it yours, and do you know what it costs?",
      duration_minutes: 50,
    },
    page: "exit-slips",
  },
];
