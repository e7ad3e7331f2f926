import { type CaptionCue, type Language, writeWebVtt } from "@kindling/contract";
import { useCallback } from "react";
import { languageNames } from "../../core/language.ts";
import { useCaptions } from "./useCaptions.ts";

/** One language of captions, for inside of a player. */
export function CaptionTrack({
  language,
  cues,
  isShown,
}: {
  readonly language: Language;
  readonly cues: readonly CaptionCue[];
  readonly isShown: boolean;
}) {
  const file = cues.length > 0 ? writeWebVtt(cues) : null;
  const load = useCallback(
    (track: HTMLTrackElement) => {
      const url = URL.createObjectURL(new Blob([file ?? ""], { type: "text/vtt" }));
      track.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (file === null) return null;
  return (
    <track
      key={file}
      ref={load}
      kind="captions"
      srcLang={language}
      label={languageNames[language]}
      default={isShown}
    />
  );
}

/** The captions of a film, for inside of its player; those in the reader's language are shown first. */
export function CaptionTracks({ address }: { readonly address: string }) {
  return useCaptions(address).map(({ language, cues }, index) => (
    <CaptionTrack key={language} language={language} cues={cues} isShown={index === 0} />
  ));
}
