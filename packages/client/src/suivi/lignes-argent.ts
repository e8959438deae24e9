// Adds up what all services together were asked and have granted, for each project and each year.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sumEuros } from '@asso/domain/kernel/money';
import { nomProjet } from '@asso/domain/subvention/projet.words';

export type LigneArgent = {
  id: string;
  projet: string;
  annee: number;
  demande: number;
  /** Null as long as no service has decided. */
  accorde: number | null;
};

export const lignesArgent = ({ projets }: Pick<DossierSubventionView, 'projets'>): LigneArgent[] =>
  projets.flatMap((projet) => {
    const financements = projet.corps.financements ?? [];
    const annees = [...new Set(financements.map((one) => Number(one.annee)))].toSorted();
    return annees.map((annee) => {
      const own = financements.filter((one) => Number(one.annee) === annee);
      const accordes = own.flatMap(({ montant_accorde }) =>
        typeof montant_accorde === 'number' ? montant_accorde : [],
      );
      return {
        id: `${projet.id}-${annee}`,
        projet: nomProjet(projet),
        annee,
        demande: sumEuros(own.map(({ montant_demande }) => montant_demande)),
        accorde: accordes.length > 0 ? sumEuros(accordes) : null,
      };
    });
  });
