// The addresses of a dossier of subvention: its list of steps, each step by its name, each project by its id.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { rubriquesProjet } from '@asso/domain/subvention/projet-rubriques.rows';
import { manqueLien } from '../association/demarche-href.ts';
import type { Liens } from '../demarche/demarche.ts';
import { serviceRenvois } from '../demarche/renvoi/renvois-des-services.ts';
import { dossierHref } from '../dossier/dossier-href.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';

type Place = Pick<DossierSubventionView, 'id_fo' | 'demandeur'>;

const placeOf = ({ id_fo, demandeur }: Place) => ({ id_fo, id_siret: demandeur.id_siret });

export const listeHref = (dossier: Place): string => dossierHref(placeOf(dossier));

export const etapeHref = (dossier: Place, etape: EtapeSubvention | 'transmis'): string =>
  dossierHref(placeOf(dossier), `?etape=${etape}`);

/** Returns the address where the association answers a request for complements. */
export const completeDossierHref = (dossier: Place, service: string): string =>
  dossierHref(placeOf(dossier), `?etape=completer&service=${service}`);

export const dossierLectureHref = (dossier: Place): string => dossierHref(placeOf(dossier), '?mode=read');

export const projetHref = (dossier: Place, projet: string): string =>
  dossierHref(placeOf(dossier), `?etape=projets&projet=${projet}`);

/** The word that replaces a project's id in the address of the page that begins one. */
export const nouveauProjet = 'nouveau';

type Bloque = Place & { description: Pick<DossierSubventionView['description'], 'code_subvention'> };

export const liensSubvention: Liens<DossierSubventionView, EtapeSubvention> = {
  etapes: etapesSubvention,
  adresse: (dossier, query) => dossierHref(placeOf(dossier), query),
  etapeDuChamp: (field) => etapesDesSections[field.split('.')[0] ?? ''] ?? 'choix',
  champ: champHors,
  bloc: (field) => {
    const [section, projet] = field.split('.');
    return section === 'projets' ? (projet ?? null) : null;
  },
  /** With at most one project, the step of projects is the page of that project instead of the list. */
  suite: (dossier, etape) => {
    const [only, ...others] = dossier.projets;
    return etape === 'pieces' && others.length === 0 ? projetHref(dossier, only?.id ?? nouveauProjet) : null;
  },
  renvois: serviceRenvois,
  Corrections: lazyPart(async () => (await import('./CorrectionsDuPoint.tsx')).CorrectionsDuPoint),
  ouCorriger: (dossier) => [
    { label: 'qui demande', href: etapeHref(dossier, 'demandeur') },
    { label: 'les pièces', href: etapeHref(dossier, 'pieces') },
    ...dossier.projets.map((projet) => ({
      label: nomProjet(projet),
      href: projetHref(dossier, projet.id),
    })),
  ],
  /** A correction asked for in words only is nearly always about the project, so the link leads there. */
  corriger: (dossier) => {
    const [only, ...others] = dossier.projets;
    return only && others.length === 0
      ? { label: 'Corriger le projet', href: projetHref(dossier, only.id) }
      : { label: 'Corriger les projets', href: etapeHref(dossier, 'projets') };
  },
};

const etapesDesSections: Readonly<Record<string, EtapeSubvention>> = {
  description: 'choix',
  demandeur: 'demandeur',
  customs: 'demandeur',
  association: 'demandeur',
  pieces: 'pieces',
  projets: 'projets',
  relecture: 'choix',
  attestation: 'transmission',
};

/** Returns the address of a field that is in no step: in a project, or in the association's file. */
function champHors(dossier: Bloque, field: string): string | null {
  const [section, projet, ...inside] = field.split('.');
  if (section === 'association') {
    const { code_subvention } = dossier.description;
    return manqueLien(dossier.demandeur.id_siret, field.slice('association.'.length), code_subvention ?? '');
  }
  if (section === 'relecture') return `${listeHref(dossier)}?champ=${encodeURIComponent(field)}`;
  if (section !== 'projets' || !projet) return null;
  const [rubrique, ...more] = inside;
  const found = more.length === 0 ? rubriquesProjet.find(({ id }) => id === rubrique) : undefined;
  const champ = found?.chemins[0] ?? inside.join('.');
  return `${projetHref(dossier, projet)}${champ ? `&champ=${encodeURIComponent(champ)}` : ''}`;
}
