// The document of the editor can hold what a stored letter can hold, and nothing else (ADR 0380).
import { sayCondition } from '@asso/domain/courrier/cas-courrier.rules';
import { champsFusion, isNomChamp } from '@asso/domain/courrier/champs-fusion.rows';
import { type CasDecision, casDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

export const champLabel = (name: string): string =>
  espacesInsecables(isNomChamp(name) ? champsFusion[name].label : `Champ inconnu : ${name}`);

const champ: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { champ: {} },
  toDOM: ({ attrs }) => {
    const label = champLabel(attrs.champ);
    const isKnown = isNomChamp(attrs.champ);
    return [
      'span',
      {
        class: `pastille${isKnown ? '' : ' pastille--inconnue'}`,
        'data-champ': attrs.champ,
        role: 'img',
        'aria-label': isKnown ? espacesInsecables(`Champ : ${label}`) : label,
      },
      label,
    ];
  },
  parseDOM: [{ tag: 'span[data-champ]', getAttrs: (dom) => ({ champ: dom.getAttribute('data-champ') }) }],
};

const gras: MarkSpec = {
  toDOM: () => ['strong', 0],
  parseDOM: [
    { tag: 'strong' },
    // Some word processors wrap a whole document in a « b » that is not bold.
    { tag: 'b', getAttrs: (dom: HTMLElement) => (dom.style.fontWeight === 'normal' ? false : null) },
    {
      style: 'font-weight',
      getAttrs: (value: string) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false),
    },
  ],
};

const casOf = (dom: HTMLElement): CasDecision[] => {
  const given = (dom.getAttribute('data-cas') ?? '').split(' ');
  return casDecision.filter((one) => given.includes(one));
};

const condition: NodeSpec = {
  content: 'bloc+',
  attrs: { cas: {} },
  defining: true,
  toDOM: ({ attrs }) => {
    const said = sayCondition(attrs.cas);
    return [
      'section',
      {
        class: `bloc-si bloc-si--${attrs.cas[0]}`,
        'data-cas': attrs.cas.join(' '),
        role: 'group',
        'aria-label': said,
      },
      ['p', { class: 'bloc-si__nom', contenteditable: 'false', 'aria-hidden': 'true' }, said],
      ['div', { class: 'bloc-si__texte' }, 0],
    ];
  },
  parseDOM: [
    {
      tag: 'section[data-cas]',
      contentElement: '.bloc-si__texte',
      getAttrs: (dom) => {
        const cas = casOf(dom);
        return cas.length > 0 ? { cas } : false;
      },
    },
  ],
};

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  content: 'point+',
  group: 'bloc',
  toDOM: () => [tag, 0],
  parseDOM: [{ tag }],
});

export const schema = new Schema({
  nodes: {
    doc: { content: '(bloc | condition)+' },
    paragraphe: { content: 'inline*', group: 'bloc', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    titre: {
      content: 'inline*',
      group: 'bloc',
      defining: true,
      toDOM: () => ['h2', 0],
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
    },
    puces: list('ul'),
    numeros: list('ol'),
    point: { content: 'paragraphe', defining: true, toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
    grille: {
      content: 'rangee+',
      group: 'bloc',
      isolating: true,
      toDOM: () => ['table', ['tbody', 0]],
      parseDOM: [{ tag: 'table' }],
    },
    rangee: { content: 'cellule+', toDOM: () => ['tr', 0], parseDOM: [{ tag: 'tr' }] },
    cellule: {
      content: 'paragraphe',
      isolating: true,
      toDOM: () => ['td', 0],
      parseDOM: [{ tag: 'td' }, { tag: 'th' }],
    },
    tableau: {
      group: 'bloc',
      atom: true,
      toDOM: () => [
        'div',
        {
          class: 'tableau-projets',
          'data-tableau': '',
          role: 'img',
          'aria-label': 'Tableau des projets et des montants',
        },
        'Tableau des projets et des montants',
      ],
      parseDOM: [{ tag: 'div[data-tableau]' }],
    },
    condition,
    champ,
    saut: {
      inline: true,
      group: 'inline',
      selectable: false,
      toDOM: () => ['br'],
      parseDOM: [{ tag: 'br' }],
    },
    text: { group: 'inline' },
  },
  marks: { gras },
});

/** The object of a letter is one line of words and fields. */
export const schemaLigne = new Schema({
  nodes: {
    doc: { content: 'paragraphe' },
    paragraphe: { content: '(text | champ)*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    champ,
    text: { group: 'inline' },
  },
});
