import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { deleteChamp, goToCell, insertSaut, toggleGras, toggleTitre } from './commands.ts';
import { champNode } from './document.ts';
import { cleanHtml, sliceOfText } from './paste.ts';
import { schema, schemaLigne } from './schema.ts';

type EditeurInput<V> = {
  value: V;
  onChange: (value: V) => void;
  read: (doc: Node) => V;
  write: (value: V) => Node;
  attributes: Record<string, string>;
  isReadOnly: boolean;
  /** `onChamp` is called by « @ », to insert a field; `keys` are the keys that the page adds. */
  onChamp: () => void;
  keys?: Readonly<Record<string, () => void>>;
};

export type Editeur = {
  mount: (place: HTMLElement | null) => void;
  /** Null until the editor is in the page. */
  state: EditorState | null;
  run: (command: Command) => boolean;
  focus: () => void;
};

/** Runs the editor: each change is given to `onChange`, and a value changed elsewhere replaces the document. */
export function useEditeur<V>(input: EditeurInput<V>): Editeur {
  const latest = useRef(input);
  latest.current = input;
  const view = useRef<EditorView | null>(null);
  const told = useRef(JSON.stringify(input.value));
  const [state, setState] = useState<EditorState | null>(null);
  const place = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (place.current === null) return;
    const made = new EditorView(place.current, {
      state: EditorState.create({
        doc: latest.current.write(latest.current.value),
        plugins: pluginsOf(latest),
      }),
      attributes: latest.current.attributes,
      editable: () => !latest.current.isReadOnly,
      transformPastedHTML: cleanHtml,
      clipboardTextParser: (text, $context) =>
        $context.parent.type.schema === schema
          ? sliceOfText(text)
          : new Slice(Fragment.from(schemaLigne.text(text.replaceAll(/\s+/g, ' '))), 0, 0),
      dispatchTransaction: (change) => {
        const next = made.state.apply(change);
        made.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        const value = latest.current.read(next.doc);
        const text = JSON.stringify(value);
        if (text === told.current) return;
        told.current = text;
        latest.current.onChange(value);
      },
    });
    view.current = made;
    setState(made.state);
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);

  const text = JSON.stringify(input.value);
  useEffect(() => {
    if (view.current === null || text === told.current) return;
    told.current = text;
    const { write, value } = latest.current;
    view.current.updateState(EditorState.create({ doc: write(value), plugins: view.current.state.plugins }));
    setState(view.current.state);
  }, [text]);

  const attributes = JSON.stringify(input.attributes);
  useEffect(() => view.current?.setProps({ attributes: JSON.parse(attributes) }), [attributes]);

  return {
    mount: (element) => {
      place.current = element;
    },
    state,
    run: (command) => {
      const now = view.current;
      if (now === null || latest.current.isReadOnly) return false;
      const isDone = command(now.state, now.dispatch);
      now.focus();
      return isDone;
    },
    focus: () => view.current?.focus(),
  };
}

const isOfText = ({ schema: { nodes } }: EditorState): boolean => nodes.condition !== undefined;
/** Restricts a command to the text of a letter: the subject has none of them. */
const inText =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isOfText(state) && command(state, dispatch, view);

function pluginsOf<V>(latest: { current: EditeurInput<V> }): Plugin[] {
  const said = (name: string): Command => {
    return () => {
      const act = latest.current.keys?.[name];
      act?.();
      return act !== undefined;
    };
  };
  return [
    inputRules({ rules: textRules }),
    tidied,
    keymap({
      'Mod-b': inText(toggleGras),
      'Mod-Alt-1': inText(toggleTitre),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-Enter': said('Mod-Enter'),
      F6: said('F6'),
      'Shift-Enter': (state, dispatch) => !isOfText(state) || insertSaut(state, dispatch),
      Enter: (state, dispatch) => !isOfText(state) || splitListItem(schema.nodes.point)(state, dispatch),
      Tab: inText(goToCell(1)),
      'Shift-Tab': inText(goToCell(-1)),
      Backspace: chainCommands(deleteChamp),
    }),
    keymap(baseKeymap),
    history(),
    endingLine,
    new Plugin({
      props: {
        handleTextInput: (...[{ state }, from, , text]) => {
          // In an address, « @ » follows a letter.
          const before = state.doc.textBetween(Math.max(0, from - 1), from);
          if (text !== '@' || /[\p{L}\p{N}._-]/u.test(before)) return false;
          latest.current.onChamp();
          return true;
        },
      },
    }),
  ];
}

/** Keeps an empty line at the end, so that one can write after the last block; it is not stored. */
const endingLine = new Plugin({
  appendTransaction: (_, __, { doc, tr, schema: of }) =>
    of === schema && doc.lastChild?.type !== schema.nodes.paragraphe
      ? tr.insert(doc.content.size, schema.nodes.paragraphe.create()).setMeta('addToHistory', false)
      : null,
});

/**
 * Turns a field typed or pasted between braces into a chip, and the spaces before French signs into non-breaking ones.
 */
const tidied = new Plugin({
  appendTransaction: (changes, _, { doc, tr, schema: of }) => {
    if (!changes.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, at) => {
      const text = node.text ?? '';
      const spaced = espacesInsecables(text);
      for (let index = 0; spaced.length === text.length && index < text.length; index += 1) {
        const sign = spaced.charAt(index);
        const start = tr.mapping.map(at + index);
        if (sign !== text.charAt(index)) tr.replaceWith(start, start + 1, of.text(sign, node.marks));
      }
      for (const found of text.matchAll(/\{([a-z_]+\.[a-z_]+)\}/g)) {
        const start = tr.mapping.map(at + found.index);
        const [whole, name = ''] = found;
        tr.replaceWith(start, start + whole.length, champNode(name, of).mark(node.marks));
      }
    });
    return tr.docChanged ? tr : null;
  },
});

const textRules = [
  textblockTypeInputRule(/^#\s$/, schema.nodes.titre),
  wrappingInputRule(/^\s*[-*]\s$/, schema.nodes.puces),
  wrappingInputRule(/^1\.\s$/, schema.nodes.numeros),
];
