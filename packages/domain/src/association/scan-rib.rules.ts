// Which document of the vault shows an account (§3 ribs): the one that says its IBAN, else the only one that can be it.
import { formats } from '../identifiants/formats.ts';

type Compte = { iban?: string | null };
type Scan = { type?: string; iban?: string | null; etat_analyse?: string };

/** A document that names no account shows the only account there is: it is not asked for again. */
export function scanDuRib<S extends Scan>(
  rib: Compte,
  { documents, ribs }: { documents: readonly S[]; ribs: readonly Compte[] },
): S | undefined {
  const scans = documents.filter(
    ({ type = 'RIB', etat_analyse }) => type === 'RIB' && etat_analyse !== 'refuse',
  );
  const own = scans.find(({ iban }) => iban && ibanOf(iban) === ibanOf(rib.iban));
  return own ?? (ribs.length === 1 ? scans.find(({ iban }) => !iban) : undefined);
}

const ibanOf = (iban: string | null | undefined): string => formats.iban.normalise?.(iban ?? '') ?? '';
