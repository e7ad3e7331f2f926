import type { ActivityContent } from "./activityContent.ts";

const rules = (...paragraphs: string[]) => paragraphs.join("\n\n");

/** Games that end well for everybody. */
export const plays: readonly ActivityContent<"playActivity">[] = [
  {
    title: "Whose Shoes?",
    trait: "Empathy",
    standards: ["perspective", "empathy"],
    instructions: [
      "Write the cards beforehand, or let an older class write them. A pair of big old shoes makes the game.",
    ],
    details: {
      materials: ["A pair of large shoes, or paper footprints", "Cards with a person and a moment on each"],
      rules: rules(
        "One player steps into the shoes and draws a card: the new student at lunch, the goalie after the third goal, the grandmother on the phone.",
        "They say three sentences as that person, without naming who it is. The others guess who is speaking, and how it is for them.",
        "The first to guess the feeling gets to ask one question. The player answers, still in the shoes.",
        "Then step out, shake it off, and pass the shoes on. There are no points. The game is over when everyone who wants to has walked.",
      ),
      players: "4 to 30",
      duration_minutes: 15,
    },
    page: "feeling-words",
  },
  {
    title: "Grandmother's Wobbly Footsteps",
    trait: "Courage",
    standards: ["courage", "discipline"],
    instructions: ["The old game of creeping up, in which being caught wins you something, too."],
    details: {
      materials: ["Nothing but room"],
      rules: rules(
        "One player is the grandmother and faces the wall. All others start at the far side and creep up on her.",
        "When she turns around, everybody freezes. Anyone she sees wobbling says: You got me! and takes one giant step back.",
        "Then that player calls out something small they were once afraid of. The others answer: And still!",
        "The first to touch the wall is the next grandmother.",
      ),
      players: "6 to 30",
      duration_minutes: 12,
    },
    page: "fair-play",
  },
  {
    title: "The Endless Tower",
    trait: "Perseverance",
    standards: ["discipline", "teamwork"],
    instructions: ["It will fall. Applaud when it does, and ask what the tower taught you."],
    details: {
      materials: ["Blocks, cups or books, as many as there are", "A measuring tape"],
      rules: rules(
        "Take turns. Each player adds one piece, with one hand.",
        "When it falls, everybody claps once, and the one who touched it last says what the next tower should do differently.",
        "Build again, and do that. Measure each tower before it falls.",
        "You win when a tower is taller than your first one, however many it took.",
      ),
      players: "2 to 6 at a table",
      duration_minutes: 15,
    },
  },
  {
    title: "The Cloud Is Coming",
    level: "Early Learning",
    standards: ["concern", "belonging"],
    instructions: [
      "A bedsheet is the cloud. Keep faces free, and let those who do not like it help to carry.",
    ],
    details: {
      materials: ["A light bedsheet or a play parachute"],
      rules: rules(
        "Everybody holds the edge of the cloud. Lift it high, and let it float.",
        "Call two names. They run under the cloud and change places before it lands.",
        "When somebody is slow, the rest hold the cloud up longer. We can do that for each other!",
        "Last of all, everybody sits under the cloud together, and it rains very softly: tap, tap.",
      ),
      players: "6 to 20",
      duration_minutes: 10,
    },
  },
  {
    title: "Pass the Face",
    level: "Lower Elementary",
    standards: ["feelings", "communication"],
    instructions: ["Play it in a circle, on the floor or on chairs. Giggling is part of it."],
    details: {
      materials: ["Nothing at all"],
      rules: rules(
        "Everybody closes their eyes. One player makes a face that shows a feeling, and taps the next one's shoulder.",
        "They open their eyes, look well, put on the same face, and pass it on. No words.",
        "When it has gone all around, the first and the last face are shown side by side.",
        "What did it turn into on the way? Where did it change? Then somebody else begins.",
      ),
      players: "5 to 25",
      duration_minutes: 10,
    },
    page: "feeling-words",
  },
  {
    title: "Four Corners, No Losers",
    level: "Upper Elementary",
    standards: ["belonging", "openMind"],
    instructions: ["Label the corners anew for every round. Let the students invent the third set."],
    details: {
      materials: ["Four sheets of paper", "Tape"],
      rules: rules(
        "Each corner is an answer. First round: when I am sad I want company, quiet, food, or to move.",
        "Go to your corner on the count of three. If you are alone there, you are the expert: the others ask you why.",
        "The caller closes their eyes and names a corner. That corner invents the next question, and nobody is out.",
        "After five rounds: who did you meet in a corner that you did not expect there?",
      ),
      players: "8 to 30",
      duration_minutes: 15,
    },
  },
  {
    title: "Two Truths and a Wish",
    level: "Middle School",
    standards: ["communication", "purpose"],
    instructions: ["Like the game with the lie, but nobody has to lie. Wishes may be small."],
    details: {
      materials: ["Paper and pencils, for those who like to prepare"],
      rules: rules(
        "Each player thinks of two things that are true and one that they wish were true.",
        "Say them in any order, with the same face.",
        "The others may ask one question each, and then vote on which is the wish.",
        "Reveal it. Somebody finishes the sentence: a first step toward that could be …",
      ),
      players: "groups of 4 or 5",
      duration_minutes: 15,
    },
  },
  {
    title: "The Silent Lineup",
    level: "High School",
    standards: ["teamwork", "leadership"],
    instructions: [
      "Harder than it sounds, and a good start to a week. The debrief matters as much as the game.",
    ],
    details: {
      materials: ["A timer"],
      rules: rules(
        "Without a word, line up by birthday, January at the door. No writing, no phones.",
        "When you think you are done, say your dates down the line. Fix what is wrong, aloud this time.",
        "Second round: by how far from here you were born. Third: by how much sleep you had.",
        "Who led without talking? Who was led well? What did you do when you were not understood?",
      ),
      players: "8 to 35",
      duration_minutes: 12,
    },
  },
];
