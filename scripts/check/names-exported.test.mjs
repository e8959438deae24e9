import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkNames } from './names.mjs';

const rules = 'packages/domain/src/dossier/suite.rules.ts';
const errorsOf = (files) => checkNames(makeTree(files)).errors;

const refused = [
  ['export function ajoutsDuDossier() {}', 'joins its words in French by « du »'],
  ['export const parEcheance = 1;', 'joins its words in French by « par »'],
  ['export const finDAnnulation = 1;', 'joins its words in French, as « d’ »'],
  ['export type LigneDeLot = { a: 1 };', 'joins its words in French by « de »'],
  ['export const ageDe = 1;', 'joins its words in French by « de »'],
  ['export async function affecter() {}', 'begins with a French verb, affecter'],
  ['export const estMajeur = true;', 'begins with a French verb, est'],
  ['export const etatCrfSaid = () => 1;', 'says something, begin it with say'],
  ['export function ageDit() {}', 'says something, begin it with say'],
  ['export function motifOf() {}', 'ends in Of, give the noun alone or a verb first'],
];

const accepted = [
  'export const readMotif = 1;',
  'export function sayEtatCrf() {}',
  'export const dossierAjouts = 1;',
  'export const isTitulaireOf = 1;',
  'export const saveMotDePasse = 1;',
  'export const sousDispositifs = 1;',
  'export type ReplyOf<E> = E;',
  'export const isACompleter = 1;',
  'export const MOT_DE_PASSE = 1;',
  'export const partRead = 1;',
  'export const desktop = 1;',
];

describe('names that files export', () => {
  it.each(refused)('refuses %s', (text, message) => {
    expect(errorsOf({ [rules]: `${text}\n` })).toContainEqual(expect.stringContaining(message));
  });

  it.each(accepted)('accepts %s', (text) => {
    expect(errorsOf({ [rules]: `${text}\n` })).toEqual([]);
  });

  it('accepts a component with the name of its file, and what it is given', () => {
    const text =
      'export type PasserLaMainProps = { a: 1 };\nexport function PasserLaMain() {\n  return null;\n}\n';
    expect(errorsOf({ 'packages/client/src/compte/PasserLaMain.tsx': text })).toEqual([]);
  });

  it('refuses a name that three files export, and accepts one that two export', () => {
    const text = 'export const place = 1;\n';
    const [one, two, three] = ['a', 'b', 'c'].map((name) => `packages/server/src/compte/${name}.ts`);
    expect(errorsOf({ [one]: text, [two]: text })).toEqual([]);
    expect(errorsOf({ [one]: text, [two]: text, [three]: text })).toEqual([
      `${one}, ${two}, ${three}: place has 3 homes, give each its own name`,
    ]);
  });

  it('accepts that the workloads of the bench have one shape', () => {
    const text = 'export const workload = 1;\n';
    expect(errorsOf({ 'bench/a.ts': text, 'bench/b.ts': text, 'bench/c.ts': text })).toEqual([]);
  });
});
