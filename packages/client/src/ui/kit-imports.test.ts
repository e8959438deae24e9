import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const imported = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/from '(@codegouvfr\/react-dsfr[^']*)'|import '(@codegouvfr\/react-dsfr[^']*)'/g)].map(
    ([, from, sheet]) => ({ path, what: from ?? sheet ?? '' }),
  ),
);

describe('what is taken from the kit of the State', () => {
  it('is found where the styles are, and where the marks of the State are loaded for it alone', () => {
    expect(new Set(imported.map(({ path }) => path))).toEqual(
      new Set(['../app/styles.ts', '../app/marque-etat.ts']),
    );
  });

  it('is its stylesheets, never its components: they need a script, or wear marks that are kept for the State', () => {
    expect(imported.filter(({ what }) => !what.endsWith('.min.css')).map(({ what }) => what)).toEqual([
      '@codegouvfr/react-dsfr/dsfr/favicon/favicon.svg?url',
    ]);
  });
});
