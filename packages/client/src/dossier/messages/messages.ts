// This decides which messages of a thread are shown, folded, marked as new, or kept waiting until the reader asks.
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';

/** `shown` are the messages on screen, and `nouveaux` those that were new among them. */
export type Known = { shown: ReadonlySet<string>; nouveaux: ReadonlySet<string> };

const shownAtLeast = 5;

/** Shows every message; the new ones stay marked as long as the thread is open. */
export function reveal(known: Known | null, messages: readonly MessageDossier[]): Known {
  const nouveaux = messages.filter(({ isNew }) => isNew).map(({ id }) => id);
  return {
    shown: new Set(messages.map(({ id }) => id)),
    nouveaux: new Set([...(known?.nouveaux ?? []), ...nouveaux]),
  };
}

/** One's own messages appear at once; the others' wait until the reader asks. */
export function split(
  messages: readonly MessageDossier[],
  known: Known | null,
): { visible: MessageDossier[]; waiting: MessageDossier[] } {
  const isVisible = ({ id, isMine }: MessageDossier) => isMine || known?.shown.has(id) === true;
  return {
    visible: messages.filter(isVisible),
    waiting: messages.filter((one) => !isVisible(one)),
  };
}

/**
 * Says how many of the oldest messages are folded: at least five stay visible, or as many as the page wants, with every
 * new one and the message before them.
 */
export function fold(
  visible: readonly MessageDossier[],
  known: Known | null,
  atLeast = shownAtLeast,
): number {
  const firstNew = visible.findIndex(({ id }) => known?.nouveaux.has(id) === true);
  const wanted = visible.length - atLeast;
  return Math.max(0, firstNew === -1 ? wanted : Math.min(wanted, firstNew - 1));
}
