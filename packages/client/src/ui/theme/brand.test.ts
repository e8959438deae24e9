import { couleurMarque } from '@asso/domain/identifiants/marque';
import { describe, expect, it } from 'vitest';
import css from './brand.css?raw';

const [light = '', dark = ''] = css
  .slice(css.indexOf(':root:not([data-marque="etat"]) {'))
  .split(':root:not([data-marque="etat"])[data-fr-theme="dark"]');

/** These are the kit's own backgrounds, which we do not change. */
const grounds = { light: ['#ffffff', '#f6f6f6'], dark: ['#161616', '#1e1e1e'] };

const colour = (sheet: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? `${name} is not set`;

describe.each([
  ['light', light, grounds.light],
  ['dark', dark, grounds.dark],
] as const)('the brand in the %s scheme', (_, sheet, plain) => {
  const text = colour(sheet, 'blue-france-sun-113-625');

  it.each(plain)('is read on %s with a contrast of 7 or more', (ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
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
