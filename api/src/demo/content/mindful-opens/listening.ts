import { type MindfulScript, standards } from "./mindfulScript.ts";

/** Openings that begin with the ears. */
export const listening: readonly MindfulScript[] = [
  {
    title: "The Sound Farthest Away",
    standards: [standards.selfManagement, standards.listening],
    ready: "Hands empty. Sit so that you could stay like this for two minutes.",
    script: [
      "Before we begin the day's work, we are going to go looking for something. We will look with our ears, and nobody has to move to do it.",
      "Let your eyes close, or let them rest on the desk in front of you. Notice the first sound that comes to you. You do not have to like it or name it. Just let it arrive.",
      "Now send your listening out of this room. Past the door. Past the hallway. What is the sound farthest away that you can still catch? A truck, a bird, a voice, a hum? Stay with it.",
      "Come back a little. Listen to the building. Pipes, footsteps, a chair somewhere. All of this was here a minute ago. We were too busy to hear it.",
      "Come back into this room. Paper, a cough, somebody breathing out. These are the sounds of people who are here with you this morning.",
      "And now the nearest sound there is: your own breath going in and out. It is very quiet. It has kept you company all your life without asking for anything.",
      "Stay here until the time is over. When your mind runs off, and it will, pick any sound and follow it home.",
    ],
    quiet: 60,
    asks: {
      id: "farthest",
      label: "What was the sound farthest away?",
      kind: "text",
      required: false,
    },
    remembered: [
      "We heard the flag rope knocking against the pole. Three years in this room and I had never noticed it.",
      "The heater and a mourning dove. They argued about whether it was an owl all the way to math.",
      'Someone whispered, "I can hear Mr. Dale\'s keys," and a minute later he walked past.',
    ],
  },
  {
    title: "One Bell, All the Way Down",
    standards: [standards.selfManagement, standards.stress],
    ready: "You need something that rings: a bell, a glass and a spoon, a chime on the computer.",
    script: [
      "In a moment I will ring this once. You already know how to hear the beginning of a sound. Everybody does. Today we are going to listen to the end of one.",
      "Sit up as if a string were holding the top of your head. Let your shoulders hang from it. Rest one hand, palm up, on your knee.",
      "When I ring, keep listening for as long as there is anything to hear. When you think it is gone, wait one more breath to be sure, and then close your hand. (Ring now.)",
      "Some hands closed early and some closed late. Nobody was wrong. The edge between a sound and silence is thinner than we think, and you were right at it.",
      "We will do it again. This time, when the sound is gone, keep your hand open and listen to what is left where it used to be. (Ring now.)",
      "That is what quiet is: not an empty place, only one where something just finished. You can find it after a door closes, after a bus pulls away, after an argument.",
      "Now let us breathe together with the circle, and then keep a little of that quiet for ourselves.",
    ],
    breathing: { inhale: 4, hold: 1, exhale: 5, rounds: 4 },
    quiet: 45,
    remembered: [
      "The last hand closed a full twelve seconds after the first. Then everyone wanted to be the last hand.",
      "Jokes before the first bell, none before the second.",
      "They asked to use it when the fire drill had everyone wound up, and it worked.",
    ],
  },
  {
    title: "What Carried Me Here",
    standards: [standards.socialAwareness, standards.relationships],
    ready: "Nothing on the desk. Both feet find the floor.",
    script: [
      "You did not get here by yourself this morning. Let us go back over the way you came and see who was on it.",
      "Think of the moment you woke up. Was there an alarm, a voice, a light in the hall? Somebody made that blanket. Somebody you will never meet packed it in a box.",
      "Think of what you ate or drank, even if it was only water. Before it reached you, it passed through a great many hands. Some of those people were working while you slept.",
      "Now the way here. A driver, a crossing guard, somebody walking beside you, somebody who said see you later. Let one face come into your mind, and keep it there.",
      "Breathe in, and picture that person in the middle of their morning. Breathe out, and say thank you without using your voice. They will not hear it. It still changes the one who says it.",
      "One more face now, and choose a harder one: a person whose work you have never once thought about. Breathe in. Breathe out. Thank you.",
      "If there is a chance today to say it out loud to one of them, you will know. Two words are enough.",
    ],
    breathing: { inhale: 4, hold: 0, exhale: 5, rounds: 4 },
    quiet: 45,
    remembered: [
      "Four students thanked the bus driver this afternoon. She asked me what was going on.",
      "One of mine chose the person who salts the sidewalk before sunrise.",
      "We made a list of the hands that an orange goes through. It got to nineteen.",
    ],
  },
];
