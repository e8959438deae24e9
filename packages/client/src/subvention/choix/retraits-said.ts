// Names each line that is removed from the projects when the years of a dossier change.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import type { Retrait } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { listDossierOptions } from '../../demarche/demandeur/options-dossier.ts';

/** Returns « Projet 1 : Former nos arbitres, DRAJES Sud, 2029 : 1 500 € ». */
export function sayRetrait(dossier: DossierSubventionView, retrait: Retrait): string {
  const projet = dossier.projets.find(({ id }) => id === retrait.id_projet);
  return [projet ? nomProjet(projet) : 'Projet', whatOf(dossier, retrait)].join(' · ');
}

function whatOf(dossier: DossierSubventionView, { rubrique, ligne }: Retrait): string {
  switch (rubrique) {
    case 'financements': {
      const service = listDossierOptions(dossier).service.find(
        ({ value }) => value === ligne.id_service_instructeur,
      );
      return `${service?.label ?? 'Service'}, ${ligne.annee} : ${euros([ligne.montant_demande])} demandés`;
    }
    case 'cofinancements':
      return `${ligne.nom ?? 'Cofinancement'}, ${ligne.annee} : ${euros([ligne.montant])}`;
    case 'budgets':
      return `budget ${ligne.annee} : ${euros(Object.values(ligne.charges ?? {}))} de charges`;
  }
}

const euros = (amounts: readonly unknown[]): string =>
  formatEuros(sumEuros(amounts.filter((one) => typeof one === 'number')));
