import { boxes, line, type Printable } from "./printable.ts";

/** Pages that people write on. */
export const forWriting: readonly Printable[] = [
  {
    name: "listening-partners",
    title: "Listening partners",
    lead: "One talks for a minute, one listens. Then the other way around.",
    color: "#a93468",
    body: boxes(2, [
      [
        "The one who talks",
        "<p>Say as much as you want to. Stop when you want to. Quiet counts as talking, too.</p>",
      ],
      [
        "The one who listens",
        "<p>Look at your partner. Do not fix it, top it, or tell your own. Ask one question that begins with how or what.</p>",
      ],
      ["What I heard", line.repeat(4)],
      ["What I would have guessed, and did not", line.repeat(4)],
      ["My question", line.repeat(3)],
      ["Did I get it right? Ask.", line.repeat(3)],
    ]),
  },
  {
    name: "table-questions",
    title: "Questions for the table · Preguntas para la mesa",
    lead: "One a day is plenty. · Con una al día basta.",
    color: "#a93468",
    body: boxes(2, [
      [
        "English",
        "<ol><li>Who was easy to be with today?</li><li>What did somebody do for you that they did not have to do?</li><li>When did you change your mind?</li><li>What was hard, and what helped?</li><li>Whom would you like to understand better?</li><li>What are you looking forward to?</li></ol>",
      ],
      [
        "Español",
        "<ol><li>¿Con quién fue fácil estar hoy?</li><li>¿Qué hizo alguien por ti sin tener que hacerlo?</li><li>¿Cuándo cambiaste de opinión?</li><li>¿Qué fue difícil y qué ayudó?</li><li>¿A quién te gustaría entender mejor?</li><li>¿Qué esperas con ganas?</li></ol>",
      ],
      ["We want to remember", line.repeat(5)],
      ["Queremos recordar", line.repeat(5)],
    ]),
  },
  {
    name: "exit-slips",
    title: "Exit slips",
    lead: "Two minutes at the end of a lesson. Cut apart.",
    color: "#23734a",
    body: boxes(
      2,
      Array.from(
        { length: 4 },
        () =>
          [
            "Before I go",
            `<p>Something I understand now:</p>${line.repeat(2)}<p style="margin-top:3mm">Something I still wonder:</p>${line.repeat(2)}`,
          ] as const,
      ),
    ),
  },
  {
    name: "project-on-a-page",
    title: "Our project on a page",
    lead: "Fill it in together, in pencil. Plans change, and that is what the eraser is for.",
    color: "#3557b0",
    body: boxes(2, [
      ["What we want to find out or change", line.repeat(3)],
      ["Whom it is for, and how we asked them", line.repeat(3)],
      ["What we need", line.repeat(3)],
      ["Who does what", line.repeat(3)],
      ["The first small step, and by when", line.repeat(3)],
      ["How we will know that it helped", line.repeat(3)],
    ]),
  },
  {
    name: "fair-play",
    title: "Before the game",
    lead: "Read it aloud once. Then play.",
    color: "#4b7018",
    body: boxes(1, [
      [
        "We agree",
        "<ul><li>Everybody who wants to play has a way to play.</li><li>If the rules do not work, we stop and change them together.</li><li>Close calls go to the other side.</li><li>We cheer for what was well tried.</li></ul>",
      ],
      [
        "When it goes wrong",
        "<ul><li>Say what happened, without saying what somebody is.</li><li>Ask: are you all right? Then: do you want to go on?</li><li>Three breaths, same game, fresh start.</li></ul>",
      ],
      ["One rule of our own", line.repeat(2)],
    ]),
  },
];
