import { answeredTypes, type BookletItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { useKindNames } from "../calendar/kindLook.ts";
import { useDescriptions } from "../calendar/useDescriptions.ts";
import { BookletDetails } from "./BookletDetails.tsx";
import { Part, type ProseProps } from "./Part.tsx";

export function BookletSection({
  item,
  Prose,
}: {
  readonly item: BookletItem;
  readonly Prose: (props: ProseProps) => ReactNode;
}) {
  const { t } = useTranslation(["calendar", "ui"]);
  const describe = useDescriptions();
  const namesOf = useKindNames();
  const area = answeredTypes[item.kind].area;
  const about = [item.session?.name, item.session_theme?.name, item.trait?.name, item.level?.name];
  return (
    <article>
      <Box
        sx={{
          display: "flex",
          gap: 2,
          alignItems: "center",
          borderBottom: 3,
          borderColor: `area.${area}`,
          pb: 1.5,
        }}
      >
        <AreaIcon area={area} sx={{ color: `area.${area}`, fontSize: 44 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" sx={{ color: `area.${area}` }}>
            {namesOf(item.kind).one}
          </Typography>
          <Typography variant="h2">{item.title}</Typography>
          <Typography variant="note">
            {[describe.dates(item), ...about].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
      </Box>
      {item.will_visit && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t("booklet.visit")}</Typography>}
      {item.instructions && (
        <Box sx={{ mt: 2 }}>
          <Prose text={item.instructions} />
        </Box>
      )}
      <BookletDetails item={item} Prose={Prose} />
      {item.questions.length > 0 && (
        <Part title={t("booklet.questions")}>
          <Box component="ol" sx={{ pl: 3, listStyle: "revert" }}>
            {item.questions.map(({ id, label, options }) => (
              <li key={id}>
                {label}
                {options && options.length > 0 && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {" "}
                    ({options.join(" · ")})
                  </Typography>
                )}
              </li>
            ))}
          </Box>
        </Part>
      )}
      {item.standards.length > 0 && (
        <Part title={t("booklet.standards")}>
          <Box component="ul" sx={{ pl: 3, listStyle: "revert" }}>
            {item.standards.map((standard) => (
              <li key={standard}>{standard}</li>
            ))}
          </Box>
        </Part>
      )}
      {item.video_url && (
        <Part title={t("booklet.video")}>
          <a href={item.video_url}>{item.video_url}</a>
        </Part>
      )}
      {item.attachment && (
        <Part title={t("booklet.attachment")}>
          <span>{item.attachment.name}</span>
        </Part>
      )}
    </article>
  );
}
