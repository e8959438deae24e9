import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros, formatPourcent } from '@asso/domain/identifiants/nombres-affiches';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { budgetOf } from '@asso/domain/subvention/projet.rules';
import { montantTotal } from './en-bref.ts';

/** Returns the share of the projects' cost: « Subvention demandée : 5 000 € sur 24 500 €, soit 20 % ». */
export function partDemandee(dossier: DossierSubventionView): string {
  const demande = montantTotal(dossier);
  const centimes = dossier.projets
    .flatMap(({ corps }) =>
      (corps.budgets ?? []).map((one) => budgetTotals(budgetOf(corps, one, dossier.campagne))),
    )
    .reduce((sum, totals) => sum + totals.chargesCents, 0);
  const start = `Subvention demandée : ${formatEuros(demande)}`;
  if (centimes === 0) return `${start}.`;
  return `${start} sur ${formatEuros(centimes / 100)}, soit ${formatPourcent((demande * 10_000) / centimes)}.`;
}
