import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** They do nothing without the kit's script, which moves elements that React believes its own. */
const scripted = [
  'Accordion',
  'Display',
  'Footer',
  'Header',
  'MainNavigation',
  'Modal',
  'Range',
  'SideMenu',
  'Tabs',
  'Tooltip',
];

describe('what is taken from the kit', () => {
  it('is looked for in all sources', () => {
    expect(Object.keys(sources)).toContain('../platform/call.ts');
  });

  it.each(scripted)('leaves %s, which needs a script or wears the marks of the State', (name) => {
    const importing = Object.entries(sources).filter(([, text]) =>
      new RegExp(`@codegouvfr/react-dsfr/${name}['/]`).test(text),
    );
    expect(importing.map(([path]) => path)).toEqual([]);
  });
});
