import type { VideoSource } from "@kindling/contract";
import Box from "@mui/material/Box";
import { type Ref, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CaptionTracks } from "../../curriculum/captions/CaptionTracks.tsx";
import { MediaFallback } from "./MediaFallback.tsx";
import { type Player, type PlayState, usePlayer } from "./player.ts";
import { useEmbeddedPlayer } from "./useEmbeddedPlayer.ts";

const frameStyle = {
  width: "min(100%, 116cqb)",
  aspectRatio: "16 / 9",
  border: 0,
  borderRadius: 3,
  bgcolor: "common.black",
};
const hidden = { position: "absolute", visibility: "hidden", width: 2, height: 2 } as const;
const nothing = () => {};

interface VideoProps<S> {
  source: S;
  title: string;
  address: string;
  ref: Ref<Player>;
  alone?: boolean;
}

function EmbeddedVideo({
  source,
  title,
  address,
  ref,
  alone,
}: VideoProps<Extract<VideoSource, { embed: string }>>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, blocked, toggle, onLoad, retry } = useEmbeddedPlayer(frame, source);
  const [attempt, setAttempt] = useState(0);
  useKeysBack(frame);
  // A blocked video can't play, so the next key continues.
  usePlayer(ref, blocked ? "done" : state, blocked ? nothing : toggle);
  const again = () => {
    setAttempt(attempt + 1);
    retry();
  };
  return (
    <>
      {blocked && <MediaFallback kind="video" address={address} onRetry={again} mayCome alone={alone} />}
      <Box
        key={attempt}
        component="iframe"
        ref={frame}
        src={source.embed}
        title={title}
        onLoad={onLoad}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Video hosts require the origin, but don't need the path.
        referrerPolicy="strict-origin-when-cross-origin"
        // A video that loads late replaces the fallback.
        sx={{ ...frameStyle, ...(blocked && hidden) }}
        tabIndex={blocked ? -1 : undefined}
        aria-hidden={blocked}
      />
    </>
  );
}

function VideoFile({
  source,
  title,
  address,
  ref,
  alone,
}: VideoProps<Extract<VideoSource, { host: "file" }>>) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayState>("idle");
  const [broken, setBroken] = useState(false);
  const toggle = useCallback(() => {
    if (video.current?.paused) video.current.play().catch(nothing);
    else video.current?.pause();
  }, []);
  usePlayer(ref, broken ? "done" : state, broken ? nothing : toggle);
  if (broken)
    return <MediaFallback kind="video" address={address} onRetry={() => setBroken(false)} alone={alone} />;
  return (
    <Box
      component="video"
      ref={video}
      src={source.url}
      aria-label={title}
      controls
      playsInline
      onPlay={() => setState("running")}
      onPause={() => setState("paused")}
      onEnded={() => setState("done")}
      onError={() => setBroken(true)}
      sx={frameStyle}
    >
      <CaptionTracks address={address} />
    </Box>
  );
}

type VideoStepProps = Omit<VideoProps<VideoSource>, "title"> & { itemTitle: string };

/** The item's video: embedded without cookies, or played as a file; words in its place when it does not come through. */
export function VideoStep({ source, itemTitle, ...rest }: VideoStepProps) {
  const { t } = useTranslation("classroom");
  const title = t("media.videoTitle", { title: itemTitle });
  return source.host === "file" ? (
    <VideoFile source={source} title={title} {...rest} />
  ) : (
    <EmbeddedVideo source={source} title={title} {...rest} />
  );
}

/**
 * Takes the focus back when a click lands in a frame of another site: keys and clicker would be lost to it for good.
 * Focus that enters the frame by Tab stays there.
 */
function useKeysBack(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let byKey = false;
    const press = (event: KeyboardEvent) => {
      byKey = event.key === "Tab";
    };
    const point = () => {
      byKey = false;
    };
    const lose = () => {
      if (!byKey && document.activeElement === frame.current) frame.current?.blur();
    };
    document.addEventListener("keydown", press);
    document.addEventListener("pointermove", point);
    window.addEventListener("blur", lose);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointermove", point);
      window.removeEventListener("blur", lose);
    };
  }, [frame]);
}
