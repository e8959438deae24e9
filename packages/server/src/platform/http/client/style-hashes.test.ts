import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { styleHashes, stylesOfWidgets } from './style-hashes.ts';

test('each style of a page is counted as it stands, line ends included', () => {
  // These hashes come from `printf 'a{}' | openssl dgst -sha256 -binary | base64`, and the same for an empty text.
  expect(styleHashes('<style>a{}</style><p>b{}</p><noscript><style id="x"></style></noscript>')).toBe(
    " 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});

test('what the widgets write in a page is what their library writes today, and nothing else', () => {
  const library = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
  const written = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].flatMap((path) => {
    const source = readFileSync(join(library, 'dist/private', path), 'utf8');
    return Array.from(source.matchAll(/\.textContent = `([^`]+)`\.trim\(\)/g), ([, text = '']) =>
      text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
    );
  });
  expect(written).toEqual(stylesOfWidgets);
});
