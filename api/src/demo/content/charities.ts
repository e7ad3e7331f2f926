/** An organization that classes may choose; all of them are made up. */
export interface CharityContent {
  readonly name: string;
  readonly category: string;
  readonly country: string;
  readonly state: string;
  readonly address: string;
  readonly website: string;
  readonly description: string;
}

/** Contacts in the order of the charities; the first four have two. */
export const contactNames: readonly (readonly [title: string, first: string, last: string])[] = [
  ["Ms.", "Odile", "Hartmann"],
  ["Mr.", "Ezra", "Kowalski"],
  ["Dr.", "Noor", "Abbasi"],
  ["Mrs.", "Imelda", "Santos"],
  ["Mr.", "Fintan", "Keogh"],
  ["Mx.", "Rowan", "Delacroix"],
  ["Ms.", "Sunniva", "Dahl"],
  ["Mr.", "Teo", "Marinelli"],
  ["Prof.", "Hanneke", "Visser"],
  ["Ms.", "Chioma", "Eze"],
  ["Mr.", "Lucian", "Petrescu"],
  ["Mrs.", "Yasmin", "Haddad"],
  ["Ms.", "Birgit", "Lund"],
  ["Mr.", "Amos", "Whitfield"],
  ["Ms.", "Keiko", "Arai"],
  ["Mr.", "Joaquim", "Teles"],
];

/** The kinds of organization, and the one kind of activity there is so far, with their abbreviations. */
export const categoryNames: readonly (readonly [name: string, abbreviation: string])[] = [
  ["Animals", "ANI"],
  ["Children and Families", "FAM"],
  ["Environment", "ENV"],
  ["Health", "HEA"],
  ["Hunger and Home", "HOM"],
  ["Learning", "LEA"],
  ["Mindfulness", "MIN"],
];

/** The demo program's charities. */
export const charityContents: readonly CharityContent[] = [
  {
    name: "The Warm Coat Shelf",
    category: "Hunger and Home",
    country: "US",
    state: "New York",
    address: "18 Mill Street, Albany, NY 12207",
    website: "https://warmcoatshelf.example",
    description:
      "A shelf in a former shoe shop where anybody may take a coat and nobody has to say why. Volunteers mend zippers on Thursdays. Last winter 2,140 coats went out of the door, each with a pair of mittens in the pocket.",
  },
  {
    name: "Long Table Kitchen",
    category: "Hunger and Home",
    country: "US",
    state: "Pennsylvania",
    address: "402 Foundry Row, Pittsburgh, PA 15201",
    website: "https://longtablekitchen.example",
    description:
      "One very long table, supper at half past five, free for anyone who sits down. Those who can cook, cook; those who can't peel carrots. Children who came to eat five years ago are serving now.",
  },
  {
    name: "Night Lamp House",
    category: "Children and Families",
    country: "US",
    state: "Illinois",
    address: "77 Wabansia Court, Chicago, IL 60614",
    website: "https://nightlamphouse.example",
    description:
      "Fourteen bedrooms across the street from a children's hospital, so that parents can be there when a child wakes up at night. There is always soup, and a light in the front window that is never turned off.",
  },
  {
    name: "Letters for the Fourth Floor",
    category: "Children and Families",
    country: "US",
    state: "Massachusetts",
    address: "9 Harbor Steps, Boston, MA 02113",
    website: "https://fourthfloorletters.example",
    description:
      "Long hospital stays are boring as well as frightening. This small group brings mail: jokes, drawings, riddles in installments, written by one child for another. No child on the fourth floor goes a week without a letter.",
  },
  {
    name: "Half-Moon Dog Home",
    category: "Animals",
    country: "US",
    state: "Vermont",
    address: "Half-Moon Road, Danville, VT 05828",
    website: "https://halfmoondogs.example",
    description:
      "A farm for dogs that are too old, too shy or too three-legged to be picked first. Some find families. The others stay for good, with a stove in winter and a pond in summer.",
  },
  {
    name: "Northern Tern Seabird Hospital",
    category: "Animals",
    country: "CA",
    state: "Nova Scotia",
    address: "31 Wharf Lane, Lunenburg, NS B0J 2C0",
    website: "https://northerntern.example",
    description:
      "When a storm or an oil spill brings seabirds ashore, they are washed, fed and rested here until they can fly. Every bird is let go from the same rock, and the whole village may come and watch.",
  },
  {
    name: "Ten Thousand Saplings",
    category: "Environment",
    country: "US",
    state: "Oregon",
    address: "2200 Burnt Ridge Road, Eugene, OR 97405",
    website: "https://tenthousandsaplings.example",
    description:
      "After the fires people here began to plant, on Saturdays, with anyone who came. They plant slowly and look after each tree for three years. So far they have reached six thousand four hundred and eleven.",
  },
  {
    name: "Clear Creek Keepers",
    category: "Environment",
    country: "US",
    state: "Colorado",
    address: "5 Ferry Landing, Golden, CO 80401",
    website: "https://clearcreekkeepers.example",
    description:
      "Eleven miles of creek, cleaned by the people who live along it. Classes test the water and count what lives in it. Two years ago they counted the first trout in a generation.",
  },
  {
    name: "Roll On Workshop",
    category: "Health",
    country: "US",
    state: "Ohio",
    address: "140 Depot Avenue, Toledo, OH 43604",
    website: "https://rollonworkshop.example",
    description:
      "Retired mechanics rebuild bikes, scooters and wheelchairs so that they fit one particular child. Ask for flames on the sides, and you get flames on the sides.",
  },
  {
    name: "Grandfriends by Phone",
    category: "Health",
    country: "US",
    state: "Maine",
    address: "63 Spruce Point, Rockland, ME 04841",
    website: "https://grandfriends.example",
    description:
      "Loneliness makes people ill. Here somebody old and somebody young call each other once a week, for twenty minutes, about anything. Many of these calls have been going on for years.",
  },
  {
    name: "The Borrowed Book Bus",
    category: "Learning",
    country: "US",
    state: "New Mexico",
    address: "811 Mesa Drive, Las Cruces, NM 88001",
    website: "https://borrowedbookbus.example",
    description:
      "An old school bus with four thousand books that stops where there is no library for fifty miles. Nobody pays for a book that comes back late, or with sand in it.",
  },
  {
    name: "Puente de Lápices",
    category: "Learning",
    country: "MX",
    state: "Oaxaca",
    address: "Calle del Molino 12, Oaxaca de Juárez, 68000",
    website: "https://puentedelapices.example",
    description:
      "“A bridge of pencils” brings paper, paint and a teacher to mountain villages two days a week. The children write back: every class that gives receives a letter, in Spanish and in Zapotec, with drawings.",
  },
];
