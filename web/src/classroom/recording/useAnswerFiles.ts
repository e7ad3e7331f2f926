import { mostAnswerFiles } from "@kindling/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AnswerFile, mustBeSent, newAnswerFile } from "./answerFile.ts";
import { type DraftOf, keepFiles, readFiles } from "./drafts.ts";
import { keepContent } from "./fileContents.ts";
import { sendFile } from "./sendFile.ts";

/** The files that go with an answer: kept in the browser as soon as they are chosen, and sent ahead while the line holds. */
export function useAnswerFiles(of: DraftOf) {
  const [files, setFiles] = useState<readonly AnswerFile[]>(() => readFiles(of));
  const [tooMany, setTooMany] = useState(0);
  /** What stands now, for uploads that end later; null once the answer has taken the files along. */
  const standing = useRef<readonly AnswerFile[] | null>(files);

  function put(next: readonly AnswerFile[]) {
    standing.current = next;
    keepFiles(of, next);
    setFiles(next);
  }

  async function send(file: AnswerFile) {
    const sent = await sendFile(file).catch(() => file);
    if (standing.current?.some(({ id }) => id === file.id))
      put(standing.current.map((each) => (each.id === file.id ? sent : each)));
  }
  const sendAll = useRef<() => void>(() => {});
  sendAll.current = () => {
    for (const file of standing.current ?? []) if (mustBeSent(file, Date.now())) void send(file);
  };

  // What was chosen before a reload, or without a line, goes on its way by itself.
  useEffect(() => {
    const wake = () => sendAll.current();
    wake();
    window.addEventListener("online", wake);
    return () => window.removeEventListener("online", wake);
  }, []);

  /** Takes files on, as many as an answer may have. */
  async function add(chosen: readonly File[]) {
    const held = standing.current ?? [];
    const room = chosen.slice(0, Math.max(0, mostAnswerFiles - held.length));
    setTooMany(chosen.length - room.length);
    const added = room.map(newAnswerFile);
    put([...held, ...added]);
    await Promise.all(added.map(({ id }, index) => keepContent(id, room[index] as File)));
    sendAll.current();
  }

  return {
    files,
    /** How many of those chosen last found no room. */
    tooMany,
    add,
    remove(id: string) {
      setTooMany(0);
      put((standing.current ?? []).filter((each) => each.id !== id));
    },
    retry: (file: AnswerFile) => void send({ ...file, refused: null }),
    /** Lets go of the files: the answer has taken them along. */
    leave: useCallback(() => {
      standing.current = null;
      setFiles([]);
    }, []),
  };
}
