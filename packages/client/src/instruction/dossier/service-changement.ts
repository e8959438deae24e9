// An agent is warned of what happened to a dossier since it was read, if it changes what can be decided.
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';

const ofTheDossier = /^(instruction|completude|paiement)\./;
/** A proposed amount is saved apart from the dossier and merged amount by amount, so it does not count. */
const beside = 'instruction.propose';

/** It gives the latest event, or null; the history is read newest first. */
export const changementDepuis = (evenements: readonly Evenement[], modifie_le: string): Evenement | null =>
  evenements.find(
    ({ action, le }) =>
      ofTheDossier.test(action) &&
      action !== beside &&
      new Date(le).getTime() > new Date(modifie_le).getTime(),
  ) ?? null;
