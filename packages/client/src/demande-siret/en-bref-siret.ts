import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { EtapeSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';

/** Says a step of a request in a few words; undefined when nothing is worth saying. */
export function siretSummary(demande: DemandeSiretView, etape: EtapeSiret): string | undefined {
  const { identite, coordonnees, activites } = demande.demande;
  switch (etape) {
    case 'identite':
      return [identite?.nom, identite?.id_rna && `RNA ${identite.id_rna}`].filter(Boolean).join(', ');
    case 'adresses':
      return adresseLine(coordonnees?.adresse_siege) || undefined;
    case 'activite':
      return activites?.lib_objet_social1 ?? undefined;
    case 'documents':
      return sayDocuments(demande);
    case 'transmission':
      return undefined;
  }
}

/** Returns a count such as « 2 sur 3 ». */
export const sayDocuments = ({ documents }: DemandeSiretView): string =>
  `${documents.filter(({ document }) => document !== null).length} sur ${documents.length}`;
