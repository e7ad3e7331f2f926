import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { idFilter } from "../core/page.ts";
import { classroomAnnouncement } from "../curriculum/announcements.ts";

export const classroomAnnouncementEndpoints = {
  announcements: defineEndpoint({
    name: "instructor.announcements",
    method: "GET",
    path: "/instructor/schoolAnnoun",
    access: grant("none", "Instructor"),
    summary: "List today's announcements of a program; defaults to the program of the caller's first site",
    query: z.strictObject({ program: idFilter(), school_id: idFilter() }),
    reply: z.object({ data: z.array(classroomAnnouncement) }),
  }),
};
