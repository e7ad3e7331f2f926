import type { ActivityContent } from "./activityContent.ts";

/** What is understood with the whole body. */
export const kinesthetics: readonly ActivityContent<"kinesthetic">[] = [
  {
    title: "The Slow Mirror",
    trait: "Empathy",
    standards: ["perspective", "communication"],
    instructions: [
      "Nobody talks while the mirror is at work. Slow is the whole secret: the leader is doing well when the other can keep up.",
      "Those who stay seated lead and follow with hands, shoulders and face.",
    ],
    asks: {
      id: "harder",
      label: "What was harder for the class?",
      kind: "choice",
      options: ["Leading", "Following", "Both alike"],
      required: false,
    },
    details: {
      materials: ["Quiet music without words, if you like"],
      space: "Room for pairs to stand face to face, an arm's length apart",
      duration_minutes: 12,
      steps: [
        "Stand facing your partner. Decide without talking who leads first.",
        "Leader: move one hand, as slowly as honey. Follower: be the mirror.",
        "Add the other hand, then the head, then a step. If your mirror is late, you are too fast.",
        "At the chime, the other one leads.",
        "At the third chime nobody leads. Keep moving, and both of you follow.",
        "Sit down together. Tell each other one moment when you knew what was coming.",
      ],
    },
    page: "room-to-move",
  },
  {
    title: "Wobbly Bridge",
    trait: "Courage",
    standards: ["courage", "support"],
    instructions: [
      "The line on the floor is a bridge, high up. Being afraid on it is no disgrace and needs no reason.",
      "A hand is only held when it is asked for. Practice asking: May I have your hand?",
    ],
    details: {
      materials: ["Painter's tape or a long jump rope", "Two cushions for the banks"],
      space: "A free strip of about fifteen feet",
      duration_minutes: 15,
      steps: [
        "Lay a bridge across the room, with one bend in it.",
        "Cross it once, each in your own way. Walk, roll, slide: every way across counts.",
        "Now the wind blows: cross it in slow motion, and wobble as much as you can without stepping off.",
        "Cross with a hand you asked for. Then offer yours to the next one, and take no for an answer.",
        "Last crossing: say at the middle what you are a little afraid of, aloud or silently, and go on.",
      ],
    },
    film: "stones",
  },
  {
    title: "Not Yet, Not Yet, Now",
    trait: "Perseverance",
    standards: ["discipline", "teamwork"],
    instructions: [
      "It will not work the first time. Say so before you begin, and count the tries aloud, proudly.",
    ],
    details: {
      materials: ["One light ball or a rolled pair of socks"],
      space: "A circle in which everybody can reach the next one",
      duration_minutes: 15,
      steps: [
        "Stand or sit in a circle. Hand the ball around once, and count how many hands it passes.",
        "Now with elbows only. When it drops, all say: not yet! And begin again.",
        "After three tries, stop. Who has an idea? Try one idea at a time.",
        "Go on until it gets all the way around. It may take until tomorrow.",
        "When it does: five seconds of the loudest quiet cheer, hands in the air, no sound.",
      ],
    },
  },
  {
    title: "The Kind Wind",
    trait: "Kindness",
    standards: ["concern", "belonging"],
    instructions: ["An old chair game with one change: nobody is out, and the wind only blows kindly."],
    details: {
      materials: ["A chair or a marked spot for all but one"],
      space: "A circle of chairs with a clear middle",
      duration_minutes: 12,
      steps: [
        "One of you stands in the middle and says: The kind wind blows for everybody who …",
        "Finish with something kind you have done or been given: … who has shared a snack. … who was helped up.",
        "If it is true for you, stand up and change places. The one in the middle finds a spot, too.",
        "The one who is left takes the middle. They are the weather now.",
        "Last round: the wind blows for everybody. Change places with a nod to anyone you pass.",
      ],
    },
  },
  {
    title: "Seed, Sprout, Tree",
    level: "Early Learning",
    standards: ["calming", "selfEfficacy"],
    instructions: [
      "Be rain with your fingertips on the rug, and sun with your arms. The children do the rest.",
    ],
    details: {
      materials: ["A drum or a box to tap on"],
      space: "The rug, with a hand's width around each child",
      duration_minutes: 8,
      steps: [
        "Curl up small and round. You are a seed, and it is dark and cozy.",
        "Rain comes: tap, tap, tap. Wiggle one root. Wiggle the other.",
        "Sun comes. Push up one finger. That is your sprout. Look around.",
        "Grow, but slowly! Knees, back, arms. Now you are a tree.",
        "Wind comes. Sway, and keep your roots. Who is standing beside you? Wave with one leaf.",
        "Autumn: let your leaves float down. Be a seed again.",
      ],
    },
    film: "seedling",
  },
  {
    title: "Feelings Freeze Dance",
    level: "Lower Elementary",
    standards: ["feelings", "concern"],
    instructions: ["Ask for feelings of all kinds. Glad is easy. Left out, shy and proud are better."],
    details: {
      materials: ["Any music that makes knees bounce"],
      space: "Cleared floor; those who sit dance where they are",
      duration_minutes: 10,
      steps: [
        "Dance while the music plays.",
        "When it stops, freeze. I will call out a feeling. Turn into a statue of it.",
        "Without moving your feet, look at the statues near you. Where do you see the feeling? In the hands? In the neck?",
        "One statue may come alive and say one sentence.",
        "What might that statue need? Do it, gently. Then the music goes on.",
      ],
    },
    page: "feeling-words",
  },
  {
    title: "Human Knot, With Words",
    level: "Upper Elementary",
    standards: ["teamwork", "communication"],
    instructions: [
      "Groups of six to eight. Anyone who would rather not hold hands is the pair of eyes that sees the knot from outside.",
      "Instead of hands, a short rope between neighbors works as well.",
    ],
    details: {
      materials: ["Short pieces of rope, one for each hand, if you prefer them to hands"],
      space: "Open floor, one group's width from the next",
      duration_minutes: 15,
      steps: [
        "Stand close, reach across, and take two different people's hands.",
        "Before you move, let each one say what they see from where they stand.",
        "Untie the knot without letting go. Ask before you pull.",
        "If you are stuck, stop for one breath. The quietest of you gives the next instruction.",
        "Untied or not: thank the people whose hands you held.",
      ],
    },
    page: "room-to-move",
  },
  {
    title: "Where Do You Stand?",
    level: "Middle School",
    standards: ["openMind", "perspective"],
    instructions: [
      "One end of the room is yes, the other is no, and most of the truth lies in between. Moving is allowed at any time.",
      "Nobody has to explain. Nobody who does is interrupted.",
    ],
    asks: {
      id: "moved",
      label: "How many changed their place after listening?",
      kind: "number",
      required: false,
    },
    details: {
      materials: ["Two signs: Yes, No"],
      space: "A free line from wall to wall",
      duration_minutes: 20,
      steps: [
        "Hear a sentence. Walk to where you stand on it. Try: It is always right to tell the truth.",
        "Look left and right. Ask somebody near you why they stand there.",
        "Now ask somebody far from you, and say back what you understood.",
        "Move if you want to. Changing your mind is not losing.",
        "Next sentence: A friend should take your side, even when you are wrong. Then one of your own.",
      ],
    },
  },
  {
    title: "The Weight We Carry",
    level: "High School",
    standards: ["support", "concern"],
    instructions: [
      "Heavy books make the point. Stop before anybody's arms give out, and keep the tone light until the last step.",
    ],
    details: {
      materials: ["A stack of textbooks", "Index cards"],
      space: "The middle of the classroom",
      duration_minutes: 20,
      steps: [
        "Write on a card one thing people your age carry around. Not your name, and not necessarily yours.",
        "One volunteer holds out their arms. For each card read aloud, lay a book on.",
        "Watch. When do you want to step in? What keeps you from it?",
        "The volunteer says one sentence to the group. It may be: take some.",
        "Take the books, one each, until nobody holds more than one.",
        "Sit. Who in this school holds out their arms where no one looks? What would it take to ask?",
      ],
    },
  },
];
