// The addresses of a grant dossier: its list of steps, each step by its name, each project by its id.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { dossierHref } from '../dossier/dossier-href.ts';

type Place = Pick<DossierSubventionView, 'id_fo' | 'demandeur'>;

const placeOf = ({ id_fo, demandeur }: Place) => ({ id_fo, id_siret: demandeur.id_siret });

export const listeHref = (dossier: Place): string => dossierHref(placeOf(dossier));

export const etapeHref = (dossier: Place, etape: EtapeSubvention | 'transmis'): string =>
  dossierHref(placeOf(dossier), `?etape=${etape}`);

export const lectureHref = (dossier: Place): string => dossierHref(placeOf(dossier), '?mode=read');

export const projetHref = (dossier: Place, projet: string): string =>
  dossierHref(placeOf(dossier), `?etape=projets&projet=${projet}`);

export const isEtape = (name: string | null): name is EtapeSubvention =>
  etapesSubvention.some((etape) => etape === name);

/** The page where a blocked field stands: « projets.<id>.… », « demandeur.id_rib », « pieces.RAR ». */
export function blockerHref(dossier: Place, field = ''): string {
  const [section = '', projet] = field.split('.');
  if (section === 'projets' && projet) {
    const inside = field.split('.').slice(2).join('.');
    return `${projetHref(dossier, projet)}${inside ? `&champ=${encodeURIComponent(inside)}` : ''}`;
  }
  const etapes: Record<string, EtapeSubvention> = {
    description: 'choix',
    demandeur: 'demandeur',
    pieces: 'pieces',
    projets: 'projets',
    attestation: 'transmission',
  };
  const etape = etapes[section];
  return etape ? `${etapeHref(dossier, etape)}&champ=${encodeURIComponent(field)}` : listeHref(dossier);
}
