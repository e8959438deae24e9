// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { jsx, jsxs } from './spaced-jsx.ts';

const Strong = ({ children }: { children: ReactNode }) => createElement('strong', null, children);

const shown = (element: ReactNode) => render(element).container.textContent;

it('sets the spaces of every text of an element, whoever wrote it', () => {
  const typed = 'Un atelier : « oser » ?';
  expect(shown(jsx('p', { children: typed }))).toBe('Un atelier\u00a0: «\u00a0oser\u00a0»\u202f?');
  expect(shown(jsxs('p', { children: ['Dossier', ' : ', 3, ' ?'] }))).toBe('Dossier\u00a0: 3\u202f?');
});

it('sets those given to a component, and those of the lines of a list', () => {
  const lines = ['a : b'].map((line) => [line]);
  expect(shown(jsx(Strong, { children: 'À vous : terminez' }))).toBe('À vous\u00a0: terminez');
  expect(shown(jsx('p', { children: lines }))).toBe('a\u00a0: b');
});

it('reads as one sentence the texts that a value cuts', () => {
  expect(shown(jsxs('p', { children: ['Fermer', ' ', ': ', 3, ' ', null, '?'] }))).toBe(
    'Fermer\u00a0: 3\u202f?',
  );
  expect(shown(jsxs('p', { children: ['«', ' ', 'Statuts', ' ', '»'] }))).toBe('«\u00a0Statuts\u00a0»');
});

it('keeps values and code to the letter', () => {
  expect(shown(jsx('code', { children: 'a : b' }))).toBe('a : b');
  expect(shown(jsx('option', { children: 'a : b' }))).toBe('a : b');
});

const htmlOf = (element: ReactNode) => render(element).container.innerHTML;
const numero = '<span class="nombre">26-000018</span>';

it('keeps the number of a dossier on one line, wherever it is written, and its text as it is', () => {
  expect(htmlOf(jsx('p', { children: 'DRAJES · dossier 26-000018' }))).toBe(
    `<p><span>DRAJES · dossier ${numero}</span></p>`,
  );
  expect(
    htmlOf(jsxs('button', { children: ['Voir le dossier ', '26-000018', null, '.', jsx('b', {})] })),
  ).toBe(`<button><span>Voir le dossier ${numero}.</span><b></b></button>`);
  expect(htmlOf(jsx('b', { children: '26-000018' }))).toBe(`<b><span>${numero}</span></b>`);
  expect(htmlOf(jsx('p', { children: [['26-000018', ', 26-000018']] }))).toBe(
    `<p><span>${numero}, ${numero}</span></p>`,
  );
});

it('wraps no day, no text of a drawing and none that a component is given', () => {
  for (const text of ['2026-03-01', '06-12', '126-000018', '26-00001'])
    expect(htmlOf(jsx('p', { children: text }))).toBe(`<p>${text}</p>`);
  const drawing = jsx('svg', { children: jsx('text', { children: '26-000018' }) });
  expect(htmlOf(drawing)).toBe('<svg><text>26-000018</text></svg>');
  expect(htmlOf(jsx(Strong, { children: '26-000018' }))).toBe('<strong>26-000018</strong>');
});
