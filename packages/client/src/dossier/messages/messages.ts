// Which messages are shown, folded, marked as new, or kept waiting until the reader asks for them.
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

/** Splits the messages: those known and the reader's own are visible, and the others wait. */
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
 * Returns how many of the oldest messages are folded: at least `atLeast` stay visible, with all the new ones and the
 * message before them.
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
