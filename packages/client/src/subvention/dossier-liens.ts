// These are the addresses of a grant dossier: its list of steps, each step by its name, each project by its id.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { rubriquesProjet } from '@asso/domain/subvention/projet-rubriques.rows';
import { lienDuManque } from '../association/demarche-href.ts';
import { dossierHref } from '../dossier/dossier-href.ts';

type Place = Pick<DossierSubventionView, 'id_fo' | 'demandeur'>;
type Bloque = Place & { description: Pick<DossierSubventionView['description'], 'code_subvention'> };

const placeOf = ({ id_fo, demandeur }: Place) => ({ id_fo, id_siret: demandeur.id_siret });

export const listeHref = (dossier: Place): string => dossierHref(placeOf(dossier));

export const etapeHref = (dossier: Place, etape: EtapeSubvention | 'transmis'): string =>
  dossierHref(placeOf(dossier), `?etape=${etape}`);

/** On this page the association brings what the service found missing. */
export const completerHref = (dossier: Place, service: string): string =>
  dossierHref(placeOf(dossier), `?etape=completer&service=${service}`);

/** The page that checks the answers opens at the block that was just corrected. */
export const blocHref = (dossier: Place, bloc: string): string =>
  `${etapeHref(dossier, 'transmission')}&bloc=${encodeURIComponent(bloc)}`;

/** The address opens a block for correction, then leads back to it on the page that checks the answers. */
export const modifierHref = (href: string, bloc: string): string =>
  `${href}&retour=${encodeURIComponent(bloc)}`;

export const lectureHref = (dossier: Place): string => dossierHref(placeOf(dossier), '?mode=read');

export const projetHref = (dossier: Place, projet: string): string =>
  dossierHref(placeOf(dossier), `?etape=projets&projet=${projet}`);

/** This word replaces a project's id to open the page that begins one. */
export const nouveauProjet = 'nouveau';

/** Leads to the step after this one. With at most one project, it leads to the project itself instead of the list. */
export function suiteHref(
  dossier: Place & Pick<DossierSubventionView, 'projets'>,
  etape: EtapeSubvention,
): string {
  const next = etapesSubvention[etapesSubvention.indexOf(etape) + 1] ?? 'transmission';
  const [only, ...others] = dossier.projets;
  if (next !== 'projets' || others.length > 0) return etapeHref(dossier, next);
  return projetHref(dossier, only?.id ?? nouveauProjet);
}

export const isEtape = (name: string | null): name is EtapeSubvention =>
  etapesSubvention.some((etape) => etape === name);

/** Leads to the part that a service asked to correct; a section of a project is reached by its first field. */
export function pointHref(dossier: Bloque, cible: string): string {
  const [section, projet, rubrique] = cible.split('.');
  const found = rubriquesProjet.find(({ id }) => id === rubrique);
  return section === 'projets' && found
    ? blockerHref(dossier, `projets.${projet}.${found.chemins[0]}`)
    : blockerHref(dossier, cible);
}

/** Leads to the page of a blocked field: « projets.<id>.… », « demandeur.id_rib », « pieces.RAR ». */
export function blockerHref(dossier: Bloque, field = ''): string {
  const [section = '', projet] = field.split('.');
  // A value of the association's file is corrected in that file.
  if (section === 'association') {
    return lienDuManque(
      dossier.demandeur.id_siret,
      field.slice('association.'.length),
      dossier.description.code_subvention ?? '',
    );
  }
  if (section === 'projets' && projet) {
    const inside = field.split('.').slice(2).join('.');
    return `${projetHref(dossier, projet)}${inside ? `&champ=${encodeURIComponent(inside)}` : ''}`;
  }
  const etapes: Record<string, EtapeSubvention> = {
    description: 'choix',
    demandeur: 'demandeur',
    customs: 'demandeur',
    pieces: 'pieces',
    projets: 'projets',
    attestation: 'transmission',
  };
  const etape = etapes[section];
  return etape ? `${etapeHref(dossier, etape)}&champ=${encodeURIComponent(field)}` : listeHref(dossier);
}
