import {
  activityKinds,
  allEndpoints,
  type Endpoint,
  type Group,
  groups,
  hasSums,
  type OutsideRole,
  type RoleName,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { tokenKit } from "../src/core/server/tokens.ts";
import { buildApp } from "./buildApp.ts";
import { openLogin, type SignedIn } from "./signInAs.ts";

const places = "any staff, Provider Leader, Site Leader";

/** The kinds of activity have the same calls each. */
const activityCalls = [
  "list",
  "get",
  "create",
  "update",
  "remove",
  "bulk",
  "preview",
  "import",
  "importTemplate",
];
const callsOf = (kind: string) => activityCalls.map((call) => `${kind}.${call}`).join(" ");

const responses = "activityFormResponse pdfFormResponse quizAnswer traitResponse nominationResponse".split(
  " ",
);

/**
 * Who can make which call, taken from domain.md section 2 rather than the contract. "nobody" means no token;
 * unrestricted Super Admins belong to every group.
 */
const table: readonly (readonly [who: string, calls: string])[] = [
  ["anyone", "auth.login user.forgotPassword user.resetPassword program.welcomeVideo file.read file.picture"],
  ["anyone", "system.constants system.logo system.look lead.create lead.visit lead.programs"],
  ["everyone, new too", "auth.logout user.setNewPassword"],
  [
    "everyone",
    "user.me user.changeMe user.confirm user.confirmOptions user.confirmByPasskey user.ownLogins user.endOwnLogins system.roles",
  ],
  ["anyone", "auth.factor.code auth.passkey.options auth.passkey.signIn"],
  [
    "anyone",
    "auth.factor.enrollApp auth.factor.confirmApp auth.factor.enrollPasskey auth.factor.confirmPasskey",
  ],
  [
    "everyone",
    "user.ownFactors user.addApp user.confirmApp user.removeApp user.addPasskey user.confirmPasskey",
  ],
  ["everyone", "user.renamePasskey user.removePasskey user.renewRecoveryCodes user.forgetDevice"],
  ["unrestricted", "setUp.get setUp.save demoProgram.preview demoProgram.remove"],
  ["unrestricted", "signInRules.get signInRules.save"],
  ["unrestricted", "retention.get retention.preview retention.save"],
  ["everyone", "user.ownData"],
  ["everyone", "firstWeek.get firstWeek.hide"],
  ["Constituents", "user.data user.erasure user.erase"],
  ["Constituents, Provider Leader, Site Leader", "user.factors user.resetFactors"],
  ["any staff", "file.upload file.remove auditLog.list auditLog.restore"],
  ["unrestricted", "user.register.admin user.update.admin user.viewAs"],
  ["unrestricted", "sessionClosing.reopen securityLog.list"],
  [places, "import.list import.get import.undo"],
  ["anyone", "mailStop.read mailStop.stop"],
  ["anyone", "thankYouLink.read thankYouLink.post"],
  [places, "savedReport.list savedReport.get savedReport.create savedReport.update savedReport.remove"],
  [places, "savedReport.recipients savedReport.sendNow savedReport.bulk"],
  [places, "savedView.ofScreen savedView.create savedView.update savedView.remove savedView.setDefault"],
  [
    places,
    "notification.latest notification.unread notification.read notification.settings notification.save",
  ],
  [places, "category.list category.get charity.list charity.get district.list district.get"],
  [places, "level.list level.get level.byGrade program.list program.get"],
  [places, "provider.list provider.get provider.all site.list site.get site.byProvider site.leaders"],
  [places, "site.overview provider.overview"],
  [places, "standard.list standard.get"],
  [places, "session.list session.get sessionTheme.list sessionTheme.get trait.list trait.get"],
  ["Constituents", "category.create category.update category.remove category.bulk"],
  ["Constituents", "district.bulk provider.bulk genericTeacher.bulk lead.bulk"],
  ["Constituents, Provider Leader, Site Leader", "site.bulk user.bulk"],
  ["Charities", "charity.bulk contact.bulk charityChoice.bulk"],
  ["Charities, Provider Leader, Site Leader, Instructor", "classDonation.bulk"],
  ["Curriculum", "level.bulk program.bulk session.bulk sessionTheme.bulk standard.bulk trait.bulk"],
  ["Curriculum", "quizQuestion.bulk quizGraphic.bulk announcement.bulk giverTv.bulk"],
  ["Page Files", "fileCategory.bulk pageFile.bulk"],
  ["Constituents", "district.create district.update district.remove district.import district.importTemplate"],
  ["Constituents", "provider.create provider.update provider.remove provider.toggleStatus"],
  ["Constituents", "genericTeacher.list genericTeacher.get genericTeacher.create genericTeacher.update"],
  ["Constituents", "genericTeacher.remove genericTeacher.import genericTeacher.importTemplate"],
  ["Constituents, Provider Leader, Site Leader, Instructor", "genericTeacher.ofSite"],
  ["Constituents", "site.remove user.remove user.register.provider-leader user.update.provider-leader"],
  ["Constituents", "oneRoster.import"],
  ["Constituents, Provider Leader", "site.create site.toggleStatus site.nextNumber"],
  ["Constituents, Provider Leader", "site.import site.importTemplate"],
  ["Constituents, Provider Leader", "user.register.site-leader user.update.site-leader"],
  [
    "Constituents, Provider Leader, Site Leader",
    "user.list user.get user.activity user.openMoney site.openMoney site.users site.update",
  ],
  ["Constituents, Provider Leader, Site Leader", "user.register.instructor user.update.instructor"],
  ["Constituents, Provider Leader, Site Leader", "user.import user.importTemplate"],
  [
    "Constituents, Provider Leader, Site Leader",
    "user.changePassword user.resetAll user.entity.resetPasswords user.logins user.endLogins",
  ],
  ["Constituents", "lead.list lead.get lead.inquiries lead.renewLinks lead.convert"],
  ["nobody, Constituents", "lead.update"],
  ["Charities", "charity.create charity.update charity.remove charity.openMoney"],
  ["Charities", "contact.list contact.get contact.create contact.update contact.remove"],
  ["anyone", "film.captions"],
  ["Curriculum", "film.all film.saveCaptions recording.upload"],
  ["Curriculum", "level.create level.update level.remove program.create program.update program.remove"],
  ["Curriculum", "session.create session.update session.remove"],
  ["Curriculum", "sessionTheme.create sessionTheme.update sessionTheme.remove"],
  ["Curriculum", "sessionTheme.import sessionTheme.importTemplate"],
  ["Curriculum", "standard.create standard.update standard.remove standard.import standard.importTemplate"],
  ["Curriculum", "trait.create trait.update trait.remove trait.removeVideo"],
  ...activityKinds.map((kind): [string, string] => ["Curriculum", callsOf(kind)]),
  [
    "Curriculum",
    "quizQuestion.list quizQuestion.get quizQuestion.create quizQuestion.update quizQuestion.remove",
  ],
  ["Curriculum", "quizQuestion.import quizQuestion.importTemplate"],
  ["Curriculum", "quizGraphic.list quizGraphic.create quizGraphic.remove quizGraphic.missing"],
  ["Curriculum", "announcement.list announcement.get announcement.create announcement.update"],
  ["Curriculum", "announcement.remove announcement.preview announcement.import announcement.importTemplate"],
  ["Curriculum", "trait.preview giverTv.list giverTv.get giverTv.create giverTv.update giverTv.remove"],
  ["Curriculum", "giverTv.import giverTv.importTemplate"],
  ["Page Files", "fileCategory.list fileCategory.get fileCategory.create fileCategory.update"],
  ["Page Files", "fileCategory.remove fileCategory.import fileCategory.importTemplate"],
  ["Page Files", "pageFile.list pageFile.get pageFile.create pageFile.update pageFile.remove"],
  ["Instructor", "instructor.announcements"],
  ["Curriculum", responses.map((sort) => `${sort}.remove ${sort}.bulk`).join(" ")],
  ...responses.map((sort): [string, string] => [
    "Curriculum, Provider Leader, Site Leader",
    `${sort}.list ${sort}.summary`,
  ]),
  ["any staff, Provider Leader, Site Leader", "dashboard.get dashboard.arrange"],
  ["Constituents, Curriculum, Reports, Provider Leader, Site Leader", "class.list"],
  ["Curriculum", "curriculum.calendar curriculum.redate curriculum.undoRedate"],
  ["Curriculum", "programPlan.read programPlan.choices programPlan.set programPlan.copy"],
  ["Reports, Curriculum", "curriculum.booklet"],
  ["Curriculum", "activityFormResponse.remove"],
  ["Curriculum, Provider Leader, Site Leader", "activityFormResponse.list"],
  [
    "Reports, Curriculum, Provider Leader, Site Leader",
    "report.activitySummary report.activitySummary.preview",
  ],
  [
    "Reports, Charities, Provider Leader, Site Leader",
    "report.charitySchoolEarning report.charitySchoolEarning.preview givingDashboard.get",
  ],
  ["Charities, Provider Leader, Site Leader", "givingByYear.get givingByYear.file givingByYear.statements"],
  ["Reports, Charities", "report.charity report.charity.preview"],
  ["Reports, Charities", "report.charityEarning report.charityEarning.preview"],
  ["Reports, Curriculum", "report.activityDetails report.activityDetails.preview"],
  ["Reports, Curriculum", "report.activityResponses report.activityResponses.preview"],
  ["any staff, Provider Leader, Site Leader", "find.find"],
  ["Reports, Curriculum, Provider Leader, Site Leader", "pace.board pace.letter pace.nudge"],
  ["Reports, Constituents", "report.site report.site.preview"],
  ["Reports", "report.userActivity report.userActivity.preview"],
  ["Reports, Teacher Media Uploads", "report.mediaUpload report.mediaUpload.preview"],
  ["Reports, Curriculum", "report.curriculum report.curriculum.preview"],
  ["Reports, Curriculum", "report.curriculumPDF report.curriculumPDF.preview"],
  ["named accounts", "report.curriculumSTD report.curriculumSTD.preview"],
  ["Instructor", "instructor.pageFiles instructor.toggleConfetti instructor.welcomed"],
  ["Instructor", "instructor.curriculumData instructor.trait"],
  ["Instructor", "instructor.plan instructor.planChoices instructor.swapPlan"],
  ["Instructor", "instructor.takeHome instructor.printTakeHome"],
  ["Instructor", "instructor.calendarLink instructor.makeCalendarLink instructor.endCalendarLink"],
  ["anyone", "planCalendar.read live.join live.answer live.follow"],
  ["anyone", "phone.claim phone.follow phone.content phone.press phone.leave"],
  ["Instructor", "instructor.substitutes instructor.makeSubstitute instructor.endSubstitute"],
  ["Constituents, Provider Leader, Site Leader", "user.substitutes user.makeSubstitute user.endSubstitute"],
  ["anyone", "substituteLink.read substituteLink.enter"],
  ["Instructor", "live.open live.room live.watch live.ask live.end"],
  ["Instructor", "phone.offer phone.watch phone.confirm phone.show phone.end"],
  ["Constituents, Charities, Instructor", "teacherPoint.get"],
  ["Instructor", "instructor.answerForm instructor.answerPdf instructor.answerTrait"],
  ["Instructor", "instructor.answerQuiz instructor.answerNomination"],
  ["Charities", "charityChoice.create charityChoice.update charityChoice.remove"],
  ["Charities", "charityChoice.import charityChoice.importTemplate"],
  ["Charities, Provider Leader, Site Leader", "charityChoice.list charityChoice.get charityChoice.filters"],
  ["Charities, Provider Leader, Site Leader", "charityChoice.candidates"],
  ["Charities, Provider Leader, Site Leader, Instructor", "classDonation.list classDonation.update"],
  ["Charities, Provider Leader, Site Leader, Instructor", "classDonation.history"],
  ["Constituents, Charities, Teacher Media Uploads", "class.teachers"],
  ["Reports, Charities", "pointRate.all"],
  ["Charities", "pointRate.create pointRate.remove"],
  ["Reports, Charities", "sessionClosing.statement"],
  ["Charities", "sessionClosing.get sessionClosing.close"],
  [
    "Charities",
    "adjustment.all adjustment.charity adjustment.donation adjustment.points adjustment.reverse adjustment.verify",
  ],
  ["Charities", "ledgerCheck.all ledgerCheck.get ledgerCheck.rebuild ledgerCheck.start"],
  ["Charities", "bankStatement.list bankStatement.get bankStatement.accounts bankStatement.read"],
  ["Charities", "bankStatement.create bankStatement.discard bankStatement.lines bankStatement.result"],
  [
    "Charities",
    "bankLine.candidates bankLine.confirm bankLine.confirmMatched bankLine.notOurs bankLine.undo",
  ],
  ["Charities", "bankReconciliation.get"],
  ["Charities", "payment.list payment.get payment.due payment.reverse payment.letter"],
  ["Charities", "paymentRun.all paymentRun.get paymentRun.create paymentRun.leaveOut paymentRun.approve"],
  ["Charities", "publicPage.get publicPage.save publicPage.preview"],
  ["Charities", "thankYou.create thankYou.remove thankYou.bulk thankYou.step"],
  ["Charities, Provider Leader, Site Leader", "thankYou.list thankYou.get"],
  ["Charities", "thankYouReply.bulk thankYouReply.step"],
  ["Charities, Provider Leader, Site Leader", "thankYouReply.list thankYouReply.get"],
  ["Instructor", "instructor.thankYous instructor.replyToThankYou instructor.withdrawReply"],
  ["Charities", "paymentRun.cancel paymentRun.send paymentRun.accounting"],
  ["Charities", "paymentRun.letters paymentRun.statements"],
  ["Charities", "sponsor.list sponsor.get sponsor.create sponsor.update sponsor.remove sponsor.bulk"],
  [
    "Charities",
    "sponsor.funding sponsor.statement pledge.list pledge.get pledge.create pledge.update pledge.remove pledge.bulk",
  ],
  ["Charities", "sponsorReceipt.list sponsorReceipt.get sponsorReceipt.create sponsorReceipt.reverse"],
  ["Charities", "sponsorPage.links sponsorPage.makeLink sponsorPage.revokeLink"],
  ["anyone", "sponsorPage.visit"],
  ["Charities, Instructor", "classDonation.create teacherGoal.get teacherGoal.create teacherGoal.update"],
  ["Instructor", "instructor.charityChoices instructor.charityList instructor.checkVoting"],
  ["Instructor", "instructor.selectCharity instructor.sessionStory"],
  ["Instructor", "instructor.answerQuiz instructor.answerNomination instructor.answerFile"],
  ["Instructor", "instructor.nominationForms instructor.nominees instructor.nomineesOfForm"],
  ["Instructor", "instructor.certificate"],
  [
    "Curriculum, Provider Leader, Site Leader",
    "nominationResponse.certificates nominationResponse.certificate",
  ],
  ["Teacher Media Uploads, Provider Leader, Site Leader, Instructor", "teacherMedia.list teacherMedia.get"],
  [
    "Teacher Media Uploads, Provider Leader, Site Leader, Instructor",
    "mediaConsent.list mediaConsent.get mediaConsent.bulk",
  ],
  ["Teacher Media Uploads, Instructor", "teacherMedia.remove teacherMedia.bulk"],
  ["Teacher Media Uploads, Instructor", "teacherMedia.create teacherMedia.update teacherMedia.thumb"],
  ["Instructor", "teacherMedia.consent teacherMedia.giveConsent"],
];

/** Every list has an export with the same access, and some have sums. */
const lists = /\.list$|^user\.logins$|^site\.users$|^instructor\.nominees$/;
const namesIn = (calls: string) =>
  calls
    .split(" ")
    .flatMap((call) => [
      call,
      ...(lists.test(call) ? [`${call}.export`] : []),
      ...(hasSums({ name: call }) ? [`${call}.sums`] : []),
    ]);

const whoMay = new Map(table.flatMap(([who, calls]) => namesIn(calls).map((call) => [call, who] as const)));

interface Kind {
  readonly role: RoleName | "nobody";
  readonly group?: Group;
  readonly isNew?: boolean;
}

const outside: OutsideRole[] = ["Provider Leader", "Site Leader", "Instructor"];
const kinds: Kind[] = [
  { role: "nobody" },
  { role: "Super Admin" },
  ...groups.map((group) => ({ role: "Super Admin" as const, group })),
  ...groups.map((group) => ({ role: "admin" as const, group })),
  ...outside.map((role) => ({ role })),
  { role: "Super Admin", isNew: true },
  { role: "admin", group: "Constituents", isNew: true },
  ...outside.map((role) => ({ role, isNew: true })),
];

function mayCall(who: string, { role, group, isNew = false }: Kind): boolean {
  if (who === "anyone") return true;
  // The settings name these accounts; no test user is one of them.
  if (who === "named accounts") return false;
  const listed = who.split(", ");
  if (role === "nobody") return listed.includes(role);
  if (who === "everyone, new too") return true;
  if (isNew) return false;
  if (who === "everyone" || listed.includes(role)) return true;
  if (role !== "Super Admin" && role !== "admin") return false;
  const forStaff = listed.some((each) => !outside.some((other) => other === each));
  if (!group) return forStaff;
  return listed.includes("any staff") || listed.includes(group);
}

const nameOf = ({ role, group, isNew }: Kind) =>
  [role, group && `with ${group}`, isNew && "without a password of their own"].filter(Boolean).join(" ");

const kit = await buildApp();
const tokens = tokenKit(kit.services.secret);
const people = new Map<Kind, SignedIn>();
for (const kind of kinds) {
  const { role, group, isNew = false } = kind;
  if (role === "nobody") continue;
  people.set(kind, await kit.signInAs(role, { user_type: group ? [group] : [], new_login: isNew }));
}

/** Makes an empty call, so that callers with access get at most a 404 or 422. */
async function statusFor(endpoint: Endpoint, kind: Kind): Promise<number> {
  const person = people.get(kind);
  // Logging out ends the login, so this call gets its own.
  const as = person && endpoint.name === "auth.logout" ? await openLogin(kit.db, tokens, person.id) : person;
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, 2_000_000_000] as const);
  const { status } = await kit.call(endpoint, {
    as: as ?? null,
    params: Object.fromEntries(named),
    // Uses a missing session to avoid typesetting.
    ...(endpoint.name === "report.curriculumPDF" ? { query: { session_id: 2_000_000_000 } } : {}),
    ...(endpoint.method === "GET" || endpoint.method === "DELETE" ? {} : { body: {} }),
  });
  return status;
}

describe("who may make which call", () => {
  test("is written down here for every call of the contract, once", () => {
    const names = allEndpoints.map(({ name }) => name);
    const forgotten = names.filter((name) => !whoMay.has(name));
    expect(forgotten, "calls that want a place in a line of the table above").toEqual([]);
    const gone = [...whoMay.keys()].filter((name) => !names.includes(name));
    expect(gone, "calls in the table above that the contract does not have").toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const addresses = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/, ":")}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  const listed = allEndpoints.flatMap((endpoint) => {
    const who = whoMay.get(endpoint.name);
    return who ? [{ ...endpoint, who }] : [];
  });
  test.each(listed)("$method $path: $who", async (endpoint) => {
    const judged = await Promise.all(
      kinds.map(async (kind) => {
        const status = await statusFor(endpoint, kind);
        const said = status === 401 || status === 403 ? status : status < 500 ? "may" : status;
        return [nameOf(kind), said];
      }),
    );
    const expected = kinds.map((kind) => [
      nameOf(kind),
      mayCall(endpoint.who, kind) ? "may" : kind.role === "nobody" ? 401 : 403,
    ]);
    expect(judged).toEqual(expected);
  });
});
