import { ActivityPreview } from "./ActivityPreview.tsx";
import { AnnouncementPreview } from "./AnnouncementPreview.tsx";
import { QuizQuestionPreview } from "./QuizQuestionPreview.tsx";
import { TraitPreview } from "./TraitPreview.tsx";

/** The previews of single rows: fetched together, so that first loads name fewer files. */
export const previewScreens = { ActivityPreview, AnnouncementPreview, QuizQuestionPreview, TraitPreview };
