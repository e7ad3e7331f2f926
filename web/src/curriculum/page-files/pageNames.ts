import type { pageCategories } from "@kindling/contract";
import { useTranslation } from "react-i18next";

/** A page that files are kept for, as the wire has it. */
export type PageCategory = (typeof pageCategories)[number];

const keys = {
  QUIZZES: "quizzes",
  PUZZLES: "puzzles",
  "MINDFULNESS OPEN": "mindfulOpen",
  "FAMILY CONNECTION": "familyConnection",
  "PLAY ACTIVITY": "playActivity",
  "LESSON PLAN ACTIVITY": "lessonPlan",
  "KINESTHETIC ACTIVITY": "kinesthetic",
  "PEER-TO-PEER": "peerConnection",
  "PROJECT-BASED LEARNING": "projectBased",
  "CHARACTER TRAITS": "traits",
  ANNOUNCMENTS: "announcements",
} as const satisfies Record<PageCategory, string>;

/** The names of the pages for a person, from the words of the wire. */
export function usePageName(): (page: PageCategory) => string {
  const { t } = useTranslation("content");
  return (page) => t(`pages.${keys[page]}`);
}
