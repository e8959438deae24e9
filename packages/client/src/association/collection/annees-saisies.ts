// The rubriques filled every year are shown by establishment, the latest year first, and can be copied to the next
// year.

import { anneesProposees, jourAnnee } from '@asso/domain/association/collection/annee.rules';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { describeAvance } from '@asso/domain/association/collection/ligne.rules';
import type { Choice } from '@asso/domain/kernel/fields';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../../platform/clock.ts';
import type { CollectionLigne } from './use-collection.ts';

type DUneAnnee = { annee?: unknown; id_siret?: string | null };

/** Groups the rows by establishment, the whole association first; within a group the latest year comes first. */
export function groupByEtablissement<L extends object>(
  items: readonly L[],
): { siret: string | null; lignes: L[] }[] {
  const groups = Map.groupBy(items, (one) => (one as DUneAnnee).id_siret ?? null);
  return [...groups]
    .map(([siret, lignes]) => ({ siret, lignes: lignes.toSorted((a, b) => readAnnee(b) - readAnnee(a)) }))
    .toSorted((a, b) => (a.siret ?? '').localeCompare(b.siret ?? ''));
}

export const readAnnee = (one: object): number => Number((one as DUneAnnee).annee);

/** Lists the years that may be declared, and the one that this row already has. */
export function anneesOptions(type: CollectionType, one: object | undefined): Choice[] {
  const years = anneesProposees(sentDate(now()), describeAvance(type) ?? 0);
  const present = one && Number.isFinite(readAnnee(one)) ? [readAnnee(one)] : [];
  return [...new Set([...years, ...present])]
    .toSorted((a, b) => b - a)
    .map((year) => ({ value: String(year), label: String(year) }));
}

/** Returns the latest past year that no row declares yet, or undefined. */
export function anneeAttendue(type: CollectionType, items: readonly object[]): number | undefined {
  const said = new Set(items.map(readAnnee));
  const ecoulees = anneesProposees(sentDate(now()), 0).slice((describeAvance(type) ?? 0) === 0 ? 1 : 0);
  return ecoulees.find((year) => !said.has(year));
}

/** Returns the latest row of each establishment, if its next year may already be declared. */
export function lignesToCopy(type: CollectionType, items: readonly CollectionLigne[]): CollectionLigne[] {
  const derniere = jourAnnee(sentDate(now())) + (describeAvance(type) ?? 0);
  return groupByEtablissement(items).flatMap(({ lignes: [latest] }) =>
    latest && readAnnee(latest) < derniere ? [latest] : [],
  );
}
