import type { DemandeSiretHead } from '@asso/contract/demande-siret/demande-siret.schemas';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';

export const demandesHref = '/demande-siret';

/** It opens the page where a request begins; `association` is any of its identifiers. */
export const commencerHref = (association: string): string => `/associations/${association}/demande-siret`;

type Place = Pick<DemandeSiretHead, 'identifiant' | 'identite'>;

/** The address shows the steps while the request is being filled, then what became of it. */
export const demandeHref = ({ identifiant, identite }: Place, query: '' | `?${string}` = ''): string =>
  `${commencerHref(identite.id_rna ?? identite.id_correspondance)}/${identifiant.id_fo_fonctionnel}${query}`;

export const etapeHref = (demande: Place, etape: EtapeSiret | 'transmis'): string =>
  demandeHref(demande, `?etape=${etape}`);

export const lectureHref = (demande: Place): string => demandeHref(demande, '?mode=read');

export const suiteHref = (demande: Place, etape: EtapeSiret): string =>
  etapeHref(demande, etapesSiret[etapesSiret.indexOf(etape) + 1] ?? 'transmission');

export const isEtape = (name: string | null): name is EtapeSiret =>
  etapesSiret.some((etape) => etape === name);

/**
 * It opens the step of a blocked field such as « coordonnees.adresse_siege.cp »; if the association may not ask at
 * all, the first step says why.
 */
export function blocageHref(demande: Place, field: string): string {
  const [section = ''] = field.split('.');
  const etape = etapesSiret.find((one) => sectionOfEtape[one] === section) ?? 'identite';
  return `${etapeHref(demande, etape)}&champ=${encodeURIComponent(field)}`;
}

/** It opens the association's file, where what is known of it is corrected. */
export const ficheHref = ({ identite }: Pick<DemandeSiretHead, 'identite'>): string =>
  `/informations-administratives/${identite.id_correspondance}`;
