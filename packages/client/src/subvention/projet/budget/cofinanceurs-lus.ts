import type { CofinanceurRead } from '@asso/domain/referentiel/tableau-budget.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';

type Cofinancements = NonNullable<Projet['cofinancements']>;

/**
 * Writes the other funders read in a table: one already named for this year takes the amount of the table, another is
 * added as asked for, not obtained.
 */
export function ecrituresCofinanceurs(
  present: Cofinancements,
  {
    annee,
    cofinanceurs,
    newId,
  }: { annee: number; cofinanceurs: readonly CofinanceurRead[]; newId: () => string },
): { path: string; value: unknown }[] {
  const totals = new Map<string, CofinanceurRead>();
  for (const one of cofinanceurs)
    totals.set(one.nom, { ...one, euros: one.euros + (totals.get(one.nom)?.euros ?? 0) });
  return [...totals.values()].map(({ nom, compte, euros }) => {
    const known = present.find((one) => Number(one.annee) === annee && one.nom === nom);
    if (known) return { path: `cofinancements.${known.id}.montant`, value: euros };
    const id = newId();
    return {
      path: `cofinancements.${id}`,
      value: { id, annee, nom, compte, etat: 'demande', montant: euros },
    };
  });
}
