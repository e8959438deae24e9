// Each step of a SIRET request is a link that says its status and, in a few words, what it holds.
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import type { EtapeSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import type { StepLink } from '../ui/step-status.ts';
import { etapeHref } from './siret-href.ts';

export const etapesLiees = (demande: DemandeSiretView): (StepLink & { id: EtapeSiret })[] =>
  demande.etapes.map(({ id, title, status }) => ({
    id,
    title,
    // The last step is never « done » while the request is still here, since ready is not transmitted.
    status: id === 'transmission' && isPrete(demande) ? 'a-completer' : status,
    href: etapeHref(demande, id),
    summary: resumeDe(demande, id),
  }));

function resumeDe(demande: DemandeSiretView, etape: EtapeSiret): string | undefined {
  const { identite, coordonnees, activites } = demande.demande;
  switch (etape) {
    case 'identite':
      return [identite?.nom, identite?.id_rna && `RNA ${identite.id_rna}`].filter(Boolean).join(', ');
    case 'adresses':
      return adresseLine(coordonnees?.adresse_siege) || undefined;
    case 'activite':
      return activites?.lib_objet_social1 ?? undefined;
    case 'documents':
      return documentsSaid(demande);
    case 'transmission':
      return isPrete(demande) ? 'Tout est prêt : il reste à transmettre.' : undefined;
  }
}

/** It gives a count such as « 2 sur 3 ». */
export const documentsSaid = ({ documents }: Pick<DemandeSiretView, 'documents'>): string =>
  `${documents.filter(({ document }) => document !== null).length} sur ${documents.length}`;

/** The request was transmitted, and was not sent back since. */
export const isTransmise = ({
  transmis_le,
  description,
}: Pick<DemandeSiretView, 'transmis_le' | 'description'>): boolean =>
  transmis_le !== null && !isEditableIn(description.code_etat);

/** The request lacks nothing but its certification. */
export const isPrete = (demande: Pick<DemandeSiretView, 'blockers'>): boolean =>
  autresBlocages(demande).length === 0;
