import { expect, test } from 'vitest';
import { json, url } from './web.ts';

test.each(['https://exemple.fr', 'http://www.exemple.fr/a?b=c#d', 'https://exemple.fr:8443/'])(
  'accepts the address %s [R5.124]',
  (text) => {
    expect(url.check(text)).toBeNull();
  },
);

test.each([
  'exemple',
  'https://exemple',
  'ftp://exemple.fr',
  'javascript:alert(1)',
  'https://moi:secret@exemple.fr',
  'https://exemple .fr',
  '',
])('refuses the address « %s » [R5.124]', (text) => {
  expect(url.check(text)).toEqual({ code: 'identifiant.url' });
});

test.each([
  [' www.exemple.fr/club ', 'https://www.exemple.fr/club'],
  ['exemple.fr', 'https://exemple.fr'],
  ['https://exemple.fr', 'https://exemple.fr'],
  ['exemple', 'exemple'],
])('completes « %s » into %s [R5.124]', (typed, stored) => {
  expect(url.normalise?.(typed)).toBe(stored);
});

test.each(['{"a":1}', '[]', '"texte"', 'null'])('accepts the JSON text %s [R5.127]', (text) => {
  expect(json.check(text)).toBeNull();
});

test.each(['{a:1}', "{'a':1}", '{"a":1,}', ''])('refuses the JSON text « %s » [R5.127]', (text) => {
  expect(json.check(text)).toEqual({ code: 'identifiant.json' });
});
