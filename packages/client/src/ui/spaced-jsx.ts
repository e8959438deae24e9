// Built pages make every element with these functions, which are React's own plus non-breaking spaces in texts. No
// line then begins with « : », « ? » or « » », and none cuts the number of a dossier, whoever wrote the sentence: a
// screen, a rule, the server or a person.
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { ElementType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as react from 'react/jsx-runtime';

type Props = { children?: unknown };

/** The elements whose text is a value or code, kept to the letter. */
const literal: ReadonlySet<unknown> = new Set(['option', 'textarea', 'pre', 'code', 'style', 'script']);

/**
 * A component is given its texts as they are: the elements that it draws keep their numbers whole. A title and a text of
 * a drawing hold no element.
 */
const keepsNumbers = (type: unknown): boolean =>
  typeof type !== 'function' && type !== 'title' && type !== 'text';

/**
 * Cuts a text around the numbers that the portal gives (« 26-000123 »): each second part is a number, and a text without
 * any is one part. A day (2026-03-01) holds none.
 */
const aroundNumbers = (text: string): string[] => text.split(/\b(\d{2}-\d{6,9})\b/);

const spacedChildren = (children: unknown, isDrawn: boolean): unknown => {
  if (typeof children === 'string') return finished(espacesInsecables(children), isDrawn);
  return Array.isArray(children) ? spacedList(children, isDrawn) : children;
};

/**
 * Wraps each number of a dossier in an element that keeps it on one line, since a browser may cut it after its dash; a
 * copied number has no other sign than its own. The whole text is one element, as a row of a flexible box counts it.
 */
function finished(text: string, isDrawn: boolean): unknown {
  const parts = isDrawn ? aroundNumbers(text) : [];
  return parts.length < 2
    ? text
    : react.jsxs('span', {
        children: parts.map((part, at) =>
          at % 2 ? react.jsx('span', { className: 'nombre', children: part }, at) : part,
        ),
      });
}

/**
 * Sets the spaces of a list of children. Neighbouring texts form one sentence, which the values inserted by « {' '} »
 * or « : {nom} » cut: spaces are set on the whole sentence, then each text gets its part back.
 */
function spacedList(children: readonly unknown[], isDrawn: boolean): unknown[] {
  const spaced = children.map((child) =>
    typeof child === 'string' ? child : spacedChildren(child, isDrawn),
  );
  let run: number[] = [];
  const settle = () => {
    const whole = espacesInsecables(run.map((at) => `${spaced[at]}`).join(''));
    let from = 0;
    for (const at of run) {
      const { length } = `${spaced[at]}`;
      if (typeof spaced[at] === 'string') spaced[at] = whole.slice(from, from + length);
      from += length;
    }
    const drawn = finished(whole, isDrawn);
    if (drawn !== whole) for (const at of run) spaced[at] = at === run[0] ? drawn : null;
    run = [];
  };
  for (const [at, child] of children.entries()) {
    if (typeof child === 'string' || typeof child === 'number') run.push(at);
    // A child that renders nothing does not cut the sentence.
    else if (child !== null && child !== undefined && typeof child !== 'boolean') settle();
  }
  settle();
  return spaced;
}

const spaced = (type: ElementType, props: unknown): unknown => {
  const { children } = props as Props;
  return children === undefined || literal.has(type)
    ? props
    : { ...(props as Props), children: spacedChildren(children, keepsNumbers(type)) };
};

/** @public In built pages, JSX calls this function for each element. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, spaced(type, props), key);

/** @public */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, spaced(type, props), key);

/** @public */
export const jsxDEV: typeof development.jsxDEV = (type, props, ...rest) =>
  development.jsxDEV(type, spaced(type, props), ...rest);

/** @public */
export const Fragment = react.Fragment;
