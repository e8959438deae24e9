// A service may ask to correct the applicant, a document or a section of a project, and sees which points were
// corrected since (§4 Dossier instruction states, C; decisions, Dossiers).
import type {
  Correction,
  DerniersChangements,
  GroupePoints,
  PointRenvoi,
  PointSuivi,
} from '../dossier/renvoi.rules.ts';
import { isBlank } from '../kernel/asks.ts';
import { findTarget } from '../kernel/writable.ts';
import type { Campagne } from './campagne.rules.ts';
import { dossierSubventionFields } from './dossier-subvention.fields.ts';
import { projetFields } from './projet.fields.ts';
import { nomProjet, type ProjetNomme } from './projet.words.ts';
import { findRubrique, rubriquesDemandees } from './projet-rubriques.rows.ts';

type Given = {
  pieces: readonly { code: string; label: string }[];
  projets: readonly (ProjetNomme & { id: string })[];
  campagne: Campagne;
};

export const pointsToCorrect = ({ pieces, projets, campagne }: Given): GroupePoints[] => [
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

type Depuis = { corrections: readonly Correction[]; changements: DerniersChangements };

/**
 * Dates each point of a dossier sent back: it counts as corrected once its part differs from what the service read.
 */
export const pointsSuivis = (
  points: readonly PointRenvoi[],
  { corrections, changements }: Depuis,
): PointSuivi[] =>
  points.map((point) => {
    // An answer that was taken back is no answer.
    const own = corrections.filter(
      ({ chemin, apres }) => isOf(point.cible, chemin) && !(chemin.startsWith('reponses.') && isBlank(apres)),
    );
    return {
      ...point,
      corrige_le: own.length > 0 ? changedLe(point.cible, changements) : null,
      corrections: own,
    };
  });

/** Tells whether anything was corrected, ignoring the attestation and what the server writes by itself. */
export const isCorrige = (corrections: readonly Correction[]): boolean =>
  corrections.some(({ chemin }) => chemin.split('.')[0] !== 'attestation' && !isServerWritten(chemin));

/** Returns the id of the line of `reponses` that answers this point without a change. */
export const idReponse = (cible: string): string => cible.replaceAll(/[^\w-]/g, '_').slice(-64);

/**
 * Tells whether a corrected path belongs to a point. The campaign's own questions count as part of the applicant, and a
 * project that was removed counts as corrected.
 */
function isOf(cible: string, chemin: string): boolean {
  const [section, id, rubrique] = cible.split('.');
  const [part, own, ...inside] = chemin.split('.');
  if (part === 'reponses') return own === idReponse(cible);
  if (section === 'demandeur')
    return (part === 'demandeur' || part === 'customs') && !isServerWritten(chemin);
  if (section === 'pieces') return chemin === cible;
  // Another kind of dossier names a whole section.
  if (section !== 'projets') return part === section && !isServerWritten(chemin);
  if (part === 'pieces') return rubrique === 'document-custom-bloc' && own === id && inside.length > 0;
  if (part !== 'projets' || own !== id) return false;
  if (inside.length === 0) return true;
  return findRubrique(inside.join('.'))?.id === rubrique && !isServerWritten(chemin);
}

function changedLe(cible: string, { tete, projets, pieces }: DerniersChangements): string {
  const [section, ...rest] = cible.split('.');
  if (section === 'pieces') return pieces[rest.join('.')] ?? tete;
  return (section === 'projets' && projets[rest[0] ?? '']) || tete;
}

/**
 * Tells whether the server writes this path. It never writes custom fields, so those of the campaign need not be looked
 * up here.
 */
function isServerWritten(chemin: string): boolean {
  const [section, , ...inside] = chemin.split('.');
  if (section === 'pieces' || (section === 'projets' && inside.length === 0)) return false;
  const found =
    section === 'projets'
      ? findTarget(projetFields, inside.join('.'), {})
      : findTarget(dossierSubventionFields, chemin, {});
  return found?.rows.some(({ writtenBy }) => writtenBy === 'server') ?? false;
}
