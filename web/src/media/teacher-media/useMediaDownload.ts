import DownloadIcon from "@mui/icons-material/DownloadRounded";
import { downloadZip } from "client-zip";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { Medium } from "./Medium.ts";

/** What a medium is called among others in one file; its number keeps two of one name apart. */
function downloadName({ created_at, school, full_name, id, file }: Medium): string {
  const ending = /\.\w+$/.exec(file.name)?.[0] ?? `.${file.mime.split("/")[1] ?? ""}`;
  const name = `${created_at.slice(0, 10)} ${school.name} ${full_name} ${id}`;
  return `${name.replaceAll(/[\\/:*?"<>|]/g, "-")}${ending.toLowerCase()}`;
}

async function* filesOf(media: readonly Medium[], onNext: (done: number) => void) {
  for (const [index, medium] of media.entries()) {
    onNext(index);
    const response = await fetch(medium.url);
    if (!response.ok) throw new Error(response.statusText);
    yield { name: downloadName(medium), lastModified: new Date(medium.created_at), input: response };
  }
}

/** Downloading media: one as it is, several packed into one file. Tells how many are packed of how many. */
export function useMediaDownload(): {
  action: RowAction<Medium>;
  packing: { readonly done: number; readonly of: number } | null;
} {
  const { t } = useTranslation("media");
  const [packing, setPacking] = useState<{ done: number; of: number } | null>(null);

  async function run(media: readonly Medium[]): Promise<void> {
    const [only] = media;
    if (media.length === 1 && only) {
      const link = document.createElement("a");
      link.href = only.url;
      link.download = only.file.name;
      link.click();
      return;
    }
    try {
      const onNext = (done: number) => setPacking({ done, of: media.length });
      saveFile(await downloadZip(filesOf(media, onNext)).blob(), t("zipName"));
    } catch (error) {
      fail(error, t("downloadFailed"));
    } finally {
      setPacking(null);
    }
  }

  return {
    packing,
    action: {
      label: t("download"),
      icon: DownloadIcon,
      allowed: () => true,
      run: (media) => void run(media),
    },
  };
}
