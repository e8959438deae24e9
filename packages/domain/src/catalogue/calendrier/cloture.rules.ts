// The closing of an edition is moved without publishing its form again; a closing brought forward takes back what was
// promised, so it says why.
import { isBlank } from '../../kernel/asks.ts';
import { lignes } from '../../kernel/lignes.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Campagne } from '../../subvention/campagne.rules.ts';
import { toContenuCampagne } from '../brouillon.rules.ts';
import type { BrouillonCampagne } from '../campagne-options.fields.ts';
import { publishedCalendrier } from './calendrier.rules.ts';

export const motifClotureMax = 300;

/** A new closing, as it is typed; hours are those of the campaign's zone. */
export type ClotureSaisie = { date_fin: string; heure_fin: string; motif?: string | null };

/** Returns the instant of the last second of this minute, or undefined while the date or the hour is not finished. */
export const computeCloture = (saisie: Pick<ClotureSaisie, 'date_fin' | 'heure_fin'>, zone: string) =>
  publishedCalendrier(saisie, zone).date_fin;

export type Deplacement = 'identique' | 'avancee' | 'reportee' | 'melee';

/** Tells which way these closings go when they all become this instant. */
export function computeDeplacement(closings: readonly string[], apres: string): Deplacement {
  const ways = closings.map((avant) => Math.sign(Date.parse(apres) - Date.parse(avant)));
  const moved = [...new Set(ways.filter((way) => way !== 0))];
  if (moved.length === 0) return 'identique';
  if (moved.length > 1) return 'melee';
  return moved[0] === 1 ? 'reportee' : 'avancee';
}

type Deplacee = { types: Campagne['sous_dispositifs']; fuseau: string; now: Date };

/** Lists what is wrong with a new closing for these types of request, each at its field. */
export function clotureProblems(saisie: ClotureSaisie, { types, fuseau, now }: Deplacee): Problem[] {
  const apres = computeCloture(saisie, fuseau);
  if (apres === undefined) return [{ code: 'catalogue.cloture-illisible', field: 'date_fin' }];
  const deplacement = computeDeplacement(
    types.map(({ date_fin }) => date_fin),
    apres,
  );
  if (deplacement === 'identique') return [{ code: 'catalogue.cloture-inchangee', field: 'date_fin' }];
  if (deplacement === 'melee') return [{ code: 'catalogue.cloture-melee', field: 'types' }];
  if (Date.parse(apres) <= now.getTime()) return [{ code: 'catalogue.cloture-passee', field: 'date_fin' }];
  if (types.some(({ date_debut }) => Date.parse(apres) <= Date.parse(date_debut)))
    return [{ code: 'catalogue.cloture-avant-ouverture', field: 'date_fin' }];
  return deplacement === 'avancee' && isBlank(saisie.motif)
    ? [{ code: 'catalogue.cloture-sans-motif', field: 'motif' }]
    : [];
}

/** The closings of an edition that is published, as they stand now. */
export type EditionPubliee = {
  campagne_exercice: number;
  types: readonly { code: string; date_fin: string }[];
};

/**
 * Refuses a draft that would bring forward a closing of the edition that is published: that is an act of its own, which
 * says why and tells those who have begun.
 */
export function cloturesRetirees(brouillon: BrouillonCampagne, publiee: EditionPubliee | null): Problem[] {
  if (publiee === null || brouillon.campagne_exercice !== publiee.campagne_exercice) return [];
  const { fuseau } = toContenuCampagne(brouillon) as { fuseau?: string };
  return lignes(brouillon.sous_dispositifs).flatMap((type) => {
    const known = publiee.types.find(({ code }) => code === type.code);
    const fin = publishedCalendrier(type, fuseau ?? 'Europe/Paris').date_fin;
    return known && fin && Date.parse(fin) < Date.parse(known.date_fin)
      ? [{ code: 'catalogue.cloture-retiree', field: `sous_dispositifs.${type.id}.date_fin` }]
      : [];
  });
}

/** Gives the draft of the same edition its new closing, so that publishing it again does not bring the old one back. */
export const withCloture = (
  brouillon: BrouillonCampagne,
  codes: readonly string[],
  { date_fin, heure_fin }: { date_fin: string | null; heure_fin: string | null },
): BrouillonCampagne => ({
  ...brouillon,
  sous_dispositifs: lignes(brouillon.sous_dispositifs).map((one) =>
    one.code && codes.includes(one.code) ? { ...one, date_fin, heure_fin } : one,
  ),
});
