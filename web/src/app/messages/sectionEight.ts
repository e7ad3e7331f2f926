/**
 * The messages of the specification's section 8, word for word, with the call that makes each appear. The tests beside
 * this table have every call refused without a word of the server's, or answered, and look for the toast.
 */

/** A read that fails, by the screen that makes it. */
export const reads = [
  { says: "Failed to get Users", call: "/user", at: "/users/instructor" },
  { says: "Failed to get Sites", call: "/school", at: "/school" },
  { says: "Failed to get Quizzes", call: "/quiz", at: "/quiz" },
  { says: "Failed to get Quiz Details", call: "/quiz/1", at: "/quiz?edit=1" },
  { says: "Failed to get Quiz Questions", call: "/quizQuestion", at: "/quiz/questions" },
  { says: "Failed to get Question Details", call: "/quizQuestion/1", at: "/quiz/questions?edit=1" },
  { says: "Failed to get Grade-Levels", call: "/level", at: "/levels" },
  { says: "Failed to get Lesson Plan Activities", call: "/lessonPlan", at: "/lesson-activities" },
  { says: "Failed to get Activity Response", call: "/pdfFormResponse", at: "/kinesthetic/responses" },
  { says: "Failed to get Programs", call: "/program", at: "/program-video" },
  { says: "Failed to get Categories", call: "/category", at: "/categories" },
  { says: "Failed to get Category Details", call: "/category/1", at: "/categories?edit=1" },
  { says: "Failed to get Districts", call: "/district", at: "/districts" },
  { says: "Failed to get District Details", call: "/district/1", at: "/districts?edit=1" },
  { says: "Failed to get Sessions", call: "/session", at: "/session" },
  { says: "Failed to get Session Details", call: "/session/1", at: "/session?edit=1" },
  { says: "Failed to get Character Trait List", call: "/trait", at: "/trait" },
  { says: "Failed to get provider", call: "/provider", at: "/providers" },
  { says: "Failed to get Site Announcements", call: "/schoolAnnoun", at: "/announcement" },
  { says: "Failed to get Page Files", call: "/pageFile", at: "/page-file" },
  { says: "Failed to get Charity List", call: "/charity", at: "/charity" },
  { says: "Failed to get Form Details", call: "/puzzleForm/1", at: "/puzzle-form?edit=1" },
  { says: "Failed to get Session Themes", call: "/sessionTheme", at: "/session-themes" },
  { says: "Failed to get Session Theme Details", call: "/sessionTheme/1", at: "/session-themes?edit=1" },
  { says: "Failed to get Generic Teachers", call: "/genericTeacher", at: "/teacher" },
  { says: "Failed to get Leads", call: "/lead", at: "/lead" },
] as const;

/** What "Failed to add/update/delete …" calls each thing, by the screen that writes it. */
export const writes = [
  { thing: "Super Admin", at: "/users/super-admin" },
  { thing: "Provider Leader", at: "/users/provider-leader" },
  { thing: "Site Leader", at: "/users/site-leader" },
  { thing: "Instructor", at: "/users/instructor" },
  { thing: "Site", at: "/school" },
  { thing: "Charity", at: "/charity" },
  { thing: "District", at: "/districts" },
  { thing: "Session", at: "/session" },
  { thing: "Category", at: "/categories" },
  { thing: "Quiz", at: "/quiz" },
  { thing: "Question", at: "/quiz/questions" },
  { thing: "level", at: "/levels" },
  { thing: "Lesson Activity", at: "/lesson-activities" },
  { thing: "Program", at: "/program-video" },
  { thing: "Puzzle Form", at: "/puzzle-form" },
  { thing: "Page File", at: "/page-file" },
  { thing: "Character Traits", at: "/trait" },
  { thing: "Video", at: "/givertv-eposide" },
  { thing: "Session Theme", at: "/session-themes" },
  { thing: "Generic Teachers", at: "/teacher" },
] as const;
