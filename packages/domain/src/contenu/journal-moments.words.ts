// The journal says when an act was, which version it published, and what came of it.
import { formatHeure, formatHorodatage } from '../identifiants/dates-affichees.ts';
import { actionJournal } from './journal.words.ts';

type Fait = { action: string; de: string | null; vers: string | null };

/** Names an act as `actionJournal`, with the version that it publishes or takes back. */
export function sayJournalFait({ action, de, vers }: Fait): string {
  const version = action.endsWith('.publish') ? vers : action.endsWith('.unpublish') ? de : null;
  return version === null ? actionJournal(action) : `${actionJournal(action)} : ${version}`;
}

/** Says that what was typed was taken away again within the hour. */
export const undoneText = 'rien n’a changé : ce qui était écrit est revenu';

type Moment = { le: string; jusqu_a: string | null };

/** Says when an act was, from the first to the last of the saves that it stands for. */
export function sayMoment({ le, jusqu_a }: Moment): string {
  const said = formatHorodatage(new Date(le));
  const fin = jusqu_a === null ? said : formatHorodatage(new Date(jusqu_a));
  return fin === said ? said : `${said} à ${formatHeure(new Date(jusqu_a ?? le))}`;
}

/** Says at what time of its day an act was, for example « 23h37 à 23h39 ». */
export function sayHeure({ le, jusqu_a }: Moment): string {
  const [debut, fin] = [formatHeure(new Date(le)), formatHeure(new Date(jusqu_a ?? le))];
  return debut === fin ? debut : `${debut} à ${fin}`;
}
