import { expect, it } from 'vitest';
import { missingIn } from './old-browsers.ts';

it.each([
  ['const b=a.toSpliced(0,1)', ['toSpliced']],
  ['x.union(y);RegExp.escape(z)', ['union', 'RegExp.escape']],
  ['new Intl.Segmenter("fr")', ['Intl.Segmenter']],
  // These are written in filled-functions.ts.
  ['a.toSorted().toReversed().with(0,1);Map.groupBy(a,b);Promise.withResolvers()', []],
  // These have the name of another thing, or a way without them.
  ['CSS.escape(id);p.any(q);URL.canParse(u);const {union}=schemas', []],
])('in « %s », old browsers lack %j', (code, expected) => {
  expect(missingIn(code)).toEqual(expected);
});
