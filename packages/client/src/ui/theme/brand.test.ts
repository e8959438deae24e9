import { couleurMarque } from '@asso/domain/identifiants/marque';
import { describe, expect, it } from 'vitest';
import css from './brand.css?raw';

const [light = '', dark = ''] = css
  .slice(css.indexOf(':root:not([data-marque="etat"]) {'))
  .split(':root:not([data-marque="etat"])[data-fr-theme="dark"]');

const colour = (sheet: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? `${name} is not set`;

/**
 * The three backgrounds: the page, the panel on it, and the field in the panel; in the light scheme the panel is the
 * white of the DSFR.
 */
const groundsOf = (sheet: string, panel: string) => [
  colour(sheet, 'fond-page'),
  panel,
  colour(sheet, 'grey-950-100'),
];

describe.each([
  ['light', light, groundsOf(light, '#ffffff')],
  ['dark', dark, groundsOf(dark, colour(dark, 'grey-1000-50'))],
] as const)('the brand in the %s scheme', (_, sheet, plain) => {
  const text = colour(sheet, 'blue-france-sun-113-625');

  it.each(plain)('is read on %s with a contrast of 7 or more', (ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(plain)('has a grey for what is secondary that is read on %s with 4.5 or more', (ground) => {
    expect(contrast(colour(sheet, 'grey-425-625'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['blue-france-975-75', 'blue-france-950-100'])('is read on the tint %s with 7 or more', (name) => {
    expect(contrast(text, colour(sheet, name))).toBeGreaterThanOrEqual(7);
  });

  it('is read on its strongest tint with 6.5 or more', () => {
    expect(contrast(text, colour(sheet, 'blue-france-925-125'))).toBeGreaterThanOrEqual(6.5);
  });

  it('carries a text of 7 or more on its buttons', () => {
    expect(contrast(colour(sheet, 'blue-france-975-sun-113'), text)).toBeGreaterThanOrEqual(7);
  });
});

it('a colour that the light scheme sets is set by the dark one', () => {
  const names = (sheet: string) =>
    [...(sheet.split('}')[0]?.matchAll(/--([\w-]+):/g) ?? [])].map(([, name]) => name);
  expect(names(light).length).toBeGreaterThan(20);
  expect(names(light).filter((name) => !names(dark).includes(name))).toEqual([]);
});

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('the colour of the screen is that of the e-mails and of the PDFs', () => {
  expect(colour(light, 'blue-france-sun-113-625')).toBe(couleurMarque);
});
