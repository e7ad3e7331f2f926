import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { choices, fieldRegistry, requiredText } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

/** The CASE network's GUID; extracted from a URL that ends in one. */
const caseIdentifier = z
  .string()
  .trim()
  .transform((text) => (/^https?:\/\/.+\/([^/]+)$/.exec(text)?.[1] ?? text).toLowerCase())
  .pipe(z.guid())
  .register(fieldRegistry, { kind: "text" });

const writing = grant(["Curriculum"]);

/** Standards that activities can name: built-in competencies and a state's own. */
export const standards = defineResource({
  name: "standard",
  path: "/standard",
  labels: {
    en: {
      one: "Standard",
      many: "Standards",
      fields: {
        framework: "Framework",
        code: "Code",
        statement: "Statement",
        grades: "Grades",
        grade: "Grade",
        case_identifier: "CASE Identifier",
        ships: "Included with the portal",
      },
    },
    es: {
      one: "Estándar",
      many: "Estándares",
      fields: {
        framework: "Marco",
        code: "Código",
        statement: "Enunciado",
        grades: "Grados",
        grade: "Grado",
        case_identifier: "Identificador CASE",
        ships: "Incluido en el portal",
      },
    },
  },
  row: {
    /** Framework, code and statement in one line. */
    name: z.string(),
    framework: z.string(),
    code: z.string(),
    statement: z.string(),
    grades: z.array(z.enum(grades)),
    case_identifier: z.string().nullable(),
    /** Built-in standards can't be changed. */
    ships: z.boolean(),
  },
  input: {
    framework: requiredText(60),
    code: requiredText(40),
    statement: requiredText(500),
    grades: choices(grades).optional(),
    case_identifier: z.union([z.literal("").transform(() => null), caseIdentifier, z.null()]).optional(),
  },
  filters: { grade: z.enum(grades).optional() },
  sorts: ["name", "framework", "code"],
  access: writtenBy(writing, staffAndLeaders),
  importing: {
    key: ["framework", "code"],
    identifier: "case_identifier",
    sample: {
      framework: "State Health",
      code: "3.MH.2",
      statement: "Names ways to ask a trusted adult for help.",
      grades: "3; 4",
      case_identifier: "6b6bc2f4-0c5c-4c3e-9d0e-5c1f7c0a4e11",
    },
  },
});

export const standardEndpoints = {
  ...crudEndpoints(standards),
  import: importEndpoint(standards),
  importTemplate: importTemplateEndpoint(standards),
};
