// A decision waits some minutes before it leaves: its service reads it in the place of the state, everywhere in the
// same words, and nobody else knows of it.
import { formatHeure } from '../../identifiants/dates-affichees.ts';
import { type EtatInstruction, etatsCourts, sayEtatInstruction, tonsEtats } from '../instruction.states.ts';

/** A decision that waits to leave; `echec` when it could not leave at its time. */
export type DecisionDepart = {
  action: 'grant' | 'refuse' | 'reject';
  /** In euros; null where nothing is granted. */
  montant: number | null;
  le: string;
  echec: boolean;
};

/** The state of an instruction as its reader knows it: `depart` is null for who is not of the service. */
export type EtatVu = { etat: EtatInstruction; depart?: DecisionDepart | null | undefined };

const suites = { grant: '6', refuse: '11', reject: '12' } as const satisfies Record<
  DecisionDepart['action'],
  EtatInstruction
>;

/** Returns the state that the instruction has, or will have once its decision has left. */
export const readEtatVu = ({ etat, depart }: EtatVu): EtatInstruction =>
  depart ? suites[depart.action] : etat;

const quandSaid = ({ le, echec }: DecisionDepart): string =>
  echec ? 'n’est pas parti' : `part à ${formatHeure(new Date(le))}`;

/** Names the state as people read it: « accordé, part à 00h09 » while the decision waits. */
export const sayEtatVu = (vu: EtatVu): string => withDepart(sayEtatInstruction(readEtatVu(vu)), vu);

/** The same in a table of work: « Accordé, part à 00h09 ». */
export const sayEtatVuShort = (vu: EtatVu): string => withDepart(etatsCourts[readEtatVu(vu)], vu);

export const tonVu = (vu: EtatVu): (typeof tonsEtats)[EtatInstruction] => tonsEtats[readEtatVu(vu)];

const withDepart = (said: string, { depart }: EtatVu): string =>
  depart ? `${said}, ${quandSaid(depart)}` : said;

/** Returns what was granted, counting the decision that waits to leave; null when nothing was. */
export const sumAccordesVus = (
  montant: number | null,
  departs: readonly (DecisionDepart | null | undefined)[],
): number | null =>
  departs.reduce<number | null>(
    (sum, depart) => (depart?.montant == null ? sum : (sum ?? 0) + depart.montant),
    montant,
  );
