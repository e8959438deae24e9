import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatNombre } from '../../packages/domain/src/identifiants/nombres-affiches.ts';

it('every page is French, whatever the browser speaks, and so are its numbers [R9.63]', () => {
  const page = readFileSync(new URL('../../packages/client/index.html', import.meta.url), 'utf8');
  expect(/<html lang="(.+?)"/.exec(page)?.[1]).toBe('fr');
  expect(formatNombre(1234.5, 2)).toBe('1\u202f234,50');
});
