import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../command/paths.mjs';

const asTyped = /^(text|texte|typed)$/;
/** Where typed text is read: in the domain whatever takes a text, elsewhere what says that it was typed. `owed`: never left out. */
const places = [
  {
    folder: 'packages/domain/src',
    named: /./,
    owed: /^(text|texte|typed|nom|password|courriel|value|cell|line|path)$/,
  },
  { folder: 'packages/client/src', named: asTyped, owed: asTyped },
  { folder: 'packages/server/src', named: asTyped, owed: asTyped },
];

/** What they are given beside a text cannot be made here: a query, whose own readers are tried, and a page that is drawn. */
const drawsOrAsks = /\.sql\.ts$|\/platform\/pdf\//;

/** Not rules: makers of tests, seeds, what belongs to the browser alone. */
const notRead = /\.test\.ts$|\.d\.ts$|\/test-[^/]*$|\/seeds\/|\/preuve\//;

/** A function of the browser that says or shows, and reads nothing. */
const isHookOrVoice = (name) => /^(use[A-Z]|announce$|notify$|dismiss)/.test(name);

const isText = (type = '') => /^string( \| (null|undefined))*$/.test(type);

/** Every exported function that takes a text, with the types of its parameters as they are written. */
export const readers = () =>
  places.flatMap((place) =>
    globSync(`${place.folder}/**/*.ts`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !notRead.test(file))
      .toSorted()
      .flatMap((file) => readersIn(file, place)),
  );

function readersIn(file, { named, owed }) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(isExported).flatMap((statement) =>
    functionsOf(statement).flatMap(({ name, parameters }) => {
      const types = parameters.map((one) => ({
        name: one.name.getText(source),
        type: one.type?.getText(source).replaceAll(/\s+/g, ' '),
        canBeLeftOut: Boolean(one.initializer ?? one.questionToken ?? one.dotDotDotToken),
      }));
      const reads = (names) => types.some((one) => isText(one.type) && names.test(one.name));
      if (!reads(named) || isHookOrVoice(name)) return [];
      return [{ file, name, parameters: types, isOwed: reads(owed) && !drawsOrAsks.test(file) }];
    }),
  );
}

const isExported = ({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function functionsOf(statement) {
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name.text, parameters: statement.parameters }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer)
      ? [{ name: name.text, parameters: initializer.parameters }]
      : [],
  );
}

/** Every file of the domain, whose exported formats and tables of fields are looked for once it is loaded. */
export const tables = () =>
  globSync('packages/domain/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notRead.test(file))
    .toSorted();

export const addressOf = (file) => pathToFileURL(join(root, file)).href;

/** What is given beside the text, by the type of the parameter; a text is given to every parameter that is one. */
const given = {
  number: () => 2027,
  'number | undefined': () => 2,
  boolean: () => true,
  unknown: (text) => text,
  Date: () => new Date('2027-03-01T12:00:00Z'),
  RegExp: () => /^[a-z ]$/u,
  'readonly string[]': (text) => [text],
  'string[]': (text) => [text],
  '(text: string) => number | null': () => (text) => (/^\d+$/.test(text) ? Number(text) : null),
  '(name: NomChamp) => string | null': () => () => null,
  'readonly O[]': () => [{ label: 'Un choix', value: '1' }],
  'readonly Q[]': () => [{ question: 'Une question', reponse: 'Une réponse', titre: 'a', texte: 'b' }],
  'readonly Lieu[]': () => [{ commune: 'Marseille', code_postal: '13015', nom: 'Marseille', cp: '13015' }],
  NumberShape: () => ({ decimals: 2 }),
  'Modele<T>': () => ({
    colonnes: { nom: { max: 100 }, date: { max: 10, estVide: true } },
    problems: () => [],
    lecture: (valeurs) => valeurs,
  }),
  Connus: () => ({
    sirets: ['66307152000014'],
    siege: '66307152000014',
    reseau: [{ id: 'a', nom: 'Membre', id_rna: 'W132000417' }],
    noms: ['Épicerie'],
    activites: [{ value: 'COL', label: 'Colis ou paniers' }],
  }),
};

const aRow = { kind: 'text', label: 'Un champ', max: 100 };
Object.assign(given, {
  Acte: () => ({ objet: 'association', action: 'modification' }),
  Projet: () => ({ relues: {} }),
  SorteModele: () => 'champ',
  TypeReferentiel: () => 'civilites',
  Fields: () => ({
    champ: aRow,
    liste: { kind: 'list', label: 'Une liste', max: 10, fields: { nom: aRow } },
  }),
  CustomFields: () => ({}),
  Listes: () => ({}),
  'readonly N[]': () => [{ routes: ['/faq'], kind: 'information' }],
  '{ date: string; relative: string; isPassed: boolean }': (text) => ({
    ...{ date: text, relative: text },
    isPassed: true,
  }),
});

const isGiven = ({ type, canBeLeftOut }) => canBeLeftOut || isText(type) || type in given;

/** What `reader` is called with; null when one of its parameters is of a kind nothing here makes. */
export function argumentsFor({ parameters }, text) {
  if (!parameters.every(isGiven)) return null;
  return parameters
    .filter(({ canBeLeftOut }) => !canBeLeftOut)
    .map(({ type }) => (isText(type) ? text : given[type](text)));
}
