import type {
  accountEndpoints,
  classroomAnnouncementEndpoints,
  classroomEndpoints,
  classroomHomeEndpoints,
  genericTeacherEndpoints,
  givingEndpoints,
  programEndpoints,
  weekPlanEndpoints,
} from "@kindling/contract";
import { light } from "../core/lightEndpoints.ts";

type Classroom = typeof classroomEndpoints;
type Home = typeof classroomHomeEndpoints;
type Plan = typeof weekPlanEndpoints;

/** The calls that a class's first screens make, without the contract's schemas, which weigh more than those screens. */
export const classroomCalls = {
  me: light<typeof accountEndpoints.me>("GET", "/user/me", "signedIn"),
  curriculumData: light<Classroom["curriculumData"]>("GET", "/instructor/curriculum-data", "granted"),
  answerFile: light<Classroom["answerFile"]>("POST", "/instructor/add-file", "granted"),
  answerForm: light<Classroom["answerForm"]>("POST", "/instructor/activity-form-response/add", "granted"),
  answerPdf: light<Classroom["answerPdf"]>("POST", "/instructor/pdf-form-response", "granted"),
  answerTrait: light<Classroom["answerTrait"]>("POST", "/instructor/add-trait-response", "granted"),
  answerQuiz: light<Classroom["answerQuiz"]>("POST", "/instructor/add-quiz-answer", "granted"),
  answerNomination: light<Classroom["answerNomination"]>(
    "POST",
    "/instructor/add-nomination-response",
    "granted",
  ),
  pageFiles: light<Home["pageFiles"]>("GET", "/instructor/pageFile", "granted"),
  toggleConfetti: light<Home["toggleConfetti"]>("GET", "/instructor/toggle-confetti", "granted"),
  welcomed: light<Home["welcomed"]>("POST", "/instructor/welcomed", "granted"),
  announcements: light<typeof classroomAnnouncementEndpoints.announcements>(
    "GET",
    "/instructor/schoolAnnoun",
    "granted",
  ),
  plan: light<Plan["plan"]>("GET", "/instructor/plan", "granted"),
  planChoices: light<Plan["planChoices"]>("GET", "/instructor/plan/choices", "granted"),
  swapPlan: light<Plan["swapPlan"]>("POST", "/instructor/plan/swap", "granted"),
  calendar: light<Plan["calendar"]>("GET", "/instructor/calendar", "granted"),
  makeCalendar: light<Plan["makeCalendar"]>("POST", "/instructor/calendar/add", "granted"),
  endCalendar: light<Plan["endCalendar"]>("POST", "/instructor/calendar/end", "granted"),
  points: light<typeof givingEndpoints.points>("GET", "/teacherPoint", "granted"),
  ofSite: light<typeof genericTeacherEndpoints.ofSite>("GET", "/genericTeacher/allGeneric", "granted"),
  welcomeVideo: light<typeof programEndpoints.welcomeVideo>("GET", "/program/welcomeVideo", "public"),
};
