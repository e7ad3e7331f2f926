import type { MadeSubstitute, Reference } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkList } from "./LinkList.tsx";
import { MadeLink } from "./MadeLink.tsx";
import { MakeLink } from "./MakeLink.tsx";
import { type ClassOwner, useSubstitutes } from "./useSubstitutes.ts";

interface Props extends ClassOwner {
  /** Where the class can be, and where it is now, if that is known. */
  readonly sites: readonly Pick<Reference, "id" | "name">[];
  readonly site?: number | undefined;
  readonly onClose: () => void;
}

/** Makes, lists and ends the links by which substitutes open a class for a day. */
export function SubstituteDialog({ person, sites, site: first, onClose }: Props) {
  const { t } = useTranslation(["header", "ui"]);
  const id = useId();
  const [site, setSite] = useState(first ?? sites[0]?.id);
  const [made, setMade] = useState<MadeSubstitute | null>(null);
  const { found, make, end, renew } = useSubstitutes(person ? { person } : {}, site);
  const close = (_event: unknown, why?: "backdropClick" | "escapeKeyDown") => {
    // A click beside the dialog must not lose what is shown only once.
    if (!(made && why === "backdropClick")) onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {person ? t("substitutes.titleOf", { name: person.name }) : t("substitutes.title")}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Typography>{t("substitutes.text")}</Typography>
          {made ? (
            <MadeLink key={made.id} made={made} onAnother={() => setMade(null)} />
          ) : (
            <MakeLink
              sites={sites}
              site={site}
              onSite={setSite}
              make={make}
              onMade={(link) => {
                setMade(link);
                void renew();
              }}
            />
          )}
          <LinkList
            found={found}
            withSites={sites.length > 1}
            end={end}
            onEnded={async (link) => {
              if (made?.id === link) setMade(null);
              await renew();
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("ui:close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
