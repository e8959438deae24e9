// Converts the stored form of a text to the document of the editor, and back.
import { joined, splitPassages, writePassages } from '@asso/domain/courrier/texte-courrier.rules';
import type { BlocLettre, BlocSimple, Passage } from '@asso/domain/dossier/texte-lettre.schema';
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { Node, Schema } from 'prosemirror-model';
import { schema, schemaLigne } from './schema.ts';

const { nodes, marks } = schema;

export const toDocument = (blocs: readonly BlocLettre[]): Node =>
  nodes.doc.create(null, blocs.length > 0 ? blocs.map(nodeOf) : [nodes.paragraphe.create()]);

function nodeOf(bloc: BlocLettre): Node {
  switch (bloc.genre) {
    case 'titre':
    case 'paragraphe':
      return nodes[bloc.genre].create(null, inlinesOf(bloc.passages));
    case 'liste':
      return nodes[bloc.numerotee ? 'numeros' : 'puces'].create(
        null,
        bloc.points.map((point) => nodes.point.create(null, lineOf(point))),
      );
    case 'grille':
      return nodes.grille.create(
        null,
        bloc.lignes.map((cells) =>
          nodes.rangee.create(
            null,
            cells.map((cell) => nodes.cellule.create(null, lineOf(cell))),
          ),
        ),
      );
    case 'tableau':
      return nodes.tableau.create();
    case 'condition':
      return nodes.condition.create(
        { cas: bloc.cas },
        bloc.blocs.length > 0 ? bloc.blocs.map(nodeOf) : [nodes.paragraphe.create()],
      );
  }
}

const lineOf = (passages: readonly Passage[]): Node => nodes.paragraphe.create(null, inlinesOf(passages));

const inlinesOf = (passages: readonly Passage[], of: Schema = schema): Node[] =>
  passages.flatMap((passage) => {
    const weight = passage.gras ? [marks.gras.create()] : [];
    if ('champ' in passage) return [champNode(passage.champ, of).mark(weight)];
    return espacesInsecables(passage.texte)
      .split('\n')
      .flatMap((line, index) => {
        const text = line === '' ? [] : [of.text(line, weight)];
        return index === 0 ? text : [nodes.saut.create(), ...text];
      });
  });

export const champNode = (champ: string, of: Schema = schema): Node => of.node('champ', { champ });

/** Returns the stored form of a document, without its empty paragraphs. */
export function readBlocs(doc: Node): BlocLettre[] {
  const blocs: BlocLettre[] = [];
  doc.forEach((node) => {
    if (node.type !== nodes.condition) blocs.push(...blocOf(node));
    else {
      const inside: BlocSimple[] = [];
      node.forEach((child) => {
        inside.push(...blocOf(child));
      });
      blocs.push({ genre: 'condition', cas: node.attrs.cas, blocs: inside });
    }
  });
  return blocs;
}

function blocOf(node: Node): BlocSimple[] {
  switch (node.type) {
    case nodes.titre:
      return node.childCount === 0 ? [] : [{ genre: 'titre', passages: passagesIn(node) }];
    case nodes.puces:
      return [{ genre: 'liste', points: childrenOf(node).map(passagesIn) }];
    case nodes.numeros:
      return [{ genre: 'liste', points: childrenOf(node).map(passagesIn), numerotee: true }];
    case nodes.grille:
      return [{ genre: 'grille', lignes: childrenOf(node).map((row) => childrenOf(row).map(passagesIn)) }];
    case nodes.tableau:
      return [{ genre: 'tableau' }];
    default:
      return node.childCount === 0 ? [] : [{ genre: 'paragraphe', passages: passagesIn(node) }];
  }
}

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  node.forEach((child) => {
    found.push(child);
  });
  return found;
}

/** Reads the words of a block, or of the one line that a point or a cell holds. */
function passagesIn(node: Node): Passage[] {
  const found: Passage[] = [];
  node.descendants((one) => {
    const weight = one.marks.length > 0 ? { gras: true as const } : {};
    if (one.isText) found.push({ texte: one.text ?? '', ...weight });
    else if (one.type.name === 'champ') found.push({ champ: one.attrs.champ, ...weight });
    else if (one.type.name === 'saut') found.push({ texte: '\n', ...weight });
  });
  return joined(found);
}

export const toLigneNode = (objet: string): Node =>
  schemaLigne.node('doc', null, [
    schemaLigne.node('paragraphe', null, inlinesOf(splitPassages(objet.replaceAll('\n', ' ')), schemaLigne)),
  ]);

export const readObjet = (doc: Node): string => writePassages(passagesIn(doc));
