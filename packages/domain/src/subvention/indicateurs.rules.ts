// A project says how it will be judged, by its own indicators or by the three of « Formation des bénévoles » (§5
// indicators).
import { count, formatNombre } from '../identifiants/nombres-affiches.ts';
import type { Problem } from '../kernel/result.ts';
import type { Projet } from './projet.fields.ts';

/**
 * The applicant names `libres` indicators; `formation-benevoles` are volunteers, days and sessions. The campaign
 * chooses.
 */
export const modesIndicateurs = ['libres', 'formation-benevoles'] as const;
export type ModeIndicateurs = (typeof modesIndicateurs)[number];

export type Evaluation = NonNullable<Projet['evaluation']>;
export type Indicateur = NonNullable<Evaluation['indicateurs']>[number];

/** The ranks by which the specification numbers the indicators. */
export const rangs = { nombreTotal: 1, jours: 2, sessions: 3 } as const;

const intitules = [
  [rangs.nombreTotal, 'Nombre de bénévoles à former'],
  [rangs.jours, 'Nombre de jours de formation'],
  [rangs.sessions, 'Nombre de sessions'],
] as const;

export const indicateursFormation = (): Indicateur[] =>
  intitules.map(([rang, intitule]) => ({ id: `${rang}`, rang, intitule }));

export const findIndicateur = ({ indicateurs }: Evaluation, rang: number): Indicateur | undefined =>
  indicateurs?.find((one) => Number(one.rang) === rang);

/**
 * Returns the indicator that takes the number of people of the project, who in training are the volunteers to train;
 * nothing once somebody typed another number there.
 */
export function indicateurSuiveur(projet: Projet, mode: ModeIndicateurs): Indicateur | undefined {
  if (mode !== 'formation-benevoles') return undefined;
  const one = findIndicateur(projet.evaluation ?? {}, rangs.nombreTotal);
  const nombre = projet.beneficiaire?.nombre;
  const follows = [one?.prevu_min, one?.prevu_max].every((prevu) => prevu == null || prevu === nombre);
  return follows ? one : undefined;
}

/**
 * Tells whether an indicator is complete: it has a rank from 1, a maximum above zero, and a minimum that is not above
 * the maximum.
 */
const isIndicateurComplet = ({ rang, prevu_min, prevu_max }: Indicateur): boolean =>
  typeof rang === 'number' &&
  rang >= 1 &&
  typeof prevu_min === 'number' &&
  typeof prevu_max === 'number' &&
  prevu_max > 0 &&
  prevu_min <= prevu_max;

/** Multiplies sessions by their duration, in days with two decimals; returns null while one of them is missing. */
export function countFormationJours(sessions: unknown, dureeJours: unknown): number | null {
  if (typeof sessions !== 'number' || typeof dureeJours !== 'number') return null;
  return Math.round(sessions * Math.round(dureeJours * 100)) / 100;
}

/** Gives the next ranks to indicators without one, and computes the days of training, which are never typed. */
export function completeEvaluation(evaluation: Evaluation, mode: ModeIndicateurs): Evaluation {
  const ranked = withRangs(evaluation.indicateurs ?? []);
  if (mode !== 'formation-benevoles') return { ...evaluation, indicateurs: ranked };
  const sessions = findIndicateur(evaluation, rangs.sessions);
  const days = (most: 'prevu_min' | 'prevu_max') =>
    countFormationJours(sessions?.[most], evaluation.duree_par_session);
  return {
    ...evaluation,
    indicateurs: ranked.map((one) =>
      one.rang === rangs.jours ? { ...one, prevu_min: days('prevu_min'), prevu_max: days('prevu_max') } : one,
    ),
  };
}

export const prochainRang = ({ indicateurs }: Evaluation): number =>
  Math.max(0, ...(indicateurs ?? []).map((one) => Number(one.rang ?? 0))) + 1;

function withRangs(indicateurs: readonly Indicateur[]): Indicateur[] {
  const next = prochainRang({ indicateurs: [...indicateurs] });
  const unranked = indicateurs.filter((one) => one.rang == null);
  return indicateurs.map((one) => (one.rang == null ? { ...one, rang: next + unranked.indexOf(one) } : one));
}

