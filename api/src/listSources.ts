import {
  type auditLogEndpoints,
  changedField,
  changedFields,
  factsInBrief,
  type importEndpoints,
  type Language,
  type nominationClassEndpoints,
  oneRosterLabels,
  type QueryOf,
  type ReplyOf,
  type ResourceName,
  resources,
  type SecurityKind,
  securityKindLabels,
  type securityLogEndpoints,
  thingName,
} from "@kindling/contract";
import { accountSay } from "./account/accountSay.ts";
import { agentWords } from "./account/agentWords.ts";
import { auditEntries } from "./account/auditLogRoutes.ts";
import { loginsOf } from "./account/loginHistoryRoutes.ts";
import { placeOf } from "./account/origins/placeOf.ts";
import { securityEvents } from "./account/security-log/securityLogRoutes.ts";
import { responseModules } from "./classroom/responses/responses.ts";
import type { Entity } from "./core/entities/entity.ts";
import { entities } from "./entities.ts";
import { pastImports } from "./people/rostering/importHistoryRoutes.ts";
import { nomineeRows, ownNominations } from "./recognition/certificates/nominees.ts";
import { flagWords } from "./reports/flagWords.ts";
import { type ExportQuery, entityRows } from "./reports/lists/entityRows.ts";
import type { ListSource, Tell } from "./reports/lists/listExportRoutes.ts";
import { peopleAt } from "./reports/place-overview/placeOverview.ts";

type AuditEntry = ReplyOf<typeof auditLogEndpoints.list>["data"][number];

/** Audit entries of updated rows. */
function changesIn({ entity, before, after }: AuditEntry, language: Language): string | null {
  if (!before || !after) return null;
  return changedFields({ before, after })
    .map((field) => changedField(entity, field, language))
    .join(", ");
}

/** Rows of an import. */
function importedThings(entity: string, language: Language): string {
  if (entity === "oneRoster") return oneRosterLabels[language].many;
  return resources[entity as ResourceName]?.labels[language].many ?? entity;
}

const idOf = (params: unknown, name: "id" | "object_id") =>
  (params as Readonly<Record<typeof name, number>>)[name];

/** Lists of responses, whose answers the database spells: taken apart one by one here, they would be half of the work. */
const responseLists = Object.entries(responseModules).map(
  ([name, { entity, inFiles }]): [string, ListSource] => [
    `${name}.list`,
    {
      statement: ({ query, context }, fields) =>
        entityRows(
          entity as unknown as Entity,
          query as ExportQuery,
          context,
          fields,
          inFiles(context, flagWords[context.language]),
        ),
    },
  ],
);

const tellLocation: Tell = ({ address }, { language }, settings) =>
  placeOf(address as string | null, language, settings);

/** Row sources of lists that aren't those of their entity, by call name. */
export const listSources: Readonly<Record<string, ListSource>> = {
  ...Object.fromEntries(responseLists),
  "auditLog.list": {
    statement: ({ query, context }) =>
      auditEntries(query as QueryOf<typeof auditLogEndpoints.list>, context, entities),
    tell: {
      entity: (row, { language }) => thingName(String(row["entity"]), language),
      location: tellLocation,
      name: ({ name, entity_id }) => (typeof name === "string" ? name : `#${Number(entity_id)}`),
      after: (row, { language }) => changesIn(row as unknown as AuditEntry, language),
    },
  },
  "import.list": {
    statement: ({ query, context }) =>
      pastImports(query as QueryOf<typeof importEndpoints.list>, context, entities),
    tell: { entity: (row, { language }) => importedThings(String(row["entity"]), language) },
  },
  "securityLog.list": {
    statement: ({ query, context }) =>
      securityEvents(query as QueryOf<typeof securityLogEndpoints.list>, context),
    tell: {
      kind: (row, { language }) => securityKindLabels[language][row["kind"] as SecurityKind],
      location: tellLocation,
      facts: (row, { language }) => factsInBrief(row["facts"] as Record<string, unknown>, language),
      user_agent: (row, { language }) =>
        agentWords(row["user_agent"] as string | null, accountSay[language].on),
    },
  },
  "user.logins": {
    statement: ({ params, caller }) => loginsOf(idOf(params, "id"), caller),
    tell: {
      location: tellLocation,
      user_agent: (row, { language }) =>
        agentWords(row["user_agent"] as string | null, accountSay[language].on),
    },
  },
  "instructor.nominees": {
    statement: ({ query, context }) =>
      nomineeRows(
        ownNominations((query as QueryOf<typeof nominationClassEndpoints.nominees>).school_id, context),
        context.language,
      ),
  },
  "site.users": {
    statement({ params, query, context, services }, fields) {
      const user = services.entities.get("user");
      if (!user) throw new Error("The user entity is not registered");
      return entityRows(peopleAt(user, idOf(params, "object_id")), query as ExportQuery, context, fields);
    },
  },
};
