// What a service may ask to correct, and what of it was corrected since: the applicant, each document, each section of
// each project (§4 Dossier instruction states, C; decisions, Dossiers).
import type { Correction, GroupePoints, PointRenvoi } from '../dossier/renvoi.rules.ts';
import { targetOf } from '../kernel/writable.ts';
import type { Campagne } from './campagne.rules.ts';
import { dossierSubventionFields } from './dossier-subvention.fields.ts';
import type { EtapeSubvention } from './dossier-subvention.steps.ts';
import { projetFields } from './projet.fields.ts';
import { nomProjet, type ProjetNomme } from './projet.words.ts';
import { rubriqueDuChemin, rubriquesDemandees } from './projet-rubriques.rows.ts';

type Given = {
  pieces: readonly { code: string; label: string }[];
  projets: readonly (ProjetNomme & { id: string })[];
  campagne: Campagne;
};

export const pointsACorriger = ({ pieces, projets, campagne }: Given): GroupePoints[] => [
  {
    titre: 'Demandeur et pièces',
    points: [
      { cible: 'demandeur', libelle: 'Demandeur' },
      ...pieces.map(({ code, label }) => ({ cible: `pieces.${code}`, libelle: `Pièce : ${label}` })),
    ],
  },
  ...projets.map((projet) => ({
    titre: nomProjet(projet),
    points: rubriquesDemandees(campagne).map(({ id, titre }) => ({
      cible: `projets.${projet.id}.${id}`,
      libelle: `${nomProjet(projet)}, ${titre}`,
      court: titre,
    })),
  })),
];

/** When each part of a dossier was last changed, as ISO instants. */
export type DerniersChangements = {
  tete: string;
  projets: Readonly<Record<string, string>>;
  pieces: Readonly<Record<string, string>>;
};

/** A point, and when what it names was corrected; null as long as nothing of it changed. */
export type PointSuivi = PointRenvoi & { corrige_le: string | null };

type Depuis = { corrections: readonly Correction[]; changements: DerniersChangements };

/** Each point of a dossier sent back: corrected once what it names is no more what the service read. */
export const pointsSuivis = (
  points: readonly PointRenvoi[],
  { corrections, changements }: Depuis,
): PointSuivi[] =>
  points.map((point) => ({
    ...point,
    corrige_le: corrections.some(({ chemin }) => isOf(point.cible, chemin))
      ? changedLe(point.cible, changements)
      : null,
  }));

/** Whether anything was corrected: what is certified and what the server writes by itself do not count. */
export const isCorrige = (corrections: readonly Correction[]): boolean =>
  corrections.some(({ chemin }) => chemin.split('.')[0] !== 'attestation' && !isServerWritten(chemin));

/** The step of the wizard where a point is corrected. */
export function etapeDuPoint(cible: string): EtapeSubvention {
  const [section] = cible.split('.');
  return section === 'pieces' || section === 'projets' ? section : 'demandeur';
}

/** What the campaign asks besides is asked with the applicant; a project that is gone has nothing left to correct. */
function isOf(cible: string, chemin: string): boolean {
  const [section, id, rubrique] = cible.split('.');
  const [part, own, ...inside] = chemin.split('.');
  if (section === 'demandeur')
    return (part === 'demandeur' || part === 'customs') && !isServerWritten(chemin);
  if (section === 'pieces') return chemin === cible;
  // A whole section, of another kind of dossier.
  if (section !== 'projets') return part === section && !isServerWritten(chemin);
  if (part === 'pieces') return rubrique === 'document-custom-bloc' && own === id && inside.length > 0;
  if (part !== 'projets' || own !== id) return false;
  if (inside.length === 0) return true;
  return rubriqueDuChemin(inside.join('.'))?.id === rubrique && !isServerWritten(chemin);
}

function changedLe(cible: string, { tete, projets, pieces }: DerniersChangements): string {
  const [section, ...rest] = cible.split('.');
  if (section === 'pieces') return pieces[rest.join('.')] ?? tete;
  return (section === 'projets' && projets[rest[0] ?? '']) || tete;
}

/** Custom fields are nobody's but who fills them. */
function isServerWritten(chemin: string): boolean {
  const [section, , ...inside] = chemin.split('.');
  if (section === 'pieces' || (section === 'projets' && inside.length === 0)) return false;
  const found =
    section === 'projets'
      ? targetOf(projetFields, inside.join('.'), {})
      : targetOf(dossierSubventionFields, chemin, {});
  return found?.rows.some(({ writtenBy }) => writtenBy === 'server') ?? false;
}
