// The addresses of a grant dossier: its list of steps, each step by its name, each project by its id.
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

/** Where what this service found missing is brought. */
export const completerHref = (dossier: Place, service: string): string =>
  dossierHref(placeOf(dossier), `?etape=completer&service=${service}`);

/** The check-your-answers page, at the block one comes back to. */
export const blocHref = (dossier: Place, bloc: string): string =>
  `${etapeHref(dossier, 'transmission')}&bloc=${encodeURIComponent(bloc)}`;

/** To correct a block of the check-your-answers page, and come back to it. */
export const modifierHref = (href: string, bloc: string): string =>
  `${href}&retour=${encodeURIComponent(bloc)}`;

export const lectureHref = (dossier: Place): string => dossierHref(placeOf(dossier), '?mode=read');

export const projetHref = (dossier: Place, projet: string): string =>
  dossierHref(placeOf(dossier), `?etape=projets&projet=${projet}`);

/** In the place of a project's id: the page that begins one. */
export const nouveauProjet = 'nouveau';

/** After this step; the list of projects is passed over while there is nothing to choose between. */
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

/** Where a point of a dossier sent back stands: a section of a project by its first field. */
export function pointHref(dossier: Bloque, cible: string): string {
  const [section, projet, rubrique] = cible.split('.');
  const found = rubriquesProjet.find(({ id }) => id === rubrique);
  return section === 'projets' && found
    ? blockerHref(dossier, `projets.${projet}.${found.chemins[0]}`)
    : blockerHref(dossier, cible);
}

/** The page where a blocked field stands: « projets.<id>.… », « demandeur.id_rib », « pieces.RAR ». */
export function blockerHref(dossier: Bloque, field = ''): string {
  const [section = '', projet] = field.split('.');
  // What the file of the association says is put right there.
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
