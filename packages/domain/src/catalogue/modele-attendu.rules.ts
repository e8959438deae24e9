// A question or a document of the library is checked by itself (§7 champs-attendus, documents-attendus).
import type { Ask } from '../kernel/asks.ts';
import type { Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type ChampPersonnaliseSaisi, champPersonnaliseFields } from './champ-personnalise.fields.ts';
import { questionProblems } from './champ-personnalise.rules.ts';
import { conditionSaisie, modeleConditions } from './condition.rules.ts';
import { pieceAttendueFields } from './piece-attendue.fields.ts';

const { rang: _rangDuChamp, ...champ } = champPersonnaliseFields;
const { rang: _rangDeLaPiece, ...piece } = pieceAttendueFields;

export const modeles = {
  champ: { fields: champ, shape: /^[a-z][a-z0-9_]{1,40}$/, exemple: 'nombre_sessions', conditions: 'when' },
  document: { fields: piece, shape: /^[\w.-]{1,40}$/, exemple: 'RAR', conditions: 'asks' },
} as const satisfies Record<string, { fields: Fields; shape: RegExp; exemple: string; conditions: string }>;
export type SorteModele = keyof typeof modeles;

/** Finds what keeps a model from being saved: it must be complete, so that a campaign that uses it can be published. */
export const modeleProblems = (sorte: SorteModele, valeur: object): Problem[] => [
  ...problems(modeles[sorte].fields, valeur, { stage: 'transmission' }),
  ...modeleRegles(sorte, valeur),
];

/** Finds what the rows of a model do not check by themselves. */
export function modeleRegles(sorte: SorteModele, valeur: object): Problem[] {
  const { shape, exemple, conditions } = modeles[sorte];
  const { code } = valeur as { code?: string | null };
  return [
    ...(code && !shape.test(code.trim())
      ? [{ code: 'catalogue.code-mal-ecrit', field: 'code', params: { exemple } }]
      : []),
    ...(sorte === 'champ' ? questionProblems(valeur as ChampPersonnaliseSaisi) : []),
    ...modeleConditions(valeur, conditions),
  ];
}

/**
 * The specification, and so the reply, has these names for the rows of a question (§3 champs_attendus: code, part,
 * type, asks).
 */
const noms: Record<SorteModele, Readonly<Record<string, string>>> = {
  champ: { part: 'bloc', type: 'kind', asks: 'when' },
  document: {},
};

/** Renames a body to our rows, whichever names it was written with, and turns its asks into the editor's form. */
export function modeleCorps(sorte: SorteModele, body: object): object {
  const { conditions } = modeles[sorte];
  const { valeur, ...sent } = body as { valeur?: object };
  const named = Object.entries(sent).map(([name, value]): [string, unknown] => {
    const own = noms[sorte][name] ?? name;
    return [own, own === conditions ? conditionsSaisies(value) : value];
  });
  return { ...valeur, ...Object.fromEntries(named) };
}

/**
 * Gives an id to each condition that has none: the editor types conditions with ids, while replies give them without.
 */
function conditionsSaisies(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one, index) =>
    typeof one === 'object' && one !== null && !('id' in one) ? conditionSaisie(one as Ask, index) : one,
  );
}

/** Renames the path of a change to the names of our rows: « part » becomes « bloc ». */
export const modelePath = (sorte: SorteModele, path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return [noms[sorte][first] ?? first, ...rest].join('.');
};
