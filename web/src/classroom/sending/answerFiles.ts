import { mostAnswerFiles } from "@kindling/contract";
import { makeListeners } from "../../core/listening.ts";
import { type DraftOf, keepFiles, readFiles } from "../recording/drafts.ts";
import { type AnswerFile, mustBeSent, newAnswerFile } from "./answerFile.ts";
import { keepContent } from "./fileContents.ts";
import { sendFile } from "./sendFile.ts";

/** The files of a draft, and how many of those chosen last were too many. */
export interface Standing {
  readonly files: readonly AnswerFile[];
  readonly tooMany: number;
  /** IDs of files that the browser is still storing; a reload would lose them. */
  readonly storing: ReadonlySet<string>;
}

/** Stores the files of an answer in the browser as soon as they are chosen, and uploads them while online. */
export function answerFiles(of: DraftOf) {
  let standing: Standing = { files: readFiles(of), tooMany: 0, storing: new Set() };
  let hasLeft = false;
  const changed = makeListeners();

  function put(next: Partial<Standing>) {
    standing = { ...standing, ...next };
    if (!hasLeft) keepFiles(of, standing.files);
    changed.tell();
  }

  async function send(file: AnswerFile) {
    const sent = await sendFile(file).catch(() => file);
    const { files } = standing;
    if (files.some(({ id }) => id === file.id))
      put({ files: files.map((each) => (each.id === file.id ? sent : each)) });
  }

  async function store({ file, entry: { id } }: { file: File; entry: AnswerFile }) {
    await keepContent(id, file);
    put({ storing: standing.storing.difference(new Set([id])) });
  }

  /** Uploads what is left, for example after reconnecting. */
  function wake() {
    for (const file of standing.files) if (mustBeSent(file, Date.now())) void send(file);
  }

  return {
    read: () => standing,
    subscribe: changed.listen,
    wake,
    /** Adds files up to the limit of an answer. */
    async add(chosen: readonly File[]) {
      const { files } = standing;
      const taken = chosen.slice(0, Math.max(0, mostAnswerFiles - files.length));
      const added = taken.map((file) => ({ file, entry: newAnswerFile(file) }));
      const entries = added.map(({ entry }) => entry);
      put({
        files: [...files, ...entries],
        tooMany: chosen.length - taken.length,
        storing: standing.storing.union(new Set(entries.map(({ id }) => id))),
      });
      await Promise.all(added.map(store));
      wake();
    },
    remove(id: string) {
      put({ files: standing.files.filter((each) => each.id !== id), tooMany: 0 });
    },
    retry: (file: AnswerFile) => void send(file),
    /** Forgets the files once the answer is in the queue with them. */
    leave() {
      hasLeft = true;
      put({ files: [], tooMany: 0 });
    },
  };
}
