// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from './cookies.ts';

const script = 'https://mesure.example/js/a.js';
const scripts = () => [...document.scripts].map(({ src }) => src);
const cookies = { set: vi.fn<(text: string) => void>(), get: () => kept };
let kept = '';

/** Loads the module anew, as on a page just opened with these cookies. */
async function openPage(present = '') {
  kept = present;
  vi.resetModules();
  document.head.replaceChildren();
  return import('./audience.ts');
}

beforeEach(() => {
  cookies.set.mockClear();
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
});
afterEach(() => Reflect.deleteProperty(document, 'cookie'));

describe('the measure of the audience', () => {
  it.each([[''], ['choix-cookies=refuse'], ['choix-cookies=autre'], ['token=a; choix-cookies=']])(
    'loads nothing with the cookies « %s » [R2.8]',
    async (present) => {
      const { startMeasure } = await openPage(present);
      startMeasure(script);
      expect(scripts()).toEqual([]);
    },
  );

  it('loads its script, once, for who said yes', async () => {
    const { startMeasure } = await openPage('token=a; choix-cookies=accepte');
    startMeasure(script);
    startMeasure(script);
    expect(scripts()).toEqual([script]);
  });

  it('loads nothing where none is configured, whatever was said', async () => {
    const { startMeasure } = await openPage('choix-cookies=accepte');
    startMeasure();
    expect(scripts()).toEqual([]);
  });

  it('keeps a yes for 395 days, and starts [R2.13, R9.59]', async () => {
    const { chooseCookies } = await openPage();
    expect(chooseCookies('accepte', script)).toBe(false);
    expect(cookies.set.mock.calls).toEqual([
      ['choix-cookies=accepte; Path=/; Max-Age=34128000; SameSite=Lax'],
    ]);
    expect(scripts()).toEqual([script]);
  });

  it('keeps a no for 395 days, and takes away what the measure left, not what signing in needs [R2.13]', async () => {
    const { chooseCookies } = await openPage('token=a; _pk_id=1; choix-cookies=accepte; _pk_ses=2');
    expect(chooseCookies('refuse', script)).toBe(true);
    expect(cookies.set.mock.calls).toEqual([
      ['choix-cookies=refuse; Path=/; Max-Age=34128000; SameSite=Lax'],
      ['_pk_id=; Path=/; Max-Age=0; SameSite=Lax'],
      ['_pk_ses=; Path=/; Max-Age=0; SameSite=Lax'],
    ]);
    expect(scripts()).toEqual([]);
  });

  it('has nothing to stop when the first answer is no', async () => {
    const { chooseCookies } = await openPage();
    expect(chooseCookies('refuse', script)).toBe(false);
  });
});

describe('a cookie', () => {
  it.each([
    ['token=a.b=c; x=1', 'a.b=c'],
    ['x=1; token=', null],
    ['montoken=a', null],
  ])('of « %s » is %s', (cookies, value) => {
    expect(readCookie(cookies, 'token')).toBe(value);
  });
});
