import {
  grant,
  ledgerCheckEndpoints,
  locales,
  paymentRunEndpoints,
  thankYouReplies,
  thankYous,
} from "@kindling/contract";
import { sql } from "kysely";
import { defineTopic } from "../account/notifications/notificationTopic.ts";
import { personName } from "../people/shared/personName.ts";
import { notificationTexts as texts } from "./notificationTexts.ts";

const charities = grant(["Charities"]);

const runs = defineTopic<{ id: number; name: string; by: string | null }>({
  name: "payment_run",
  kind: "approval",
  access: paymentRunEndpoints.approve.access,
  about: ({ caller }) => sql`select jsonb_build_object('id', r.id, 'name', r.name, 'by', ${personName("u")})
    from payment_runs r left join users u on u.id = r.created_by
    where r.id = n.thing_id and r.state = 'proposed' and (not r.needs_second_person or r.created_by is distinct from ${caller.id})`,
  tell: ({ name, by }, language) => ({
    title: texts[language].run(name),
    detail: by && texts[language].proposedBy(by),
  }),
  link: ({ id }) => `/payments/runs/${id}`,
});

const posted = defineTopic<{ id: number; charity: string }>({
  name: "thank_you",
  kind: "approval",
  access: thankYous.access.update,
  about:
    () => sql`select jsonb_build_object('id', t.id, 'charity', c.name) from thank_yous t join charities c on c.id = t.charity_id
    where t.id = n.thing_id and t.state = 'waiting'`,
  tell: ({ charity }, language) => ({ title: texts[language].thankYou(charity) }),
  link: ({ id }) => `/thank-yous?edit=${id}`,
});

const replies = defineTopic<{ id: number; charity: string; school: string }>({
  name: "thank_you_reply",
  kind: "approval",
  access: thankYouReplies.access.update,
  about: () => sql`select jsonb_build_object('id', r.id, 'charity', c.name, 'school', s.name)
    from thank_you_replies r join thank_yous t on t.id = r.thank_you_id join charities c on c.id = t.charity_id join sites s on s.id = r.school_id
    where r.id = n.thing_id and r.state = 'waiting'`,
  tell: ({ charity, school }, language) => ({
    title: texts[language].reply(school),
    detail: texts[language].replyTo(charity),
  }),
  link: ({ id }) => `/thank-yous/replies?edit=${id}`,
});

const held = defineTopic<{ id: number; cents: number; school: string; teacher: string }>({
  name: "held_donation",
  kind: "approval",
  access: charities,
  about:
    () => sql`select jsonb_build_object('id', d.id, 'cents', d.amount_cents, 'school', s.name, 'teacher', ${personName("u")})
    from class_donations d join users u on u.id = d.user_id join sites s on s.id = d.school_id
    where d.id = n.thing_id and d.status = 'held'`,
  tell({ cents, school, teacher }, language) {
    const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
    return { title: texts[language].held(money.format(cents / 100)), detail: `${teacher}, ${school}` };
  },
  link: ({ id }) => `/donations?edit=${id}`,
});

const checks = defineTopic<{ state: "agrees" | "differs" | "failed"; disagreements: number }>({
  name: "ledger_check",
  kind: "ledger",
  access: ledgerCheckEndpoints.list.access,
  about:
    () => sql`select jsonb_build_object('state', case when k.ok then 'agrees' when not k.ok then 'differs' else 'failed' end,
      'disagreements', (select coalesce(sum((f ->> 'disagreements')::bigint), 0) from jsonb_array_elements(k.findings) f))
    from ledger_checks k where k.id = n.thing_id and k.finished_at is not null`,
  tell({ state, disagreements }, language) {
    const { [state]: title, disagreeing } = texts[language].check;
    const count = new Intl.NumberFormat(locales[language]).format(disagreements);
    return { title, detail: state === "differs" ? disagreeing(disagreements, count) : null };
  },
  link: () => "/ledger-check",
});

/** Emails to contacts of charities that were given up. */
const contactMails = defineTopic<{ id: number; name: string; charity: string }>({
  name: "thank_you_mail",
  kind: "mail",
  access: charities,
  about: () => sql`select jsonb_build_object('id', t.id, 'name', t.contact_name, 'charity', c.name)
    from thank_yous t join charities c on c.id = t.charity_id where t.id = n.thing_id`,
  tell: ({ name, charity }, language) => ({ title: texts[language].undelivered(name), detail: charity }),
  link: ({ id }) => `/thank-yous?edit=${id}`,
});

export const givingTopics = [runs, posted, replies, held, checks, contactMails];
