// What every element of ours is made with, in the built pages: React's own functions, given texts whose spaces are set. No line
// begins with « : », « ? » or « » », whoever wrote the sentence: a screen, a rule, the server or somebody who typed it.
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { ElementType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as react from 'react/jsx-runtime';

type Props = { children?: unknown };

/** What these hold is a value or code, kept to the letter. */
const literal: ReadonlySet<unknown> = new Set(['option', 'textarea', 'pre', 'code', 'style', 'script']);

const spacedChildren = (children: unknown): unknown => {
  if (typeof children === 'string') return espacesInsecables(children);
  return Array.isArray(children) ? children.map(spacedChildren) : children;
};

const spaced = (type: ElementType, props: unknown): unknown => {
  const { children } = props as Props;
  return children === undefined || literal.has(type)
    ? props
    : { ...(props as Props), children: spacedChildren(children) };
};

/** @public The built pages call it for each element. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, spaced(type, props), key);

/** @public */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, spaced(type, props), key);

/** @public */
export const jsxDEV: typeof development.jsxDEV = (type, props, ...rest) =>
  development.jsxDEV(type, spaced(type, props), ...rest);

/** @public */
export const Fragment = react.Fragment;
