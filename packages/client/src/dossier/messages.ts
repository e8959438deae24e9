// What of a thread is shown, folded, new, or waits to be asked for.
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';

/** What one has before one's eyes, and what of it was new. */
export type Known = { shown: ReadonlySet<string>; nouveaux: ReadonlySet<string> };

const foldedFrom = 5;

/** Shows all there is; what is new stays marked as long as the thread is open. */
export function reveal(known: Known | null, messages: readonly MessageDossier[]): Known {
  const nouveaux = messages.filter(({ isNew }) => isNew).map(({ id }) => id);
  return {
    shown: new Set(messages.map(({ id }) => id)),
    nouveaux: new Set([...(known?.nouveaux ?? []), ...nouveaux]),
  };
}

/** One's own are there at once, the others' when asked for. */
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

/** How many of the oldest are folded away: five remain, and all that is new with the one before. */
export function fold(visible: readonly MessageDossier[], known: Known | null): number {
  const firstNew = visible.findIndex(({ id }) => known?.nouveaux.has(id) === true);
  const wanted = visible.length - foldedFrom;
  return Math.max(0, firstNew === -1 ? wanted : Math.min(wanted, firstNew - 1));
}
