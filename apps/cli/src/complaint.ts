/** Something the user can put right: shown as its sentence, without a stack trace. */
export class Complaint extends Error {}

/** What an error says, in one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
