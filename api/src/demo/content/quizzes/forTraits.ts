import type { QuizContent } from "./quizContent.ts";

/** Quizzes of one trait each, for everybody. */
export const quizzesForTraits: readonly QuizContent[] = [
  {
    title: "Six or Nine?",
    trait: "Empathy",
    standards: ["perspective", "empathy"],
    instructions: ["Talk before you vote. A good reason is worth more here than a quick hand."],
    film: "six-or-nine",
    questions: [
      {
        question: "Two friends look at the same sign. One reads a six, the other a nine. What helps most?",
        answers: [
          "Walk around and look from there",
          "Say it louder",
          "Let somebody else decide",
          "Stop being friends",
        ],
        right: 1,
      },
      {
        question: "Mia has been quiet all morning. What do we know for certain?",
        answers: ["She is angry with us", "She is tired", "She has been quiet", "She wants to be alone"],
        right: 3,
      },
      {
        question: "Which of these is a question, and not a guess?",
        answers: [
          "You are sad, aren't you?",
          "How was that for you?",
          "You must hate this.",
          "I bet you miss your dog.",
        ],
        right: 2,
      },
      {
        question: "Which face belongs to somebody who does not know what will happen next?",
        answers: [
          { text: "Glad", graphic: "face-glad" },
          { text: "Worried", graphic: "face-worried" },
          { text: "Calm", graphic: "face-calm" },
          { text: "Angry", graphic: "face-angry" },
        ],
        right: 2,
      },
      {
        question: "A friend tells you about a bad day. What does good listening sound like?",
        answers: [
          "That's nothing. My day was worse.",
          "You should have told a teacher.",
          "Look on the bright side!",
          "Then what happened?",
        ],
        right: 4,
      },
      {
        question: "You guessed how somebody felt, and you guessed wrong. What now?",
        answers: [
          "Never guess again",
          "Explain why you were right",
          "Say: tell me how it was",
          "Laugh about it",
        ],
        right: 3,
      },
    ],
  },
  {
    title: "Brave or Reckless?",
    trait: "Courage",
    standards: ["courage", "consequences"],
    instructions: [
      "For each answer, somebody says why. Change your vote as often as you like before it counts.",
    ],
    questions: [
      {
        question: "What do people who are brave feel?",
        answers: ["Fear, and they act anyway", "Nothing at all", "Only joy", "That nothing can go wrong"],
        right: 1,
      },
      {
        question: "Which of these takes courage and helps somebody?",
        answers: [
          "Jumping from the garage roof",
          "Sitting down beside the new student",
          "Staying up all night",
          "Not telling about a cut",
        ],
        right: 2,
      },
      {
        question: "You do not understand the problem, and nobody asks. What is the brave inch?",
        answers: ["Nod", "Copy it", "Draw on your desk", "Raise your hand and say so"],
        right: 4,
      },
      {
        question: "Somebody says: if you were brave, you would do it. What do you know about that sentence?",
        answers: [
          "It is a dare, and you may say no",
          "It is always true",
          "Brave people never say no",
          "It is a compliment",
        ],
        right: 1,
      },
      {
        question: "Asking for help is …",
        answers: ["giving up", "something for little children", "a thing that brave people do", "cheating"],
        right: 3,
      },
    ],
  },
  {
    title: "The Power of Yet",
    trait: "Perseverance",
    standards: ["discipline", "goals"],
    instructions: ["Six questions for the long dull middle of something."],
    film: "seedling",
    questions: [
      {
        question: "Which little word turns: I can't do it, into something better?",
        answers: ["Never", "But", "Yet", "Soon"],
        right: 3,
      },
      {
        question: "Where is perseverance needed most?",
        answers: ["In the middle", "At the beginning", "At the party afterward", "Before anything starts"],
        right: 1,
      },
      {
        question: "Nothing shows above the ground. What may a seed be doing?",
        answers: ["Nothing", "Waiting to be dug up", "Growing roots", "Giving up"],
        right: 3,
      },
      {
        question: "You practice a song 4 times a day, for 5 days. How many times have you played it?",
        answers: ["9", "16", "20", "25"],
        right: 3,
        op: "multiply",
      },
      {
        question: "You are stuck. Which step is small enough to do right now?",
        answers: [
          "Finish everything",
          "Write down what you have tried",
          "Become a genius",
          "Start again from nothing",
        ],
        right: 2,
      },
      {
        question: "When is it wise to stop?",
        answers: [
          "Never",
          "As soon as it is hard",
          "When somebody is watching",
          "When you have rested, thought, asked, and still want something else",
        ],
        right: 4,
      },
    ],
  },
];
