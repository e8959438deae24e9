// Built pages make every element with these functions, which are React's own plus non-breaking spaces in texts. No
// line then begins with « : », « ? » or « » », whoever wrote the sentence: a screen, a rule, the server or a person.
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { ElementType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as react from 'react/jsx-runtime';

type Props = { children?: unknown };

/** The elements whose text is a value or code, kept to the letter. */
const literal: ReadonlySet<unknown> = new Set(['option', 'textarea', 'pre', 'code', 'style', 'script']);

const spacedChildren = (children: unknown): unknown => {
  if (typeof children === 'string') return espacesInsecables(children);
  return Array.isArray(children) ? spacedList(children) : children;
};

/**
 * Sets the spaces of a list of children. Neighbouring texts form one sentence, which the values inserted by « {' '} »
 * or « : {nom} » cut: spaces are set on the whole sentence, then each text gets its part back.
 */
function spacedList(children: readonly unknown[]): unknown[] {
  const spaced = children.map((child) => (typeof child === 'string' ? child : spacedChildren(child)));
  let run: number[] = [];
  const settle = () => {
    const whole = espacesInsecables(run.map((at) => `${spaced[at]}`).join(''));
    let from = 0;
    for (const at of run) {
      const { length } = `${spaced[at]}`;
      if (typeof spaced[at] === 'string') spaced[at] = whole.slice(from, from + length);
      from += length;
    }
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
    : { ...(props as Props), children: spacedChildren(children) };
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
