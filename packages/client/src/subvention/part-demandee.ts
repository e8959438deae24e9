import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros, formatPourcent } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { montantTotal } from './en-bref.ts';

/** Returns the share of the projects' cost: « Subvention demandée : 5 000 € sur 24 500 €, soit 20 % ». */
export function partDemandee(dossier: DossierSubventionView): string {
  const demande = montantTotal(dossier);
  const centimes = dossier.projets
    .flatMap(({ corps }) =>
      (corps.budgets ?? []).map((one) => budgetTotals(computeBudget(corps, one, dossier.campagne))),
    )
    .reduce((sum, totals) => sum + totals.chargesCents, 0);
  const start = `Subvention demandée : ${formatEuros(demande)}`;
  const autres = ailleursSaid(dossier);
  if (centimes === 0) return `${start}${autres}.`;
  return `${start} sur ${formatEuros(centimes / 100)}, soit ${formatPourcent((demande * 10_000) / centimes)}${autres}.`;
}

/** Says how much of it is asked of services that the reader does not know; nothing to the association, which knows all. */
function ailleursSaid({ projets, instructions, rights, campagne }: DossierSubventionView): string {
  const connus = [
    ...instructions.map((one) => one.id_service_instructeur),
    ...(rights.commit ? campagne.instructeurs.map((one) => one.id_service) : []),
  ];
  const ailleurs = sumEuros(
    projets
      .flatMap(({ corps }) => corps.financements ?? [])
      .filter(({ id_service_instructeur }) => !connus.includes(String(id_service_instructeur)))
      .map(({ montant_demande }) => montant_demande),
  );
  return ailleurs > 0 ? `, dont ${formatEuros(ailleurs)} à un autre service` : '';
}
