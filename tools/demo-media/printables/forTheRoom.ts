import { boxes, line, type Printable } from "./printable.ts";

const triangle = `<svg width="520" height="330" viewBox="0 0 520 330"><path d="M60 280L260 40L460 280z" fill="#dcf1ef" stroke="#0c6e69" stroke-width="7" stroke-linejoin="round"/><g font-family="Nunito" font-weight="800" font-size="25" fill="#0c6e69" text-anchor="middle"><text x="118" y="150" transform="rotate(-50 118 150)">breathe in · 4</text><text x="402" y="150" transform="rotate(50 402 150)">hold gently · 4</text><text x="260" y="318">breathe out · 4</text></g></svg>`;

const grid = `<table>${"<tr>".concat("<td></td>".repeat(12), "</tr>").repeat(12)}</table>`;

/** Pages for the wall and the table. */
export const forTheRoom: readonly Printable[] = [
  {
    name: "breathing-triangle",
    title: "The breathing triangle",
    lead: "Hang it where the class can see it. Trace a side with one finger for each part of the breath.",
    color: "#0c6e69",
    body: `${triangle}${boxes(2, [
      [
        "When it helps",
        "<ul><li>Before something starts</li><li>After something loud</li><li>While you wait for your turn</li></ul>",
      ],
      [
        "When it feels like too much",
        "<p>Leave out the hold. Breathe in, breathe out, and let your finger rest in the corner for as long as you like.</p>",
      ],
    ])}`,
  },
  {
    name: "answer-cards",
    title: "Answer cards",
    lead: "One set for each pair. Cut along the edges, hold one up for each question.",
    color: "#14688f",
    body: boxes(
      2,
      [1, 2, 3, 4].map((number) => [`Answer ${number}`, `<div class="big">${number}</div>`] as const),
    ),
  },
  {
    name: "word-search-grid",
    title: "Make your own word search",
    lead: "Write eight words about this session's trait, hide them, fill the rest with letters, and trade.",
    color: "#6446b5",
    body: `${grid}<p style="margin-top:5mm"><b>My words:</b></p>${line.repeat(3)}`,
  },
  {
    name: "feeling-words",
    title: "Words for what we feel",
    lead: "Good, bad and fine are a start. These say it closer.",
    color: "#8b3a9c",
    body: boxes(2, [
      ["Glad", "proud · relieved · amused · touched · hopeful · at ease"],
      ["Sad", "left out · let down · homesick · sorry · lonely · heavy"],
      ["Angry", "annoyed · hurt · jealous · treated unfairly · fed up · furious"],
      ["Afraid", "nervous · shy · worried · startled · unsure · overwhelmed"],
      ["Calm", "rested · steady · safe · content · quiet · patient"],
      ["Mixed", "proud and nervous · glad and sad · tired and happy · sorry and still mad"],
    ]),
  },
  {
    name: "room-to-move",
    title: "Room to move",
    lead: "Two minutes of looking around before anybody runs.",
    color: "#a34e0e",
    body: boxes(1, [
      [
        "The floor",
        "<ul><li>Bags and cords are off the floor, chairs are pushed in.</li><li>Shoes are tied. Socks alone slide.</li><li>Everybody can turn around with open arms and touch nobody.</li></ul>",
      ],
      [
        "The people",
        "<ul><li>Whoever sits, rolls or walks with help has a way to do every step.</li><li>Touch is asked for, and a no is a whole answer.</li><li>We have a sign that stops everything at once. Ours is:</li></ul>" +
          line,
      ],
      [
        "Afterward",
        "<p>Three slow breaths, then the furniture goes back. Who lifts what is agreed before.</p>",
      ],
    ]),
  },
  {
    name: "vote-slips",
    title: "Slips for the charity vote",
    lead: "Cut apart. Nobody writes a name on it.",
    color: "#b3343f",
    body: boxes(
      2,
      Array.from(
        { length: 6 },
        () =>
          [
            "I would like our class to give to",
            `${line}<p style="margin-top:3mm">because</p>${line}`,
          ] as const,
      ),
    ),
  },
];
