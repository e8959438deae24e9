// @vitest-environment jsdom
import { plainTexte, readTexte } from '@asso/domain/courrier/texte-courrier.rules';
import { type BlocLettre, texteLettreSchema } from '@asso/domain/dossier/texte-lettre.schema';
import { DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import {
  addCondition,
  changeGrille,
  conditionAround,
  deleteChamp,
  dropCondition,
  insertChamp,
  insertGrille,
  setCas,
  toggleListe,
} from './commands.ts';
import { readBlocs, readObjet, toDocument, toLigneNode } from './document.ts';
import { cleanHtml, sliceOfText } from './paste.ts';
import { schema } from './schema.ts';

const everything: BlocLettre[] = [
  { genre: 'titre', passages: [{ texte: 'Décision' }] },
  {
    genre: 'paragraphe',
    passages: [
      { texte: 'Un ' },
      { texte: 'mot', gras: true },
      { champ: 'decision.montant', gras: true },
      { texte: '\nsuite ' },
      { champ: 'inconnu' },
    ],
  },
  { genre: 'liste', points: [[{ texte: 'a' }], []] },
  { genre: 'liste', numerotee: true, points: [[{ champ: 'service.nom' }]] },
  {
    genre: 'grille',
    lignes: [
      [[{ texte: 'Quand' }], []],
      [[], [{ texte: 'x' }]],
    ],
  },
  { genre: 'tableau' },
  {
    genre: 'condition',
    cas: ['accordee', 'partie'],
    blocs: [{ genre: 'paragraphe', passages: [{ texte: 'Bravo' }] }],
  },
];

it('reads back what it was given, and nothing that the form does not hold', () => {
  const doc = toDocument(everything);
  doc.check();
  expect(readBlocs(doc)).toEqual(everything);
  expect(texteLettreSchema.safeParse({ forme: 1, blocs: readBlocs(doc) }).success).toBe(true);
  expect(readBlocs(toDocument([]))).toEqual([]);
  expect(readObjet(toLigneNode('Votre demande {dossier.numero}, {x}'))).toBe(
    'Votre demande {dossier.numero}, {x}',
  );
});

const fromHtml = (html: string): BlocLettre[] => {
  const place = document.createElement('div');
  place.innerHTML = cleanHtml(html);
  return readBlocs(DocumentParser.fromSchema(schema).parse(place));
};

it('takes from a word processor its words, bold, lists and tables, and leaves the rest', () => {
  const word = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
    <h2 style="color:blue">Titre</h2>
    <p class="MsoNormal" style="font-family:Calibri">Un <b>mot</b> <span style="font-weight:700">fort</span><o:p></o:p></p>
    <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>premier</p>
    <p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·</span>second</p>
    <script>alert(1)</script><img src="x" onerror="alert(2)">
    <table><tr><td>a</td><td><p>b</p></td></tr></table></body></html>`;
  expect(fromHtml(word)).toEqual([
    { genre: 'titre', passages: [{ texte: 'Titre' }] },
    {
      genre: 'paragraphe',
      passages: [
        { texte: 'Un ' },
        { texte: 'mot', gras: true },
        { texte: ' ' },
        { texte: 'fort', gras: true },
      ],
    },
    { genre: 'liste', points: [[{ texte: 'premier' }], [{ texte: 'second' }]] },
    { genre: 'grille', lignes: [[[{ texte: 'a' }], [{ texte: 'b' }]]] },
  ]);
  expect(fromHtml('<b style="font-weight:normal"><p>simple</p></b>')).toEqual([
    { genre: 'paragraphe', passages: [{ texte: 'simple' }] },
  ]);
});

it('reads the plain lines of a template of before as they are read elsewhere', () => {
  const text =
    '# Titre\n\nÀ {service.nom}\n\n- a\n- b\n\n[tableau des projets]\n\n[si refusée]\n\nNon.\n\n[fin si]';
  const pasted = readBlocs(schema.node('doc', null, sliceOfText(text).content));
  expect(pasted).toEqual(readTexte(text).blocs);
  expect(sliceOfText('un mot').openStart).toBe(1);
});

/** Returns a state whose caret stands after these words. */
const stateAt = (doc: Node, after: string): EditorState => {
  let at = 1;
  doc.descendants((node, pos) => {
    if (node.text?.includes(after)) at = pos + node.text.indexOf(after) + after.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
};
const run = (state: EditorState, ...commands: Command[]): EditorState =>
  commands.reduce((before, command) => {
    let next = before;
    expect(command(before, (tr) => (next = before.apply(tr)))).toBe(true);
    next.doc.check();
    return next;
  }, state);
const said = ({ doc }: EditorState): string => plainTexte({ forme: 1, blocs: readBlocs(doc) });
const start = (text: string, after: string) => stateAt(toDocument(readTexte(text).blocs), after);

it('a chip stands at the caret, and goes whole', () => {
  const state = run(start('Le montant.', 'Le '), insertChamp('decision.montant'));
  expect(said(state)).toBe('Le {decision.montant}montant.');
  expect(said(run(state, deleteChamp))).toBe('Le montant.');
});

it('a condition is added after the words, changed, then taken off with its words kept', () => {
  const begun = run(start('Bonjour.', 'Bonjour.'), addCondition(['refusee']), insertChamp('decision.motif'));
  expect(said(begun)).toBe('Bonjour.\n\n[si refusée]\n\n{decision.motif}\n\n[fin si]');
  expect(addCondition(['partie'])(begun)).toBe(false);
  const changed = run(begun, setCas(['partie', 'accordee']));
  expect(conditionAround(changed)).toEqual(['accordee', 'partie']);
  expect(setCas([])(changed)).toBe(false);
  expect(said(run(changed, dropCondition))).toBe('Bonjour.\n\n{decision.motif}');
});

it('words that are selected go under the condition', () => {
  const { doc } = start('un\n\ndeux', 'un');
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 1, doc.content.size - 1) });
  expect(said(run(state, addCondition(['accordee'])))).toBe('[si accordée]\n\nun\n\ndeux\n\n[fin si]');
});

it('the same button makes a list, changes its kind and ends it', () => {
  const list = run(start('un', 'un'), toggleListe('puces'));
  expect(said(list)).toBe('- un');
  const numbered = run(list, toggleListe('numeros'));
  expect(readBlocs(numbered.doc)).toEqual([{ genre: 'liste', numerotee: true, points: [[{ texte: 'un' }]] }]);
  expect(said(run(numbered, toggleListe('numeros')))).toBe('un');
});

it('a table gains and loses its rows and columns', () => {
  const shape = (state: EditorState) =>
    readBlocs(state.doc).flatMap((bloc) =>
      bloc.genre === 'grille' ? bloc.lignes.map((row) => row.length) : [],
    );
  const made = run(start('avant', 'avant'), insertGrille);
  expect(shape(made)).toEqual([2, 2]);
  const grown = run(made, changeGrille('rangee'), changeGrille('colonne'));
  expect(shape(grown)).toEqual([3, 3, 3]);
  const less = run(grown, changeGrille('sans-rangee'), changeGrille('sans-colonne'));
  expect(shape(less)).toEqual([2, 2]);
  expect(shape(run(less, changeGrille('sans-rangee'), changeGrille('sans-rangee')))).toEqual([]);
});
