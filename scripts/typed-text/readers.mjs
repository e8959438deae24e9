import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../command/paths.mjs';

const asTyped = /^(text|texte|typed)$/;
/**
 * Typed text is read by every domain function that takes a text, and elsewhere by functions whose parameter says so. A
 * function whose parameter matches `owed` must be tried.
 */
const places = [
  {
    folder: 'packages/domain/src',
    named: /./,
    owed: /^(text|texte|typed|nom|password|courriel|value|cell|line|path)$/,
  },
  { folder: 'packages/client/src', named: asTyped, owed: asTyped },
  { folder: 'packages/server/src', named: asTyped, owed: asTyped },
];

/**
 * These files take a query or a drawn page beside a text, which cannot be made here; the readers that a query calls
 * are tried themselves.
 */
const drawsOrAsks = /\.sql\.ts$|\/platform\/pdf\//;

/** These files hold no rules: tests and their helpers, seeds, declarations of types. */
const notRead = /\.test\.ts$|\.d\.ts$|\/test-[^/]*$|\/seeds\/|\/preuve\//;

/** Tells a hook or an announcement of the browser, which reads no text. */
const isHookOrVoice = (name) => /^(use[A-Z]|announce$|notify$|dismiss)/.test(name);

const isText = (type = '') => /^string( \| (null|undefined))*$/.test(type);

/** All the exported functions that take a text, with the types of their parameters as they are written. */
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

/** All the domain's files; their exported formats and field tables are searched once loaded. */
export const tables = () =>
  globSync('packages/domain/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notRead.test(file))
    .toSorted();

export const fileAddress = (file) => pathToFileURL(join(root, file)).href;

/** The values given to the parameters that are not texts, by their types; every text parameter gets the text. */
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
  'readonly Page[]': (text) => [
    { lignes: [[{ texte: text, confiance: 90, place: { x: 0, y: 0, largeur: 0.5, hauteur: 0.02 } }]] },
  ],
  NumberShape: () => ({ decimals: 2 }),
  EnLot: () => ({ n: 2, montant: 1500 }),
  AssociationANumeroter: () => ({ cp_siege: '98800', id_siret_siege: null }),
  'Modele<T>': () => ({
    colonnes: { nom: { max: 100 }, date: { max: 10, isVide: true } },
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
  'ModeleCampagne | undefined': () => 'projet',
  'readonly AidePublique[]': (text) => [
    { campagne: { nom: text }, services: [{ id: 'a', nom: text }], publieeLe: '2027-03-01T12:00:00Z' },
  ],
  'readonly Repere[]': () => [{ id: 'cloture', label: 'Clôture', jour: '2027-03-01' }],
  Remplacee: (text) => ({
    avant: { action: 'grant', montant: 2800, prise_le: new Date('2027-03-01T12:00:00Z') },
    motif: text,
  }),
  TypeReferentiel: () => 'civilites',
  Fields: () => ({
    champ: aRow,
    liste: { kind: 'list', label: 'Une liste', max: 10, fields: { nom: aRow } },
  }),
  CustomFields: () => ({}),
  Listes: () => ({}),
  'readonly ListeOption[]': () => [],
  'readonly N[]': () => [{ routes: ['/faq'], kind: 'information' }],
  '{ date: string; relative: string; isPassed: boolean }': (text) => ({
    ...{ date: text, relative: text },
    isPassed: true,
  }),
});

const isGiven = ({ type, canBeLeftOut }) => canBeLeftOut || isText(type) || type in given;

/** The arguments for `reader`, or null when one of its parameters has a type that nothing here makes. */
export function argumentsFor({ parameters }, text) {
  if (!parameters.every(isGiven)) return null;
  return parameters
    .filter(({ canBeLeftOut }) => !canBeLeftOut)
    .map(({ type }) => (isText(type) ? text : given[type](text)));
}
