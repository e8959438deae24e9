// The addresses of a SIRET request: the list, where one begins, the request, each of its steps by its name.
import type { DemandeSiretHead } from '@asso/contract/demande-siret/demande-siret.schemas';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';

export const demandesHref = '/demande-siret';

/** Where one begins; `association` is any of its identifiers. */
export const commencerHref = (association: string): string => `/associations/${association}/demande-siret`;

type Place = Pick<DemandeSiretHead, 'identifiant' | 'identite'>;

/** The request: its steps while it is being filled, then what became of it. */
export const demandeHref = ({ identifiant, identite }: Place, query: '' | `?${string}` = ''): string =>
  `${commencerHref(identite.id_rna ?? identite.id_correspondance)}/${identifiant.id_fo_fonctionnel}${query}`;

export const etapeHref = (demande: Place, etape: EtapeSiret | 'transmis'): string =>
  demandeHref(demande, `?etape=${etape}`);

export const lectureHref = (demande: Place): string => demandeHref(demande, '?mode=read');

export const suiteHref = (demande: Place, etape: EtapeSiret): string =>
  etapeHref(demande, etapesSiret[etapesSiret.indexOf(etape) + 1] ?? 'transmission');

export const isEtape = (name: string | null): name is EtapeSiret =>
  etapesSiret.some((etape) => etape === name);

/** The step that holds a blocked field: « coordonnees.adresse_siege.cp »; who may not ask at all sees why at the first. */
export function blocageHref(demande: Place, field: string): string {
  const [section = ''] = field.split('.');
  const etape = etapesSiret.find((one) => sectionOfEtape[one] === section) ?? 'identite';
  return `${etapeHref(demande, etape)}&champ=${encodeURIComponent(field)}`;
}

/** The file of the association, where what is known of it is put right. */
export const ficheHref = ({ identite }: Pick<DemandeSiretHead, 'identite'>): string =>
  `/informations-administratives/${identite.id_correspondance}`;