/** Returns for example « 4 sessions × 1,50 jour = 6,00 jours », or null while something is missing. */
export function sayJours(sessions: unknown, dureeJours: unknown): string | null {
  const jours = countFormationJours(sessions, dureeJours);
  if (jours === null) return null;
  return `${count(Number(sessions), 'session', 'sessions')} × ${enJours(Number(dureeJours))} = ${enJours(jours)}`;
}

/** Writes a number of days; the French plural begins at two. */
const enJours = (jours: number): string => `${formatNombre(jours, 2)} ${jours < 2 ? 'jour' : 'jours'}`;

/**
 * Finds what is wrong with the indicators of a project. A project without any, except in training, must explain
 * itself in words.
 */
export function indicateursProblems(projet: Projet, mode: ModeIndicateurs): Problem[] {
  const evaluation = projet.evaluation ?? {};
  const indicateurs = evaluation.indicateurs ?? [];
  const isFormation = mode === 'formation-benevoles';
  if (!isFormation && indicateurs.length === 0) return commentaireProblems(evaluation);
  const missing = indicateurs.some(isIndicateurComplet) ? [] : manquesProblems(indicateurs, isFormation);
  return [
    ...missing,
    ...indicateurs.flatMap(bornesProblems),
    ...(isFormation ? wholeNumbers(evaluation) : []),
  ];
}

/**
 * Reports the missing bound of each indicator that is begun, or, when no bound is missing, that an indicator is
 * required.
 */
function manquesProblems(indicateurs: readonly Indicateur[], isFormation: boolean): Problem[] {
  const begun = indicateurs.filter(
    ({ rang, intitule, prevu_min, prevu_max }) =>
      (!isFormation || rang !== rangs.jours) &&
      [!isFormation && intitule, prevu_min, prevu_max].some(isTyped),
  );
  const left = begun.flatMap((one) =>
    missingOf(one).map(([name, label]) => ({
      code: 'kernel.a-renseigner',
      field: `evaluation.indicateurs.${one.id}.${name}`,
      params: { label },
    })),
  );
  return left.length > 0 ? left : [{ code: 'subvention.sans-indicateur', field: 'evaluation.indicateurs' }];
}

/**
 * Lists the bounds that an indicator lacks. One with neither is reported once, as « Nombre prévu », because one number
 * may fill both.
 */
const missingOf = (one: Indicateur) => {
  const missing = bornes.filter(([name]) => !isTyped(one[name]));
  return missing.length < bornes.length ? missing : ([['prevu_min', 'Nombre prévu']] as const);
};

const isTyped = (value: unknown): boolean => typeof value === 'number' || Boolean(value);
const bornes = [
  ['prevu_min', 'Au moins'],
  ['prevu_max', 'Au plus'],
] as const;

/** Tells whether both bounds of this indicator are required, because no other indicator is complete. */
export const isSeulJuge = (id: string, indicateurs: readonly Indicateur[]): boolean =>
  !indicateurs.some((one) => one.id !== id && isIndicateurComplet(one));

const commentaireProblems = ({ commentaire }: Evaluation): Problem[] =>
  commentaire?.trim()
    ? []
    : [
        {
          code: 'kernel.a-renseigner',
          field: 'evaluation.commentaire',
          params: { label: 'Comment vous évaluerez le projet' },
        },
      ];

function bornesProblems({ id, prevu_min, prevu_max }: Indicateur): Problem[] {
  if (typeof prevu_min !== 'number' || typeof prevu_max !== 'number' || prevu_min <= prevu_max) return [];
  return [{ code: 'subvention.bornes-inversees', field: `evaluation.indicateurs.${id}.prevu_max` }];
}

/** Reports numbers of people or sessions that are not whole; days may have decimals. */
const wholeNumbers = (evaluation: Evaluation): Problem[] =>
  [rangs.nombreTotal, rangs.sessions].flatMap((rang) => {
    const one = findIndicateur(evaluation, rang);
    return (['prevu_min', 'prevu_max'] as const).flatMap((name): Problem[] => {
      const value = one?.[name];
      if (typeof value !== 'number' || Number.isInteger(value)) return [];
      const params = { label: one?.intitule ?? '', exemple: 'Saisissez un nombre entier. Exemple : 12.' };
      return [{ code: 'kernel.format', field: `evaluation.indicateurs.${one?.id}.${name}`, params }];
    });
  });
