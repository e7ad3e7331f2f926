import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useFirstVisit, useWelcomeVideo } from "./useWelcome.ts";

/** Shown once to each newcomer, when the video is known. */
const card = loadOnce(() => import("./WelcomeCard.tsx"));

export function Welcome({ program }: { readonly program: number }) {
  const { t } = useTranslation("home");
  const isStandIn = useSubstitute();
  const video = useWelcomeVideo(program);
  const { isFirst, putAway } = useFirstVisit(Boolean(video) && !isStandIn);
  if (!video || !isFirst) return null;
  const title = video.title ?? t("welcome.untitled", { program: video.program.name });
  return (
    <Later from={card}>
      {({ WelcomeCard }) => <WelcomeCard address={video.url} title={title} onPutAway={putAway} />}
    </Later>
  );
}
