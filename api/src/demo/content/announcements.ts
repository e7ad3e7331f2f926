import type { ProgramKind } from "./places.ts";

/** What the organization tells the classes of a program. */
export interface AnnouncementContent {
  readonly title: string;
  readonly program: ProgramKind;
  /** On which days it is shown, counted from today. */
  readonly from: number;
  readonly until: number;
  readonly content: string;
}

/** The announcements of the demo program: what was said, what is being said, and what is prepared. */
export const announcementContents: readonly AnnouncementContent[] = [
  {
    title: "Welcome to a session about empathy",
    program: "in_school",
    from: -14,
    until: 27,
    content:
      "<p>For six weeks we practice finding out how it is to be somebody else. It starts with a question, and so do the activities.</p><h3>Good to begin with</h3><ul><li><strong>Ask, Don't Guess</strong>, in pairs, about a quarter of an hour</li><li><strong>The Slow Mirror</strong>, when everybody has been sitting for too long</li><li>The film <em>Six or Nine</em>, twelve seconds long and good for a whole conversation</li></ul><p>The letter to families goes home best on a Thursday.</p>",
  },
  {
    title: "The charity vote is open",
    program: "in_school",
    from: -7,
    until: 13,
    content:
      "<p>Each class chooses one of three charities for this session. Read about all three aloud, let students ask, and vote when it is quiet.</p><ol><li>Open <strong>Charity</strong> in your menu.</li><li>Let everybody come up and tap, or use the printed slips.</li><li>A tie goes to a second round. That is part of it.</li></ol><p>What your class has earned before the vote counts as well.</p>",
  },
  {
    title: "New: films to begin with",
    program: "in_school",
    from: -3,
    until: 24,
    content:
      "<p>There are short films without a sound for openings and closings. <strong>Breath</strong> runs for as long as one slow round; let it run three times.</p><p>They play without the internet being fast. If a film does not come, go on without it. The words are enough.</p>",
  },
  {
    title: "A lamp-lit hour before the break",
    program: "after_school",
    from: -10,
    until: 18,
    content:
      "<p>In the last week before the break we will turn off the big lights for an hour. Each group brings one lantern, from paper or from a jam jar.</p><ul><li>No candles, please: small lamps only.</li><li>Families are welcome from half past four.</li><li>Bring something warm to drink, and a cup for somebody else.</li></ul>",
  },
  {
    title: "Room to move",
    program: "after_school",
    from: -5,
    until: 30,
    content:
      "<p>The gym is ours on <strong>Tuesdays and Thursdays</strong> now. The movement activities need no equipment except painter's tape, which is in the blue box.</p><p>Print the page <em>Room to move</em> and go through it once with your group.</p>",
  },
  {
    title: "Holiday groups: who comes along?",
    program: "summer",
    from: -12,
    until: 28,
    content:
      "<p>We are counting heads for the holiday groups. Please tell your site's leader by Friday how many children you expect, and whether somebody is new.</p><blockquote>The newest camper is never to eat alone. That is the only rule that cannot be changed.</blockquote><p>Thank you for asking around.</p>",
  },
  {
    title: "Thank you for a brave session",
    program: "in_school",
    from: -50,
    until: -15,
    content:
      "<p>Courage came in small sizes this time, and there was a great deal of it. Classes wrote hundreds of papers for their brave jars.</p><p>Our favorite, from a second grade: <em>I told my grandma that I broke it. She said thank you.</em></p>",
  },
  {
    title: "Coming up: perseverance",
    program: "in_school",
    from: 28,
    until: 69,
    content:
      "<p>The next session lives in the long dull middle of things. If you like to prepare: each student needs something unfinished, and a reason to finish it.</p><h3>On the calendar</h3><ul><li>Theme one: Not yet</li><li>Theme two: The long dull middle</li><li>Theme three: Finishing together</li></ul>",
  },
];
