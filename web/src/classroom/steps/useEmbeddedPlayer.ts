import type { VideoSource } from "@kindling/contract";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { PlayState } from "./player.ts";

type Embedded = Extract<VideoSource, { embed: string }>;

/** How long a host may stay silent before it counts as blocked, in milliseconds. */
export const silence = 5000;

const commands = {
  youtube: {
    hello: { event: "listening", id: "stage" },
    play: { event: "command", func: "playVideo", args: [] },
    pause: { event: "command", func: "pauseVideo", args: [] },
  },
  vimeo: {
    hello: { method: "addEventListener", value: "ended" },
    play: { method: "play" },
    pause: { method: "pause" },
  },
} as const;

/** Returns the playing state from a video host's message; null for other messages. */
function heardState(data: unknown): PlayState | null {
  const message: unknown = typeof data === "string" && data.startsWith("{") ? JSON.parse(data) : data;
  if (typeof message !== "object" || message === null) return null;
  const { event, info } = message as { event?: unknown; info?: unknown };
  if (event === "ended") return "done";
  const code =
    typeof info === "object" && info !== null ? (info as { playerState?: unknown }).playerState : info;
  if (event !== "onStateChange" && event !== "infoDelivery") return null;
  return code === 0 ? "done" : code === 1 ? "running" : code === 2 ? "paused" : null;
}

/** Plays and pauses an embedded video by message, and notices when its host does not answer. */
export function useEmbeddedPlayer(frame: RefObject<HTMLIFrameElement | null>, { host, origin }: Embedded) {
  const [state, setState] = useState<PlayState>("idle");
  const [heard, setHeard] = useState(false);
  const [blocked, setBlocked] = useState(false);

  const say = useCallback(
    (what: keyof (typeof commands)["youtube"]) => {
      frame.current?.contentWindow?.postMessage(JSON.stringify(commands[host][what]), origin);
    },
    [frame, host, origin],
  );

  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || message.source !== frame.current?.contentWindow) return;
      setHeard(true);
      setBlocked(false);
      const next = heardState(message.data);
      if (next) setState(next);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, origin]);

  useEffect(() => {
    if (heard || blocked) return;
    const timer = setTimeout(() => setBlocked(true), silence);
    return () => clearTimeout(timer);
  }, [heard, blocked]);

  const toggle = useCallback(() => {
    setState((now) => {
      const running = now === "running";
      say(running ? "pause" : "play");
      return running ? "paused" : "running";
    });
  }, [say]);

  return { state, blocked, toggle, onLoad: () => say("hello"), retry: () => setBlocked(false) };
}
