import { CallError } from "../../core/CallError.ts";
import type { QueuedAnswer } from "../sending/answerQueue.ts";
import { noteTeacherGone } from "./standing.ts";

/** Whether something was refused for the teacher it names. */
export const isAboutTeacher = (error: unknown) =>
  error instanceof CallError && error.errors.some(({ path }) => path === "generic_teacher_id");

/** Whether a call was refused because its teacher was removed. */
export function askAnew(error: unknown, teacher: number | null | undefined): boolean {
  if (!teacher || !isAboutTeacher(error)) return false;
  noteTeacherGone(teacher);
  return true;
}

/**
 * Sends an answer. When the teacher it names has left the site meanwhile, it is asked anew who stands there; what had
 * waited in the browser by then goes out without the name rather than not at all.
 */
export async function sendForTeacher<Reply>(
  answer: QueuedAnswer,
  send: (answer: QueuedAnswer) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send(answer);
  } catch (error) {
    const { generic_teacher_id: teacher, ...body } = answer.body;
    if (!askAnew(error, teacher) || answer.attempts === 0) throw error;
    return send({ ...answer, body });
  }
}
