// One amount asked: of a service, for a year.
import type { Financement } from '@asso/domain/subvention/projet.fields';

export type LigneFinancement = Financement & {
  /** Of the service the dossier was begun for: it stays, even empty. */
  isExpected: boolean;
};
