import { videoSource } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useRef } from "react";
import { Transcript } from "../../curriculum/captions/Transcript.tsx";
import type { Player } from "../steps/player.ts";
import { VideoStep } from "../steps/VideoStep.tsx";

/** The welcome video, with a container that sizes its fallback, and what is said in it. */
export function WelcomeVideo({ address, title }: { readonly address: string; readonly title: string }) {
  const player = useRef<Player>(null);
  const source = videoSource(address);
  return (
    <>
      <Box
        sx={{
          container: "stage / inline-size",
          display: "grid",
          placeItems: "center",
          minHeight: { xs: 160, sm: 200 },
          borderRadius: 2,
          overflow: "hidden",
        }}
      >
        {source && <VideoStep source={source} address={address} itemTitle={title} ref={player} alone />}
      </Box>
      <Transcript address={address} />
    </>
  );
}
