/**
 * The messages of the specification's section 8, word for word, each with the call behind it and the screen where it
 * appears. The tests beside this table do on that screen what makes the call, have it refused or answered, and look for
 * the toast.
 */
type Message = readonly [says: string, call: string, at: string];

/** Told when a read is refused without a word. */
export const reads = [
  ["Failed to get Users", "GET /user", "/users/instructor"],
  ["Failed to get Sites", "GET /school", "/school"],
  ["Failed to get Quizzes", "GET /quiz", "/quiz"],
  ["Failed to get Quiz Details", "GET /quiz/1", "/quiz?edit=1"],
  ["Failed to get Quiz Questions", "GET /quizQuestion", "/quiz/questions"],
  ["Failed to get Question Details", "GET /quizQuestion/1", "/quiz/questions?edit=1"],
  ["Failed to get Grade-Levels", "GET /level", "/levels"],
  ["Failed to get Lesson Plan Activities", "GET /lessonPlan", "/lesson-activities"],
  ["Failed to get Activity Response", "GET /pdfFormResponse", "/kinesthetic/responses"],
  ["Failed to get Programs", "GET /program", "/program-video"],
  ["Failed to get Categories", "GET /category", "/categories"],
  ["Failed to get Category Details", "GET /category/1", "/categories?edit=1"],
  ["Failed to get Districts", "GET /district", "/districts"],
  ["Failed to get District Details", "GET /district/1", "/districts?edit=1"],
  ["Failed to get Sessions", "GET /session", "/session"],
  ["Failed to get Session Details", "GET /session/1", "/session?edit=1"],
  ["Failed to get Character Trait List", "GET /trait", "/trait"],
  ["Failed to get provider", "GET /provider", "/providers"],
  ["Failed to get Site Announcements", "GET /schoolAnnoun", "/announcement"],
  ["Failed to get Page Files", "GET /pageFile", "/page-file"],
  ["Failed to get Charity List", "GET /charity", "/charity"],
  ["Failed to get Form Details", "GET /puzzleForm/1", "/puzzle-form?edit=1"],
  ["Failed to get Session Themes", "GET /sessionTheme", "/session-themes"],
  ["Failed to get Session Theme Details", "GET /sessionTheme/1", "/session-themes?edit=1"],
  ["Failed to get Generic Teachers", "GET /genericTeacher", "/teacher"],
  ["Failed to get Leads", "GET /lead", "/lead"],
] as const satisfies readonly Message[];

/** Told when a form can't add what it was filled in with. */
export const adds = [
  ["Failed to add Super Admin", "POST /auth/register/admin", "/users/super-admin"],
  ["Failed to add Provider Leader", "POST /auth/register/provider-leader", "/users/provider-leader"],
  ["Failed to add Site Leader", "POST /auth/register/site-leader", "/users/site-leader"],
  ["Failed to add Instructor", "POST /auth/register/instructor", "/users/instructor"],
  ["Failed to add Site", "POST /school/add", "/school"],
  ["Failed to add Contact", "POST /contact/add", "/charity?edit=1"],
  ["Failed to add Charity", "POST /charity/add", "/charity"],
  ["Failed to add District", "POST /district/add", "/districts"],
  ["Failed to add Session", "POST /session/add", "/session"],
  ["Failed to add Category", "POST /category/add", "/categories"],
  ["Failed to add Quiz", "POST /quiz/add", "/quiz"],
  ["Failed to add Question", "POST /quizQuestion/add", "/quiz/questions"],
  ["Failed to add level", "POST /level/add", "/levels"],
  ["Failed to add Lesson Activity", "POST /lessonPlan/add", "/lesson-activities"],
  ["Failed to add Program", "POST /program/add", "/program-video"],
  ["Failed to add Puzzle Form", "POST /puzzleForm/add", "/puzzle-form"],
  ["Failed to add Page File", "POST /pageFile/add", "/page-file"],
  ["Failed to add Character Traits", "POST /trait/add", "/trait"],
  ["Failed to add Video", "POST /giverTv/add", "/givertv-eposide"],
  ["Failed to add Session Theme", "POST /sessionTheme/add", "/session-themes"],
  ["Failed to add Generic Teachers", "POST /genericTeacher/add", "/teacher"],
] as const satisfies readonly Message[];

