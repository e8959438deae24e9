// The next step of a payment is said in the words of the side that reads it.
import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import { suiteSaid } from '@asso/domain/paiement/suite-paiement.words';
import type { Cote } from './cotes.ts';

/** `service` is the name of the service that pays. */
export type Lecteur = { cote: Cote; service: string };

export const suiteRead = ({ attendu_le, ...suite }: VersementAVenir['suite'], lecteur: Lecteur): string =>
  suiteSaid({ ...suite, attendu_le: attendu_le === null ? null : new Date(attendu_le) }, lecteur);
