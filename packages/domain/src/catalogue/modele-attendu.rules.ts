// One question or one document of the library: what is wrong with it by itself (§7 champs-attendus, documents-attendus).
import type { Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type ChampPersonnaliseSaisi, champPersonnaliseFields } from './champ-personnalise.fields.ts';
import { questionProblems } from './champ-personnalise.rules.ts';
import { conditionsDuModele } from './condition.rules.ts';
import { pieceAttendueFields } from './piece-attendue.fields.ts';

const { rang: _rangDuChamp, ...champ } = champPersonnaliseFields;
const { rang: _rangDeLaPiece, ...piece } = pieceAttendueFields;

export const modeles = {
  champ: { fields: champ, shape: /^[a-z][a-z0-9_]{1,40}$/, exemple: 'nombre_sessions', conditions: 'when' },
  document: { fields: piece, shape: /^[\w.-]{1,40}$/, exemple: 'RAR', conditions: 'asks' },
} as const satisfies Record<string, { fields: Fields; shape: RegExp; exemple: string; conditions: string }>;
export type SorteModele = keyof typeof modeles;

/** Whole or not at all: what a campaign takes up can be published as it is. */
export const modeleProblems = (sorte: SorteModele, valeur: object): Problem[] => [
  ...problems(modeles[sorte].fields, valeur, { stage: 'transmission' }),
  ...reglesDuModele(sorte, valeur),
];

/** What its rows do not say by themselves. */
export function reglesDuModele(sorte: SorteModele, valeur: object): Problem[] {
  const { shape, exemple, conditions } = modeles[sorte];
  const { code } = valeur as { code?: string | null };
  return [
    ...(code && !shape.test(code.trim())
      ? [{ code: 'catalogue.code-mal-ecrit', field: 'code', params: { exemple } }]
      : []),
    ...(sorte === 'champ' ? questionProblems(valeur as ChampPersonnaliseSaisi) : []),
    ...conditionsDuModele(valeur, conditions),
  ];
}