/** Told when a form can't save what was changed. */
export const updates = [
  ["Failed to update Super Admin", "PATCH /user/update/admin/1", "/users/super-admin"],
  ["Failed to update Provider Leader", "PATCH /user/update/provider-leader/1", "/users/provider-leader"],
  ["Failed to update Site Leader", "PATCH /user/update/site-leader/1", "/users/site-leader"],
  ["Failed to update Instructor", "PATCH /user/update/instructor/1", "/users/instructor"],
  ["Failed to update Site", "PATCH /school/update/1", "/school"],
  ["Failed to update Contact", "PATCH /contact/update/1", "/charity?edit=1"],
  ["Failed to update Charity", "PATCH /charity/update/1", "/charity"],
  ["Failed to update District", "PATCH /district/update/1", "/districts"],
  ["Failed to update Session", "PATCH /session/update/1", "/session"],
  ["Failed to update Category", "PATCH /category/update/1", "/categories"],
  ["Failed to update Quiz", "PATCH /quiz/update/1", "/quiz"],
  ["Failed to update Question", "PATCH /quizQuestion/update/1", "/quiz/questions"],
  ["Failed to update level", "PATCH /level/update/1", "/levels"],
  ["Failed to update Lesson Activity", "PATCH /lessonPlan/update/1", "/lesson-activities"],
  ["Failed to update Program", "PATCH /program/update/1", "/program-video"],
  ["Failed to update Puzzle Form", "PATCH /puzzleForm/update/1", "/puzzle-form"],
  ["Failed to update Page File", "PATCH /pageFile/update/1", "/page-file"],
  ["Failed to update Character Traits", "PATCH /trait/update/1", "/trait"],
  ["Failed to update Video", "PATCH /giverTv/update/1", "/givertv-eposide"],
  ["Failed to update Session Theme", "PATCH /sessionTheme/update/1", "/session-themes"],
  ["Failed to update Generic Teachers", "PATCH /genericTeacher/update/1", "/teacher"],
] as const satisfies readonly Message[];

/** Told when a row of a list can't be deleted. */
export const removals = [
  ["Failed to delete Super Admin", "DELETE /user/delete/1", "/users/super-admin"],
  ["Failed to delete Provider Leader", "DELETE /user/delete/1", "/users/provider-leader"],
  ["Failed to delete Site Leader", "DELETE /user/delete/1", "/users/site-leader"],
  ["Failed to delete Instructor", "DELETE /user/delete/1", "/users/instructor"],
  ["Failed to delete Site", "DELETE /school/delete/1", "/school"],
  ["Failed to delete Contact", "DELETE /contact/delete/1", "/charity?edit=1"],
  ["Failed to delete Charity", "DELETE /charity/delete/1", "/charity"],
  ["Failed to delete District", "DELETE /district/delete/1", "/districts"],
  ["Failed to delete Session", "DELETE /session/delete/1", "/session"],
  ["Failed to delete Category", "DELETE /category/delete/1", "/categories"],
  ["Failed to delete Quiz", "DELETE /quiz/delete/1", "/quiz"],
  ["Failed to delete Question", "DELETE /quizQuestion/delete/1", "/quiz/questions"],
  ["Failed to delete level", "DELETE /level/delete/1", "/levels"],
  ["Failed to delete Lesson Activity", "DELETE /lessonPlan/delete/1", "/lesson-activities"],
  ["Failed to delete Program", "DELETE /program/delete/1", "/program-video"],
  ["Failed to delete Puzzle Form", "DELETE /puzzleForm/delete/1", "/puzzle-form"],
  ["Failed to delete Page File", "DELETE /pageFile/delete/1", "/page-file"],
  ["Failed to delete Character Traits", "DELETE /trait/delete/1", "/trait"],
  ["Failed to delete Video", "DELETE /giverTv/delete/1", "/givertv-eposide"],
  ["Failed to delete Response", "DELETE /activityFormResponse/delete/1", "/puzzle-form/responses"],
  ["Failed to delete Response", "DELETE /pdfFormResponse/delete/1", "/kinesthetic/responses"],
  ["Failed to delete Response", "DELETE /quizAnswer/delete/1", "/quiz/responses"],
  ["Failed to delete Response", "DELETE /trait/delete-response/1", "/trait/giver-tv-res"],
  ["Failed to delete Response", "DELETE /studentNomanation/delete-response/1", "/nomination-forms/response"],
  ["Failed to delete Session Theme", "DELETE /sessionTheme/delete/1", "/session-themes"],
  ["Failed to delete Generic Teachers", "DELETE /genericTeacher/delete/1", "/teacher"],
] as const satisfies readonly Message[];

/** Told when something else about a row of a list can't be changed. */
export const switches = [
  ["Failed to Change the Status", "POST /school/bulk", "/school"],
  ["Failed to Change the Status", "POST /provider/bulk", "/providers"],
  ["Failed to Change the Status", "POST /user/bulk", "/users/instructor"],
  ["Failed to Change the Status", "POST /puzzleForm/bulk", "/puzzle-form"],
  ["Failed to change password", "POST /user/changePassword/1", "/users/instructor"],
] as const satisfies readonly Message[];

