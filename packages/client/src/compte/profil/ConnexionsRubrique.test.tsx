// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readNavigateur } from './ConnexionsRubrique.tsx';

const gecko = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [gecko('X11; Linux x86_64; rv:143.0', 'Gecko/20100101 Firefox/143.0'), 'Firefox sur Linux'],
  [gecko('Windows NT 10.0; Win64; x64', `${webkit} Chrome/140.0 Safari/537.36`), 'Chrome sur Windows'],
  [
    gecko('Windows NT 10.0; Win64; x64', `${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`),
    'Edge sur Windows',
  ],
  [gecko('Linux; Android 15; Pixel 9', `${webkit} Chrome/140.0 Mobile Safari/537.36`), 'Chrome sur Android'],
  [
    gecko('iPhone; CPU iPhone OS 18_0 like Mac OS X', `${webkit} Version/18.0 Mobile/15E148 Safari/604.1`),
    'Safari sur iPhone',
  ],
  [gecko('Macintosh; Intel Mac OS X 10_15_7', `${webkit} Version/18.0 Safari/605.1.15`), 'Safari sur Mac'],
  ['curl/8.14', 'Navigateur inconnu'],
  ['', 'Navigateur inconnu'],
])('reads %s as %s', (userAgent, expected) => {
  expect(readNavigateur(userAgent)).toBe(expected);
});
