import { doneMessages, type Localized, quizGraphicEndpoints, quizGraphics } from "@kindling/contract";
import { sql } from "kysely";
import { first, rows } from "../../core/database.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, defineEntity, plain, stored } from "../../core/entities/entity.ts";
import { changeRow, createRow, lockRow } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { route } from "../../core/route.ts";
import { questionsAsking, wantedGraphics } from "./quizContent.ts";

const texts: Localized<Record<"choose" | "noPicture", string>> = {
  en: { choose: "Choose a picture", noPicture: "This isn't a picture. Use PNG, JPEG, WebP or GIF." },
  es: { choose: "Elija una imagen", noPicture: "Esto no es una imagen. Use PNG, JPEG, WebP o GIF." },
};

export const quizGraphic = defineEntity(quizGraphics, {
  table: "quiz_graphics",
  from: sql`quiz_graphics t`,
  columns: () => ({
    ...stored,
    ...plain("name"),
    file: fileColumn(sql`t.file`),
    question_count: questionsAsking(sql`t.key`),
  }),
  filters: {},
  search: [sql`t.name`],
  sorts: { name: sql`t.key` },
  scope: () => always,
  usedBy: [
    {
      what: "quizQuestion",
      pairs: sql`select distinct g.id as used, w.id from ${wantedGraphics} w
        join quiz_graphics g on g.key = graphic_key(w.name)`,
    },
  ],
  async check(db, draft, { language }) {
    const file = await first<{ name: string; mime: string }>(
      db,
      sql`select name, mime from files where key = ${draft.file ?? ""}`,
    );
    if (!file) throw invalid("file", texts[language].choose);
    if (!file.mime.startsWith("image/")) throw invalid("file", texts[language].noPicture);
    draft.name ??= file.name.slice(0, 200);
  },
});

export const quizGraphicRoutes = [
  ...crudRoutes({ list: quizGraphicEndpoints.list, remove: quizGraphicEndpoints.remove }, quizGraphic),
  route(quizGraphicEndpoints.create, async ({ db, body, uploads, context, language, services }) => {
    const name = body.name ?? uploads.get("file")?.[0]?.name.slice(0, 200) ?? "";
    const before = await first<{ id: number }>(
      db,
      sql`select id from quiz_graphics where key = graphic_key(${name}) and ${name} <> ''`,
    );
    const labels = quizGraphics.labels[language];
    if (!before) {
      const data = await createRow(db, quizGraphic, body, context, services.entities);
      return { data, message: doneMessages[language].added(labels.one) };
    }
    const current = await lockRow(db, quizGraphic, before.id, undefined, context);
    const data = await changeRow(db, quizGraphic, current, body, context, services.entities);
    return { data, message: doneMessages[language].updated(labels.one) };
  }),
  route(quizGraphicEndpoints.missing, async ({ db }) => ({
    data: await rows<{ name: string; question_count: number }>(
      db,
      sql`select min(w.name) as name, count(distinct w.id)::int as question_count from ${wantedGraphics} w
        where not exists (select from quiz_graphics g where g.key = graphic_key(w.name))
        group by graphic_key(w.name) order by 1`,
    ),
  })),
];