/** Told when a write of staff is done; what was written stands in front, but for the words that name it themselves. */
export const written = [
  ["Site added successfully", "POST /school/add", "/school"],
  ["Site updated successfully!", "PATCH /school/update/1", "/school"],
  ["Site deleted successfully", "DELETE /school/delete/1", "/school"],
  ["Contact added successfully", "POST /contact/add", "/charity?edit=1"],
  ["Contact updated successfully!", "PATCH /contact/update/1", "/charity?edit=1"],
  ["Contact deleted successfully", "DELETE /contact/delete/1", "/charity?edit=1"],
  ["Session Theme added successfully!", "POST /sessionTheme/add", "/session-themes"],
  ["Session Theme updated successfully!", "PATCH /sessionTheme/update/1", "/session-themes"],
  ["Generic Teachers added successfully!", "POST /genericTeacher/add", "/teacher"],
  ["Generic Teachers updated successfully!", "PATCH /genericTeacher/update/1", "/teacher"],
  ["Response deleted successfully!", "DELETE /pdfFormResponse/delete/1", "/kinesthetic/responses"],
] as const satisfies readonly Message[];

/** Told around signing in and on the public pages when a call is refused without a word. */
export const refusedOutside = [
  ["Login failed", "POST /auth/login", "/log-in"],
  ["Login failed", "POST /user/resetPassword", "/auth/reset-password?token=mailed"],
  ["Failed to send Password Reset Email failed", "POST /user/forgotPassword", "/forgot-password"],
  ["Failed to Change Password", "POST /user/setNewPassword", "/change-password"],
  ["Internal server Error", "POST /auth/logout", "/index"],
  ["Failed to fetch Constants", "GET /system/constants", "/log-in"],
  ["Failed to add lead", "POST /lead/add", "/lead-module"],
  ["Failed to update lead", "PATCH /lead/update/key", "/lead-module/key"],
] as const satisfies readonly Message[];

/** Told there when it is answered. */
export const doneOutside = [
  ["Login successful!", "POST /auth/login", "/log-in"],
  ["Password reset successfully!", "POST /user/resetPassword", "/auth/reset-password?token=mailed"],
  ["Email sent successful!", "POST /user/forgotPassword", "/forgot-password"],
  ["Password change successfully!", "POST /user/setNewPassword", "/change-password"],
  ["Logged Out successful!", "POST /auth/logout", "/index"],
  ["lead user send successfully", "POST /lead/add", "/lead-module"],
  ["lead updated successfully!", "PATCH /lead/update/key", "/lead-module/key"],
] as const satisfies readonly Message[];

/** Told in the classroom when a call is refused without a word. */
export const refusedInClass = [
  ["Failed to fetch Generic Teachers", "GET /genericTeacher/allGeneric", "/instructor/selection"],
  [
    "Failed to add Response",
    "POST /instructor/activity-form-response/add",
    "/instructor/home/kindnessopening",
  ],
  ["Failed to add Response", "POST /instructor/add-nomination-response", "/instructor/home/nominations"],
  ["Fail to select charity", "POST /instructor/selectCharity", "/instructor/home/charity-activity"],
] as const satisfies readonly Message[];

/** Told there when it is answered. */
export const doneInClass = [
  ["Charity selected", "POST /instructor/selectCharity", "/instructor/home/charity-activity"],
] as const satisfies readonly Message[];

/** Told of a report's file, for what the server answers. */
export const downloads = [
  ["An unexpected error occurred", "GET /report/site", "/site-report", "a refusal without a word"],
  ["An error occurred", "GET /report/activity-summary", "/activity-summary", "a refusal without a word"],
  ["Unexpected error format", "GET /report/activity-summary", "/activity-summary", "no JSON"],
  ["Failed to Download File", "GET /report/activity-summary", "/activity-summary", "half a file"],
  ["File Download successfully!", "GET /report/site", "/site-report", "a file"],
] as const;

/** For any call: without its own message, or with an ended session. */
export const anywhere = [
  ["Failed to process request", "POST /upload", "/page-file?new"],
  ["Something went wrong", "GET /district", "/districts"],
] as const satisfies readonly Message[];

/** In the specification, but different here (decision 015): a theme is not a user. */
export const toldOtherwise = [
  ["User deleted successfully!", "Session Theme deleted successfully", "DELETE /sessionTheme/delete/1"],
  ["Failed to delete User", "Failed to delete Session Theme", "DELETE /sessionTheme/delete/1"],
] as const;

/** In the specification but never shown: no call updates a response. */
export const neverTold = ["Failed to update Response"] as const;

/** Texts that are no token and decode to null. */
export const brokenTokens = [
  "",
  "x",
  "x.y.z",
  "head.e30=.tail",
  "head.bnVsbA==.tail",
  "head.%%%.tail",
] as const;

/** Every message that a test beside this table makes appear. */
export const told: readonly string[] = [
  reads,
  adds,
  updates,
  removals,
  switches,
  written,
  refusedOutside,
  doneOutside,
  refusedInClass,
  doneInClass,
  downloads,
  anywhere,
].flatMap((messages) => messages.map(([says]) => says));
