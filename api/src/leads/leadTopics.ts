import { leads } from "@kindling/contract";
import { sql } from "kysely";
import { defineTopic } from "../account/notifications/notificationTopic.ts";
import { leadsSay } from "./leadsSay.ts";

interface Inquiry {
  readonly id: number;
  readonly name: string;
  readonly organization: string;
  readonly inquiries: number;
}

/** Inquiries of schools, first ones and further ones. */
const inquiries = defineTopic<Inquiry>({
  name: "lead",
  kind: "lead",
  access: leads.access.read,
  about:
    () => sql`select jsonb_build_object('id', l.id, 'name', concat_ws(' ', l.first_name, l.last_name), 'organization', l.organization,
      'inquiries', (select count(*) from lead_submissions s where s.lead_id = l.id and s.created_at <= n.created_at))
    from leads l where l.id = n.thing_id`,
  tell({ name, organization, inquiries: count }, language) {
    const say = leadsSay[language];
    return { title: count > 1 ? say.wroteAgain(organization) : say.newInquiry(organization), detail: name };
  },
  link: ({ id }) => `/lead/${id}`,
});

export const leadTopics = [inquiries];
