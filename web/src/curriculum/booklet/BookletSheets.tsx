import { answeredTypes, type BookletItem, bookletKinds, type CurriculumBooklet } from "@kindling/contract";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { useFormat } from "../../core/language.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { useKindNames } from "../calendar/kindLook.ts";
import { useDescriptions } from "../calendar/useDescriptions.ts";
import { BookletSection } from "./BookletSection.tsx";
import type { ProseProps } from "./Part.tsx";

const anchorOf = ({ kind, id }: BookletItem) => `section-${kind}-${id}`;

/** A page of the booklet, white in every color scheme. */
function Sheet({
  id,
  isFirst = false,
  children,
}: {
  readonly id?: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={id}
      data-color="light"
      sx={{
        bgcolor: "background.paper",
        color: "text.primary",
        width: "min(100%, 800px)",
        mx: "auto",
        mb: 3,
        p: { xs: 2.5, sm: 6 },
        borderRadius: 1,
        boxShadow: 2,
        scrollMarginTop: 88,
        overflowWrap: "anywhere",
        "@media print": {
          breakBefore: isFirst ? "auto" : "page",
          boxShadow: "none",
          p: 0,
          m: 0,
          width: 1,
          borderRadius: 0,
        },
      }}
    >
      {children}
    </Box>
  );
}

export function BookletSheets({
  booklet,
  Prose,
}: {
  readonly booklet: CurriculumBooklet;
  readonly Prose: (props: ProseProps) => ReactNode;
}) {
  const { t } = useTranslation("calendar");
  const describe = useDescriptions();
  const namesOf = useKindNames();
  return (
    <>
      <GlobalStyles
        styles={{
          "@media print": { "@page": { size: "auto", margin: "18mm" }, html: { colorScheme: "light" } },
        }}
      />
      <Cover booklet={booklet} />
      <Sheet id="booklet-contents">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t("booklet.contents")}
        </Typography>
        <Box component="ol" sx={{ pl: 4, listStyle: "revert" }}>
          {booklet.items.map((item) => (
            <Box component="li" key={anchorOf(item)} sx={{ py: 0.5, breakInside: "avoid" }}>
              <Box
                component="a"
                href={`#${anchorOf(item)}`}
                sx={{ color: "text.primary", fontWeight: 600, textDecorationColor: "transparent" }}
              >
                {item.title}
              </Box>
              <Typography component="span" variant="body2" sx={{ color: "text.secondary", ml: 1 }}>
                {namesOf(item.kind).one} · {describe.dates(item)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Sheet>
      {booklet.items.map((item) => (
        <Sheet key={anchorOf(item)} id={anchorOf(item)}>
          <BookletSection item={item} Prose={Prose} />
        </Sheet>
      ))}
    </>
  );
}

function Cover({ booklet: { grade, program, session, levels } }: { readonly booklet: CurriculumBooklet }) {
  const { t } = useTranslation("calendar");
  const format = useFormat();
  const brand = useConstants()?.brand;
  const [today] = useState(() => new Date().toISOString());
  const areas = [...new Set(bookletKinds.map((kind) => answeredTypes[kind].area))];
  return (
    <Sheet isFirst>
      <Box
        sx={{
          minHeight: { xs: 420, sm: 760 },
          "@media print": { minHeight: "235mm" },
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          gap: 4,
        }}
      >
        <Logo name={brand?.name ?? "Kindling"} url={brand?.logo ?? null} size={48} />
        <Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 4 }} aria-hidden>
            {areas.map((area) => (
              <Box key={area} sx={{ bgcolor: `areaSoft.${area}`, borderRadius: 2, p: 1.25, display: "flex" }}>
                <AreaIcon area={area} sx={{ color: `area.${area}`, fontSize: 34 }} />
              </Box>
            ))}
          </Box>
          <Typography variant="h1" component="p" sx={{ fontSize: "2.75rem", lineHeight: 1.1 }}>
            {t("booklet.cover", { grade })}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: "text.secondary", mt: 1.5 }}>
            {[program?.name, session?.name, levels.map(({ name }) => name).join(", ")]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
        </Box>
        <Typography variant="note">{t("booklet.printed", { date: format.date(today, "long") })}</Typography>
      </Box>
    </Sheet>
  );
}
