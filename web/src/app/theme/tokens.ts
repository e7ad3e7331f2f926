/** The colors of the curriculum's areas, one hue each; used alike on cards, chips, icons and charts. */
export const areaNames = [
  "mindful",
  "puzzle",
  "movement",
  "project",
  "connection",
  "play",
  "lesson",
  "quiz",
  "trait",
  "nomination",
  "charity",
] as const;

export type AreaName = (typeof areaNames)[number];

/** All colors of one scheme. Texts on the surfaces named beside them meet WCAG AA; a test holds them to it. */
export interface ColorTokens {
  /** Ember, the one warm primary. `strong` is for hover, `soft` for tinted surfaces. */
  readonly primary: { main: string; strong: string; soft: string; on: string };
  /** Ink, the dark neutral; reversed in dark mode. */
  readonly ink: { main: string; strong: string; soft: string; on: string };
  readonly surface: { page: string; paper: string; sunken: string; raised: string };
  readonly text: { primary: string; secondary: string; disabled: string };
  readonly line: { soft: string; strong: string };
  readonly state: { success: string; warning: string; error: string; info: string; on: string };
  readonly area: Readonly<Record<AreaName, string>>;
  readonly areaSoft: Readonly<Record<AreaName, string>>;
}

export const light: ColorTokens = {
  primary: { main: "#b4431d", strong: "#8f3213", soft: "#fbe6dc", on: "#ffffff" },
  ink: { main: "#3a2f45", strong: "#251d2e", soft: "#ece6ee", on: "#ffffff" },
  surface: { page: "#fdfaf6", paper: "#ffffff", sunken: "#f6efe6", raised: "#ffffff" },
  text: { primary: "#2b2331", secondary: "#65596b", disabled: "#9b909f" },
  line: { soft: "#eadfd2", strong: "#8d8092" },
  state: { success: "#23734a", warning: "#8a5a00", error: "#b3261e", info: "#2f5c9e", on: "#ffffff" },
  area: {
    mindful: "#0c6e69",
    puzzle: "#6446b5",
    movement: "#a34e0e",
    project: "#3557b0",
    connection: "#a93468",
    play: "#4b7018",
    lesson: "#23734a",
    quiz: "#14688f",
    trait: "#8b3a9c",
    nomination: "#856000",
    charity: "#b3343f",
  },
  areaSoft: {
    mindful: "#dcf1ef",
    puzzle: "#ebe5fa",
    movement: "#fbe8d9",
    project: "#e3e9fa",
    connection: "#fae3ec",
    play: "#e9f3d8",
    lesson: "#ddf2e5",
    quiz: "#ddeef7",
    trait: "#f5e4f8",
    nomination: "#faeec9",
    charity: "#fbe4e5",
  },
};

export const dark: ColorTokens = {
  primary: { main: "#ff9d70", strong: "#ffb896", soft: "#472a1f", on: "#2c1206" },
  ink: { main: "#dcd2e2", strong: "#f3ecf6", soft: "#3a3142", on: "#241c2b" },
  surface: { page: "#19151d", paper: "#231d29", sunken: "#1e1923", raised: "#2d2634" },
  text: { primary: "#f4eee8", secondary: "#bdb1c2", disabled: "#83778a" },
  line: { soft: "#3b3243", strong: "#83778c" },
  state: { success: "#7fd9a4", warning: "#f0c75e", error: "#ff9a92", info: "#9cc0ff", on: "#1b1420" },
  area: {
    mindful: "#66d0c7",
    puzzle: "#bca8ff",
    movement: "#ffb07a",
    project: "#9ab4ff",
    connection: "#ff9dc4",
    play: "#b5d97a",
    lesson: "#7fd9a4",
    quiz: "#73c5ec",
    trait: "#e39ff1",
    nomination: "#f0c75e",
    charity: "#ff9fa0",
  },
  areaSoft: {
    mindful: "#1d3837",
    puzzle: "#332b4b",
    movement: "#412c20",
    project: "#2a3150",
    connection: "#432636",
    play: "#313820",
    lesson: "#20382c",
    quiz: "#1e3545",
    trait: "#3d2945",
    nomination: "#3d331a",
    charity: "#43272b",
  },
};

/** Measures that the specification fixes, in pixels. */
export const measures = {
  sidebar: 300,
  mobileNav: 320,
  headerMobile: 64,
  headerDesktop: 72,
  authContent: 512,
} as const;

/** Corner radii, in pixels: small for chips in tables, medium for fields, large for cards and dialogs. */
export const radius = { small: 8, medium: 12, large: 20, pill: 999 } as const;

export const fonts = {
  heading: '"Nunito Variable", "Nunito", ui-rounded, system-ui, sans-serif',
  text: '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif',
} as const;

/** Shadows, tinted with the ink color. */
export const shadow = {
  card: "0 1px 2px rgb(58 47 69 / 0.06), 0 6px 20px -8px rgb(58 47 69 / 0.14)",
  float: "0 4px 12px rgb(37 29 46 / 0.10), 0 18px 48px -12px rgb(37 29 46 / 0.28)",
} as const;

/**
 * Sizes of what is shown to a class, measured by the stage it stands on (a screen or a frame in a page). On a projector
 * two meters wide a line of text is 4 cm high, which is read from eight meters; a part in rem lets zoom enlarge it.
 * `label` is the least size: 24 px on a stage of 1280×720. Titles and texts get smaller by `--stage-fit` where a step
 * would not fit its place.
 */
export const stageType = {
  title: "calc(var(--stage-fit, 1) * clamp(2.125rem, min(1rem + 5cqi, 1.5rem + 8cqb), 9rem))",
  text: "calc(var(--stage-fit, 1) * clamp(1.5rem, min(0.875rem + 3.1cqi, 1rem + 5.4cqb), 6rem))",
  label: "clamp(1rem, min(0.4rem + 2.1cqi, 3.8cqb), 5rem)",
  count: "clamp(3.5rem, min(20cqi, 22cqb), 18rem)",
} as const;
