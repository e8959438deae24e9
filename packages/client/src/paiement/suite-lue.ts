// The next step of a payment is said in the words of the side that reads it.
import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import { saySuite } from '@asso/domain/paiement/suite-paiement.words';
import type { PaiementCote } from './cotes.ts';

/** `service` is the name of the service that pays. */
export type SuiteLecteur = { cote: PaiementCote; service: string };

export const saySuiteFor = (
  { attendu_le, ...suite }: VersementAVenir['suite'],
  lecteur: SuiteLecteur,
): string => saySuite({ ...suite, attendu_le: attendu_le === null ? null : new Date(attendu_le) }, lecteur);
