// The document that proves an account is the one with its IBAN, or else the only one that can be it (§3 ribs).
import { formats } from '../../identifiants/formats.ts';

type Compte = { iban?: string | null; id_siret?: string | null };
type Scan = Compte & { type?: string; etat_analyse?: string };

/**
 * Returns the document that proves this account. One without an IBAN belongs to the only account, or to the only one of
 * its establishment, so that the association is not asked for it again.
 */
export function scanDuRib<S extends Scan>(
  rib: Compte,
  { documents, ribs }: { documents: readonly S[]; ribs: readonly Compte[] },
): S | undefined {
  const scans = documents.filter(
    ({ type = 'RIB', etat_analyse }) => type === 'RIB' && etat_analyse !== 'refuse',
  );
  const own = scans.find(({ iban }) => iban && ibanOf(iban) === ibanOf(rib.iban));
  if (own) return own;
  const unnamed = scans.filter(({ iban }) => !iban);
  if (ribs.length === 1) return unnamed[0];
  const isAlone = ribs.filter(({ id_siret }) => id_siret === rib.id_siret).length === 1;
  return rib.id_siret && isAlone ? unnamed.find(({ id_siret }) => id_siret === rib.id_siret) : undefined;
}

const ibanOf = (iban: string | null | undefined): string => formats.iban.normalise?.(iban ?? '') ?? '';
