import type { QuizContent } from "./quizContent.ts";

/** Quizzes of one level each, for the whole year. */
export const quizzesForLevels: readonly QuizContent[] = [
  {
    title: "Faces and Apples",
    level: "Early Learning",
    standards: ["feelings", "empathy"],
    instructions: ["Read each question twice. The children point, or hold up fingers for the number."],
    questions: [
      {
        question: "Which face is glad?",
        answers: [{ graphic: "face-sad" }, { graphic: "face-glad" }, { graphic: "face-angry" }],
        right: 2,
      },
      {
        question: "Somebody's ice cream fell down. Which face might they have?",
        answers: [{ graphic: "face-sad" }, { graphic: "face-calm" }, { graphic: "face-glad" }],
        right: 1,
      },
      {
        question: "We have 5 apples and get 3 more. How many apples are there for everybody?",
        answers: ["5", "7", "8"],
        right: 3,
        graphic: "count-apples",
        op: "add",
      },
      {
        question: "Your friend is sad. What can you ask?",
        answers: ["Where is my hat?", "Why are you so slow?", "Would you like a hug?"],
        right: 3,
        graphic: "face-sad",
      },
      {
        question: "Which face helps you to fall asleep?",
        answers: [{ graphic: "face-angry" }, { graphic: "face-worried" }, { graphic: "face-calm" }],
        right: 3,
      },
    ],
  },
  {
    title: "Fair Shares",
    level: "Lower Elementary",
    standards: ["solutions", "belonging"],
    instructions: ["Count together, and argue a little. Fair and equal are not always the same."],
    questions: [
      {
        question: "Share 10 pencils fairly between 2 tables. How many does each table get?",
        answers: ["2", "5", "8", "10"],
        right: 2,
        graphic: "count-pencils",
        op: "divide",
      },
      {
        question: "Of our 12 sprouts we give 4 to the class next door. How many stay with us?",
        answers: ["16", "9", "8", "4"],
        right: 3,
        graphic: "count-sprouts",
        op: "subtract",
      },
      {
        question: "Sam broke his arm. He gets more time to write. Is that fair?",
        answers: [
          "Yes, he gets what he needs",
          "No, all must be the same",
          "Only on Fridays",
          "Only if he asks nicely",
        ],
        right: 1,
      },
      {
        question: "There is one swing and two of you. What works best?",
        answers: ["The faster one wins", "Count to twenty, then change", "Nobody swings", "Ask who is older"],
        right: 2,
      },
      {
        question: "Which face might somebody have who is left out?",
        answers: [
          { graphic: "face-glad" },
          { graphic: "face-calm" },
          { graphic: "face-sad" },
          { text: "No face at all", graphic: "face-angry" },
        ],
        right: 3,
      },
    ],
  },
  {
    title: "Rumor or Fact?",
    level: "Upper Elementary",
    standards: ["judgment", "consequences"],
    instructions: ["Vote with answer cards, all at once. Then find out who can prove it."],
    questions: [
      {
        question: "Which of these did somebody see for themselves?",
        answers: [
          "Everyone says Leo cheated.",
          "Leo's cousin cheated once.",
          "Leo looks like a cheater.",
          "I saw Leo turn his paper over.",
        ],
        right: 4,
      },
      {
        question: "You hear something mean about a classmate. What stops a rumor?",
        answers: [
          "Saying: I don't know that, and I won't pass it on",
          "Writing it down",
          "Telling just one friend",
          "Laughing",
        ],
        right: 1,
      },
      {
        question: "A rumor is told to 3 people, and each tells 3 more. How many hear it in the second round?",
        answers: ["3", "6", "9", "12"],
        right: 3,
        op: "multiply",
      },
      {
        question: "You passed on something that was not true. What comes first?",
        answers: [
          "Hope nobody notices",
          "Blame the person who told you",
          "Tell those you told that it was wrong",
          "Invent something better",
        ],
        right: 3,
      },
      {
        question: "Which sentence is an opinion?",
        answers: [
          "Our goalie was the best.",
          "The game ended 2 to 1.",
          "It rained at noon.",
          "The bus had eleven seats left.",
        ],
        right: 1,
      },
    ],
  },
  {
    title: "Read the Room",
    level: "Middle School",
    standards: ["communication", "conflict"],
    instructions: ["More than one answer may be defensible. Choose the best, and be ready to say why."],
    questions: [
      {
        question: "A friend writes only: k. What is the most careful reading?",
        answers: [
          "They are furious",
          "They agree",
          "One letter does not tell; ask",
          "They want to end the friendship",
        ],
        right: 3,
      },
      {
        question: "Which sentence says how you feel without saying what the other one is?",
        answers: [
          "You are so rude.",
          "I felt passed over when the plan changed.",
          "You always do this.",
          "Whatever.",
        ],
        right: 2,
      },
      {
        question: "Two people want the same computer. One asks why. What does she hope to find?",
        answers: ["A weakness", "A witness", "Time to grab it", "A need that can be met in another way"],
        right: 4,
      },
      {
        question: "What turns an apology back into an argument?",
        answers: ["The word sorry", "Saying what you did", "The word but", "Waiting for an answer"],
        right: 3,
      },
      {
        question: "Someone is being joked about and laughs along. What do you know?",
        answers: [
          "Nothing yet; check in with them later",
          "It is fine, they laugh",
          "They started it",
          "Jokes never hurt",
        ],
        right: 1,
      },
      {
        question: "What does it mean to disagree well?",
        answers: [
          "To win",
          "To be able to say the other side so that they nod",
          "To change the subject",
          "To wait until they are tired",
        ],
        right: 2,
      },
    ],
  },
  {
    title: "What Would It Cost?",
    level: "High School",
    standards: ["values", "impact"],
    instructions: [
      "Decide alone first, then in twos. The marked answer is the one we would defend, not the only one.",
    ],
    questions: [
      {
        question: "When does a value show that it is yours?",
        answers: [
          "When it is on a poster",
          "When it wins an argument",
          "When everybody shares it",
          "When keeping it costs you something",
        ],
        right: 4,
      },
      {
        question: "You find an answer key on the copier. Which question gets you furthest?",
        answers: [
          "What would I want everyone to do here?",
          "Will anyone know?",
          "Does it count for much?",
          "Whose fault is it?",
        ],
        right: 1,
      },
      {
        question: "A group decides quickly and all agree. What is worth doing next?",
        answers: [
          "Celebrating",
          "Voting again by show of hands",
          "Asking what somebody who disagrees would say",
          "Writing it down at once",
        ],
        right: 3,
      },
      {
        question: "What is the difference between loyalty and silence?",
        answers: [
          "Loyalty can say no to a friend",
          "There is none",
          "Silence is braver",
          "Loyalty never asks questions",
        ],
        right: 1,
      },
      {
        question: "You promised, and now it is inconvenient. What keeps trust most intact?",
        answers: [
          "Doing it late and saying nothing",
          "Hoping they forgot",
          "Telling the person early and offering a way",
          "Explaining afterward",
        ],
        right: 3,
      },
    ],
  },
];
