// What comes next of a payment, as this reader is told it.
import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import { suiteSaid } from '@asso/domain/paiement/suite-paiement.words';
import type { Cote } from './cotes.ts';

/** `service`: the one that pays, by its name. */
export type Lecteur = { cote: Cote; service: string };

export const suiteLue = ({ attendu_le, ...suite }: VersementAVenir['suite'], lecteur: Lecteur): string =>
  suiteSaid({ ...suite, attendu_le: attendu_le === null ? null : new Date(attendu_le) }, lecteur);
