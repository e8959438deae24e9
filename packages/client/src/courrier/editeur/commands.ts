// The commands of the editor, for its buttons and keys.
import { type CasDecision, casDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { setBlockType, toggleMark } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { champNode } from './document.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

export const toggleGras = toggleMark(marks.gras);

export const isGras = ({ selection, storedMarks, doc }: EditorState): boolean => {
  const { from, to, empty, $from } = selection;
  return empty
    ? marks.gras.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, marks.gras);
};

export const isTitre = ({ selection }: EditorState): boolean => selection.$from.parent.type === nodes.titre;

export const toggleTitre: Command = (state, dispatch) =>
  setBlockType(isTitre(state) ? nodes.paragraphe : nodes.titre)(state, dispatch);

type Liste = 'puces' | 'numeros';

const listAround = ({ selection: { $from } }: EditorState): { node: Node; pos: number } | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.puces || node.type === nodes.numeros) return { node, pos: $from.before(depth) };
  }
  return null;
};

export const isListe = (state: EditorState, liste: Liste): boolean =>
  listAround(state)?.node.type === nodes[liste];

/** Makes a list, changes its kind, or takes the present item out of it. */
export const toggleListe =
  (liste: Liste): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around) {
      const { from, to } = state.selection;
      // A heading is made a plain line first.
      const tr = state.tr.setBlockType(from, to, nodes.paragraphe);
      const range = tr.selection.$from.blockRange(tr.selection.$to);
      if (!range || !wrapRangeInList(tr, range, nodes[liste])) return false;
      dispatch?.(tr.scrollIntoView());
      return true;
    }
    if (around.node.type === nodes[liste]) return liftListItem(nodes.point)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, nodes[liste]));
    return true;
  };

/** Inserts a field at the caret, which then stands after it. */
export const insertChamp =
  (champ: string): Command =>
  (state, dispatch) => {
    if (!state.selection.$from.parent.inlineContent) return false;
    const node = champNode(champ, state.schema).mark(state.selection.$from.marks());
    dispatch?.(closeHistory(state.tr.replaceSelectionWith(node, false)).scrollIntoView());
    return true;
  };

/** Deletes the whole chip before the caret; a single undo restores that chip alone. */
export const deleteChamp: Command = ({ selection, tr }, dispatch) => {
  const before = selection.empty ? selection.$from.nodeBefore : null;
  if (before?.type.name !== 'champ') return false;
  dispatch?.(closeHistory(tr.delete(selection.from - before.nodeSize, selection.from)));
  return true;
};

export const insertSaut: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.saut.create()).scrollIntoView());
  return true;
};

const depthOf = ({ selection: { $from } }: EditorState, type: NodeType): number | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return depth;
  return null;
};

/** Inserts a block without words after the present one, and before an empty line. */
const insertBlock =
  (node: () => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = (depthOf(state, nodes.condition) ?? 0) + 1;
    const at = $from.depth >= depth ? $from.after(depth) : $from.pos;
    const tr = state.tr.insert(at, node());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };

export const insertTableau = insertBlock(() => nodes.tableau.create());

const emptyCell = () => nodes.cellule.create(null, nodes.paragraphe.create());
const emptyRow = (cells: number) => nodes.rangee.create(null, Array.from({ length: cells }, emptyCell));
export const insertGrille = insertBlock(() => nodes.grille.create(null, [emptyRow(2), emptyRow(2)]));

export const isInGrille = (state: EditorState): boolean => depthOf(state, nodes.grille) !== null;

/** Changes the table in which the caret is. */
export const changeGrille =
  (act: 'rangee' | 'colonne' | 'sans-rangee' | 'sans-colonne'): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, nodes.grille);
    if (depth === null) return false;
    const { $from } = state.selection;
    const table = $from.node(depth);
    const [row, column] = [$from.index(depth), $from.index(depth + 1)];
    const rows = table.content.content.flatMap((one, index) => rowAfter(one, { act, index, row, column }));
    const at = $from.before(depth);
    const made = rows.length === 0 || rows.some(({ childCount }) => childCount === 0);
    const next = made ? nodes.paragraphe.create() : nodes.grille.create(null, rows);
    const tr = state.tr.replaceWith(at, at + table.nodeSize, next);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))));
    return true;
  };

type Grid = { act: string; index: number; row: number; column: number };

function rowAfter(one: Node, { act, index, row, column }: Grid): Node[] {
  const cells = [...one.content.content];
  switch (act) {
    case 'rangee':
      return index === row ? [one, emptyRow(one.childCount)] : [one];
    case 'sans-rangee':
      return index === row ? [] : [one];
    case 'colonne':
      cells.splice(column + 1, 0, emptyCell());
      break;
    default:
      cells.splice(column, 1);
  }
  return [one.type.create(null, cells)];
}

/** Goes to the next or previous cell; leaves the table after the last one. */
export const goToCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, nodes.cellule);
    if (depth === null) return false;
    const { $from } = state.selection;
    const found = Selection.findFrom(
      state.doc.resolve(by > 0 ? $from.after(depth) : $from.before(depth)),
      by,
      true,
    );
    if (!found) return false;
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, found.to)).scrollIntoView());
    return true;
  };

export const conditionAround = (state: EditorState): readonly CasDecision[] | null => {
  const depth = depthOf(state, nodes.condition);
  return depth === null ? null : state.selection.$from.node(depth).attrs.cas;
};

/** Puts the selection under a condition or, without selection, adds an empty block under it after the present one. */
export const addCondition =
  (cas: readonly CasDecision[]): Command =>
  (state, dispatch) => {
    if (conditionAround(state)) return false;
    const { $from, $to, empty } = state.selection;
    const isLineEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    if (empty && !isLineEmpty) {
      const at = $from.depth > 0 ? $from.after(1) : $from.pos;
      const tr = state.tr.insert(at, nodes.condition.create({ cas }, nodes.paragraphe.create()));
      dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 2))).scrollIntoView());
      return true;
    }
    const [from, to] = $from.depth > 0 ? [$from.before(1), $to.after(1)] : [$from.pos, $to.pos];
    const held = state.doc.slice(from, to).content.content;
    if (held.some(({ type }) => type === nodes.condition)) return false;
    const tr = state.tr.replaceWith(from, to, nodes.condition.create({ cas }, Fragment.from(held)));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 2))).scrollIntoView());
    return true;
  };

export const setCas =
  (cas: readonly CasDecision[]): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, nodes.condition);
    if (depth === null || cas.length === 0) return false;
    const ordered = casDecision.filter((one) => cas.includes(one));
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), undefined, { cas: ordered }));
    return true;
  };

/** Removes the condition and keeps its words. */
export const dropCondition: Command = (state, dispatch) => {
  const depth = depthOf(state, nodes.condition);
  if (depth === null) return false;
  const { $from } = state.selection;
  const at = $from.before(depth);
  const node = $from.node(depth);
  const tr = state.tr.replaceWith(at, at + node.nodeSize, node.content);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))));
  return true;
};
