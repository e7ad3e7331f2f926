import { type Language, languages, type Nominee, nominationClassEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { CertificateButton } from "../certificates/CertificateButton.tsx";

const { certificate, ofForm } = nominationClassEndpoints;

const exported = [
  "student_first_name",
  "student_last_name",
  "grade",
  "form",
  "trait",
  "answers",
  "school",
  "created_at",
];

interface FormWithNominees {
  readonly form: Nominee["form"];
  readonly nominees: readonly Nominee[];
}

/** Nominees by the form they were named on, the form named on last first. */
function byForm(nominees: readonly Nominee[]): FormWithNominees[] {
  const ids = [...new Set(nominees.map(({ form }) => form.id))];
  return ids.flatMap((id) => {
    const own = nominees.filter(({ form }) => form.id === id);
    return own[0] ? { form: own[0].form, nominees: own } : [];
  });
}

/** The nominated student, in the text direction of the name. */
function studentName({ student_first_name, student_last_name }: Nominee): string {
  return `${student_first_name} ${student_last_name}`.trim();
}

function NomineeRow({ nominee, language }: { nominee: Nominee; language: Language }) {
  const { t } = useTranslation("nominations");
  const format = useFormat();
  const name = studentName(nominee);
  const grade = nominee.grade === null ? null : t("grade", { grade: nominee.grade });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
        justifyContent: "space-between",
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 14rem" }}>
        <Typography component="p" sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="note">
          {[grade, format.moment(nominee.created_at)].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <CertificateButton
        endpoint={certificate}
        id={nominee.id}
        query={{ language }}
        label={t("certificate")}
        about={t("certificateOf", { name })}
      />
    </Stack>
  );
}

/** The nominated students of a class, with certificates one by one or per form, in both languages. */
export function NomineeList({ nominees, site }: { nominees: readonly Nominee[]; site: number }) {
  const { t } = useTranslation("nominations");
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <Stack component="section" aria-labelledby="nominees" sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
      >
        <Typography id="nominees" variant="h2">
          {t("nominees")}
        </Typography>
        {nominees.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
            <Typography variant="body2">{t("languageOf")}</Typography>
            <ToggleChoice
              label={t("languageOf")}
              value={language}
              choices={languages.map((each) => ({
                value: each,
                lang: each,
                children: t(`languages.${each}`),
              }))}
              onChange={setLanguage}
            />
            <ExportButton
              list={nominationClassEndpoints.nominees}
              name={t("nominees")}
              query={{ school_id: site }}
              fields={exported}
            />
          </Stack>
        )}
      </Stack>
      {nominees.length === 0 && <Typography color="textSecondary">{t("noNominees")}</Typography>}
      {byForm(nominees).map(({ form, nominees: named }) => (
        <Card key={form.id} component="section" aria-label={form.name}>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between", p: 2 }}
          >
            <Typography variant="h3" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
              {form.name}
            </Typography>
            {named.length > 1 && (
              <CertificateButton
                endpoint={ofForm}
                id={form.id}
                query={{ format: "pdf", language, school_id: site }}
                label={t("printAll", { count: named.length })}
                about={t("printAllOf", { count: named.length, title: form.name })}
                variant="outlined"
              />
            )}
          </Stack>
          <Stack component="ul">
            {named.map((nominee) => (
              <NomineeRow key={nominee.id} nominee={nominee} language={language} />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
