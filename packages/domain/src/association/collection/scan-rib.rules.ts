// The document that proves an account is the one that says its IBAN: a scan deposited without one is bound to its
// account by the database, once (§3 ribs; ADR 0500).
import { formats } from '../../identifiants/formats.ts';

type Compte = { iban?: string | null };
type Scan = Compte & { type?: string; etat?: string; etat_analyse?: string };

/** Returns the document that proves this account, for the page of the accounts and for whatever asks for a proof. */
export function findRibScan<S extends Scan>(rib: Compte, documents: readonly S[]): S | undefined {
  return documents.find(
    ({ type = 'RIB', etat = 'courant', etat_analyse, iban }) =>
      type === 'RIB' &&
      etat === 'courant' &&
      etat_analyse !== 'refuse' &&
      ibanOf(iban) !== '' &&
      ibanOf(iban) === ibanOf(rib.iban),
  );
}

const ibanOf = (iban: string | null | undefined): string => formats.iban.normalise?.(iban ?? '') ?? '';
