// Lists what each service was asked and has granted, for each project and each year.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';

export type LigneArgent = {
  id: string;
  projet: string;
  annee: number;
  service: string;
  demande: number;
  /** Null as long as the service has not granted it. */
  accorde: number | null;
};

export const lignesArgent = ({
  projets,
  instructions,
}: Pick<DossierSubventionView, 'projets' | 'instructions'>): LigneArgent[] =>
  projets.flatMap((projet) =>
    (projet.corps.financements ?? [])
      .toSorted((one, other) => Number(one.annee) - Number(other.annee))
      .map(({ annee, id_service_instructeur: service, montant_demande, montant_accorde }) => ({
        id: `${projet.id}-${annee}-${service}`,
        projet: nomProjet(projet),
        annee: Number(annee),
        service: instructions.find((one) => one.id_service_instructeur === service)?.service.nom ?? '',
        demande: typeof montant_demande === 'number' ? montant_demande : 0,
        accorde: typeof montant_accorde === 'number' ? montant_accorde : null,
      })),
  );
