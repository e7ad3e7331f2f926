import type { ClassroomPageFile } from "@kindling/contract";
import Download from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { FileKindIcon } from "../../curriculum/page-files/FileKindIcon.tsx";
import { FileSize } from "../../curriculum/page-files/FileSize.tsx";

/** Files that the browser can show open in a new tab; others are downloaded. */
const isShown = (mime: string) => /^(?:image|video|audio)\//.test(mime);

export function PageFileLine({ file: { name, file, category } }: { readonly file: ClassroomPageFile }) {
  const { t } = useTranslation("home");
  const opens = isShown(file.mime);
  return (
    <li>
      <ButtonBase
        component="a"
        href={file.url}
        {...(opens ? { target: "_blank", rel: "noreferrer" } : { download: file.name })}
        sx={{
          width: 1,
          minHeight: 56,
          px: 1.25,
          py: 1,
          gap: 1.5,
          borderRadius: 1,
          justifyContent: "flex-start",
          textAlign: "start",
          "&:hover": { bgcolor: "background.sunken" },
        }}
      >
        <FileKindIcon mime={file.mime} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {category} · <FileSize bytes={file.size} />
          </Typography>
        </Box>
        <Download aria-hidden fontSize="small" sx={{ color: "text.secondary" }} />
        <Box component="span" sx={visuallyHidden}>
          {t(opens ? "files.opens" : "files.saves")}
        </Box>
      </ButtonBase>
    </li>
  );
}
