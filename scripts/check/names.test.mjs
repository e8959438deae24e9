import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkNames } from './names.mjs';

const component = (name) => `export function ${name}() {\n  return null;\n}\n`;

const refused = [
  ['packages/server/src/compte/utils.ts', '', 'the name says nothing, name the thing it holds'],
  ['packages/server/src/compte/helpers.ts', '', 'the name says nothing, name the thing it holds'],
  ['packages/domain/src/compte/index.ts', '', 'the name says nothing, name the thing it holds'],
  ['packages/client/src/ui/index.tsx', component('index'), 'the name says nothing, name the thing it holds'],
  ['scripts/utils.mjs', '', 'the name says nothing, name the thing it holds'],
  ['packages/commun/src/kernel/a.ts', '', 'commun is not one of the packages'],
  ['packages/domain/src/divers/a.ts', '', 'divers is not a known folder'],
  ['packages/domain/src/platform/a.ts', '', 'platform is not a known folder'],
  ['packages/server/src/ui/a.ts', '', 'ui is not a known folder'],
  ['packages/domain/src/referentiel/Data/a.ts', '', 'the folder Data is not in kebab-case without accents'],
  ['packages/domain/src/compte/compte.service.ts', '', '.service is not one of .fields .rows .states'],
  ['packages/domain/src/compte/roles.ts', '', 'a file of the domain says its kind, one of .fields .rows'],
  [
    'packages/domain/src/compte/age.rules.test.ts',
    '',
    'no file beside it is called age, nor what age begins with',
  ],
  ['packages/client/src/compte/compte.sql.ts', '', '.sql is not one of .test'],
  ['packages/server/src/compte/compte.fields.ts', '', '.fields is not one of .handlers .sql'],
  ['packages/domain/src/compte/motDePasse.ts', '', 'kebab-case.ts without accents'],
  ['packages/domain/src/compte/numéro.ts', '', 'kebab-case.ts without accents'],
  ['packages/client/src/compte/compte-page.tsx', component('ComptePage'), 'PascalCase.tsx without accents'],
  [
    'packages/client/src/association/collection/ribs-screen.tsx',
    component('Ribs'),
    'exports Ribs, expected no component',
  ],
  ['packages/client/src/compte/ComptePage.tsx', component('OtherPage'), 'exports OtherPage, expected only'],
  ['packages/client/src/compte/ComptePage.tsx', 'export const x = 1;\n', 'exports no component'],
  [
    'packages/client/src/compte/ComptePage.tsx',
    component('ComptePage') + component('CompteRow'),
    'exports ComptePage, CompteRow, expected only ComptePage',
  ],
];

const accepted = [
  ['packages/domain/src/compte/mot-de-passe.rules.ts', ''],
  ['packages/domain/src/compte/actor.ts', ''],
  ['packages/domain/src/compte/test-comptes.ts', ''],
  ['packages/domain/src/identifiants/rna.ts', ''],
  ['packages/domain/src/dossier/dossier.words.ts', ''],
  ['packages/domain/src/referentiel/data/pays.ts', ''],
  ['packages/contract/src/demande-siret/demande-siret.endpoints.ts', ''],
  ['packages/server/src/compte/compte.sql.test.ts', ''],
  ['packages/server/src/platform/db/pool.ts', ''],
  ['packages/server/src/seeds/demo/people.ts', ''],
  ['packages/server/src/main.ts', ''],
  ['packages/client/src/main.tsx', ''],
  ['packages/client/src/compte/use-compte.ts', ''],
  ['packages/client/src/compte/ComptePage.test.tsx', ''],
  ['packages/client/src/compte/ComptePage.tsx', `${component('ComptePage')}export type CompteProps = {};\n`],
  ['packages/client/src/association/collection/ribs-screen.tsx', 'export const ribsScreen = {};\n'],
  ['packages/client/src/compte/RnaField.tsx', 'export const RnaField = () => null;\n'],
];

describe('names of files', () => {
  it.each(refused)('refuses %s', (path, text, message) => {
    const { errors } = checkNames(makeTree({ [path]: text }));
    expect(errors).toContainEqual(expect.stringContaining(`${path}: ${message}`));
  });

  it.each(['rib', 'rib-doublon'])('accepts the test %s.rules.test.ts beside rib.rules.ts', (stem) => {
    const folder = 'packages/domain/src/association';
    const tree = { [`${folder}/rib.rules.ts`]: '', [`${folder}/${stem}.rules.test.ts`]: '' };
    expect(checkNames(makeTree(tree)).errors).toEqual([]);
  });

  it.each(accepted)('accepts %s', (path, text) => {
    expect(checkNames(makeTree({ [path]: text })).errors).toEqual([]);
  });
});
