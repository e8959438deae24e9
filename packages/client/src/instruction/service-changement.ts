// What happened to a dossier since it was read, among what changes what can be decided.
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';

const ofTheDossier = /^(instruction|completude|paiement)\./;
/** Kept beside the dossier, and merged amount by amount. */
const beside = 'instruction.propose';

/** The latest, or null; the history is read newest first. */
export const changementDepuis = (evenements: readonly Evenement[], modifie_le: string): Evenement | null =>
  evenements.find(
    ({ action, le }) =>
      ofTheDossier.test(action) &&
      action !== beside &&
      new Date(le).getTime() > new Date(modifie_le).getTime(),
  ) ?? null;
