import { expect, it } from 'vitest';
import type { EtatAnalyse } from '../document/document.rules.ts';
import { versionServie } from './document-modele.rules.ts';

const version = (n: number, etat_analyse: EtatAnalyse, deleted = false) => ({ n, etat_analyse, deleted });

it.each([
  ['there is none', [], null],
  ['one was found safe', [version(1, 'sur')], 1],
  ['nobody can say that it is safe', [version(1, 'non_analyse')], 1],
  ['the only one is looked at', [version(1, 'en_cours')], null],
  ['the new one is looked at', [version(2, 'en_cours'), version(1, 'sur')], 1],
  ['the new one holds a virus', [version(2, 'refuse'), version(1, 'sur')], 1],
  ['the latest was withdrawn', [version(2, 'sur', true), version(1, 'sur')], null],
  ['one came after what was withdrawn', [version(3, 'sur'), version(2, 'sur', true), version(1, 'sur')], 3],
] as const)('when %s, everybody gets that version', (_, versions, expected) => {
  expect(versionServie(versions)?.n ?? null).toBe(expected);
});
