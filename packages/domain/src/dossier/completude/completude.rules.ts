// A service may ask for missing pieces and for answers in words, nothing else (§4, line 162; decisions, Dossiers).

import { endOfDay, localDay } from '../../identifiants/dates-affichees.ts';
import { addJours } from '../../identifiants/durees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';
import { isBlank } from '../../kernel/asks.ts';
import type { Problem } from '../../kernel/result.ts';

/**
 * One thing that may be missing from a dossier. `nature` is the type of document that answers it, or null when a text
 * answers it.
 */
export type PointCompletude = { code: string; libelle: string; nature: string | null };

/** A point, with one sentence (`phrase`) that says what is missing. */
export type Manque = PointCompletude & { phrase: string };

/** The association's answer to one point; `nom` is the name of the file, kept for the history. */
export type ComplementReponse = {
  code: string;
  uuid: string | null;
  nom: string | null;
  texte: string | null;
};

export const phraseMax = 500;
export const reponseMax = 2000;

type Asked = { code: string; phrase: string };

/** Returns the points asked with their labels, or the problems, on field `manques` or `manques.{code}`. */
export function readManques(
  asked: readonly Asked[],
  points: readonly PointCompletude[],
): { manques: Manque[]; problems: Problem[] } {
  const problems: Problem[] = asked.length === 0 ? [{ code: 'dossier.manque-absent', field: 'manques' }] : [];
  const manques = asked.flatMap(({ code, phrase }): Manque[] => {
    const point = points.find((one) => one.code === code);
    if (!point || asked.filter((one) => one.code === code).length > 1) {
      problems.push({ code: 'dossier.manque-inconnu', field: `manques.${code}` });
      return [];
    }
    const text = phrase.normalize('NFC').trim();
    if (isBlank(text)) {
      const params = { point: point.libelle };
      problems.push({ code: 'dossier.manque-sans-phrase', field: `manques.${code}`, params });
    }
    return [{ ...point, phrase: text }];
  });
  return { manques, problems };
}

const longestDays = 366;

/**
 * Returns the last instant of that day in the territory's time zone, or null when the day is not between tomorrow
 * and the longest delay.
 */
export function parseEcheance(jour: string, { now, zone }: { now: Date; zone: string }): Date | null {
  const last = localDay(addJours(now, longestDays), zone);
  return jour > localDay(now, zone) && jour <= last ? endOfDay(jour, zone) : null;
}

type Given = { code: string; uuid?: string | null; texte?: string | null };

/**
 * Finds what is wrong with the answers: every point asked must be answered once, by its document or its text, and
 * nothing else may be sent.
 */
export function reponseProblems(reponses: readonly Given[], manques: readonly Manque[]): Problem[] {
  const isFirst = (code: string, index: number) => reponses.findIndex((one) => one.code === code) === index;
  const unasked = reponses
    .filter(({ code }, index) => !manques.some((one) => one.code === code) || !isFirst(code, index))
    .map(({ code }): Problem => ({ code: 'dossier.complement-non-demande', field: `reponses.${code}` }));
  const missing = manques.flatMap(({ code, libelle, nature }): Problem[] => {
    const given = reponses.find((one) => one.code === code);
    const field = `reponses.${code}`;
    if (nature !== null) {
      return given?.uuid
        ? []
        : [{ code: 'dossier.complement-sans-document', field, params: { piece: libelle } }];
    }
    if (given?.uuid) return [{ code: 'dossier.complement-non-demande', field }];
    return !isBlank(given?.texte)
      ? []
      : [{ code: 'dossier.complement-sans-reponse', field, params: { point: libelle } }];
  });
  return [...unasked, ...missing];
}

/** Writes the sentences that the e-mail will say; the screen shows them before they are sent. */
export const sayComplementAsked = (
  service: string,
  { manques, date }: { manques: readonly Pick<Manque, 'libelle' | 'phrase'>[]; date: string | null },
): string =>
  `${service} attend de vous${date ? `, avant le ${date}` : ''} :\n\n${manques
    .map(({ libelle, phrase }) => `${libelle} : ${phrase}`)
    .join('\n')}`;

/** Counts what is missing, as in « 1 pièce » or « 2 pièces et 1 réponse ». */
export function sayManques(manques: readonly Pick<Manque, 'nature'>[]): string {
  const pieces = manques.filter(({ nature }) => nature !== null).length;
  const reponses = manques.length - pieces;
  return [
    pieces > 0 ? count(pieces, 'pièce', 'pièces') : '',
    reponses > 0 ? count(reponses, 'réponse', 'réponses') : '',
  ]
    .filter(Boolean)
    .join(' et ');
}
