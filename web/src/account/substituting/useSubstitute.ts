import { readSession, useSession } from "../../core/session.ts";

/** Whether a substitute is signed in, who may see and do less than the teacher. */
export const isSubstitute = (): boolean => Boolean(readSession()?.user.substitute_until);

export const useSubstitute = (): boolean => Boolean(useSession()?.user.substitute_until);
