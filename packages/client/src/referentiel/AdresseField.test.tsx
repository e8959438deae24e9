// @vitest-environment jsdom
import type { Fields } from '@asso/domain/kernel/fields';
import { adresseRow } from '@asso/domain/referentiel/adresse.rules';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { writeAnswer } from '../platform/draft/draft-changes.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Form } from '../ui/fields/form.ts';
import { groupKinds } from '../ui/fields/group-kinds.ts';
import { spoken } from '../ui/page/announcer.ts';
import { AdresseField } from './AdresseField.tsx';

groupKinds.set('adresse', { Editor: AdresseField, read: () => null });

const lilas = {
  type: 'housenumber',
  label: '12bis Rue des Lilas 13011 Marseille',
  name: '12bis Rue des Lilas',
  housenumber: '12bis',
  street: 'Rue des Lilas',
  postcode: '13011',
  city: 'Marseille',
  citycode: '13211',
  context: '13, Bouches-du-Rhône',
};
const commune = (name: string, citycode: string, more: object = {}) => ({
  type: 'municipality',
  label: name,
  name,
  city: name,
  citycode,
  context: citycode.slice(0, 2),
  ...more,
});
const byPostcode: Record<string, object[]> = {
  '13011': [commune('Marseille 11e Arrondissement', '13211', { city: 'Marseille', postcode: '13011' })],
  '30100': [commune('Alès', '30007', { postcode: '30100' })],
  '01120': [
    commune('Montluel', '01262', { postcode: '01120' }),
    commune('Sainte-Croix', '01342', { postcode: '01120' }),
    commune('Cordieux', '01262', { city: 'Montluel', oldcity: 'Cordieux', postcode: '01120' }),
  ],
};

/** What the network answers; `adresses: null` is a failure of the address service. */
let network: { couverture: 'adresses' | 'communes'; adresses: object[] | null; isDown: boolean };

function answer(url: URL): Response {
  if (network.isDown) throw new TypeError('Failed to fetch');
  const q = url.searchParams.get('q') ?? '';
  const isCommunes = url.searchParams.get('type') === 'municipality';
  const found = isCommunes
    ? (byPostcode[url.searchParams.get('postcode') ?? ''] ??
      Object.values(byPostcode)
        .flat()
        .slice(q ? 1 : 9, 2))
    : q === ''
      ? []
      : network.adresses;
  if (found === null) return new Response('{}', { status: 502 });
  const features = found.map((properties) => ({ type: 'Feature', geometry: null, properties }));
  const said = { couverture: network.couverture, attribution: '', licence: '' };
  return Response.json({ type: 'FeatureCollection', features, ...said });
}

beforeEach(() => {
  network = { couverture: 'adresses', adresses: [lilas], isDown: false };
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async (url: string) => answer(new URL(url, 'http://localhost')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fields = { siege: { ...adresseRow, label: 'Adresse du siège' } } as const satisfies Fields;

function Page({ value, form, stored }: { value: object; form: Partial<Form>; stored: { current: object } }) {
  const [present, setPresent] = useState(value);
  stored.current = present;
  return (
    <FieldList
      fields={fields}
      value={present}
      onChange={(path, to) => setPresent((was) => writeAnswer(was, path, to))}
      sentences={referentielProblems}
      {...form}
    />
  );
}

/** Shows the form, and returns the parts of the address that are filled. */
function show(siege: object = {}, form: Partial<Form> = {}) {
  const stored: { current: { siege?: object } } = { current: {} };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Page value={{ siege }} form={form} stored={stored} />
    </QueryClientProvider>,
  );
  return () =>
    Object.fromEntries(Object.entries(stored.current.siege ?? {}).filter(([, value]) => value !== null));
}

const user = userEvent.setup();
const search = () => screen.findByRole('combobox', { name: 'Adresse' });
const field = (name: string) => screen.findByRole('textbox', { name });
const shownIn = (element: HTMLElement) => (element as HTMLInputElement).value;
const combobox = (name: string) => screen.findByRole('combobox', { name });
const byHand = async () =>
  user.click(await screen.findByRole('button', { name: 'Saisir l’adresse à la main' }));

describe('an address that is searched for', () => {
  it('is proposed from three letters, chosen with the keys alone, then read', async () => {
    const stored = show();
    await user.type(await search(), '12');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.type(await search(), ' b');
    const option = await screen.findByRole('option', { name: /12bis Rue des Lilas/ });
    expect((await search()).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect((await search()).getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(stored()).toEqual({
      num_voie: '12',
      repet_voie: 'B',
      type_voie: 'RUE',
      voie: 'des Lilas',
      cp: '13011',
      commune: 'Marseille',
      code_insee: '13211',
      pays: 'FRANCE',
    });
    expect(screen.getByText(/12 bis rue des Lilas/).textContent).toBe(
      '12 bis rue des Lilas\n13011 Marseille',
    );
    expect(document.activeElement?.textContent).toContain('Modifier');
  });

  it('says how many are proposed, and always ends with the way by hand', async () => {
    show();
    await user.type(await search(), 'rue des lilas');
    await screen.findByRole('option', { name: /12bis/ });
    const lines = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(lines.at(-1)).toBe('Saisir l’adresse à la main');
    await waitFor(() => expect(spoken.get().poli).toMatch(/^1\sadresse proposée/));
  });

  it('keeps what was typed when the service does not answer, and takes it to the fields', async () => {
    network.adresses = null;
    const stored = show();
    await user.type(await search(), '3 ter av. Foch, 30100 Alès');
    expect(await screen.findByText(/La recherche d’adresse ne répond pas/)).toBeDefined();
    expect(shownIn(await search())).toBe('3 ter av. Foch, 30100 Alès');
    await user.click(screen.getByRole('option', { name: 'Saisir l’adresse à la main' }));
    expect(shownIn(await field('Voie'))).toBe('Foch');
    await waitFor(() =>
      expect(stored()).toEqual({
        num_voie: '3',
        repet_voie: 'T',
        type_voie: 'AV',
        voie: 'Foch',
        cp: '30100',
        commune: 'Alès',
        pays: 'FRANCE',
      }),
    );
  });

  it('that is left without a choice is kept in the fields', async () => {
    const stored = show();
    await user.type(await search(), 'Mairie annexe');
    await user.tab();
    expect(shownIn(await field('Voie'))).toBe('Mairie annexe');
    expect(stored()).toEqual({ voie: 'Mairie annexe', pays: 'FRANCE' });
  });

  it('is not sent away with the form by Enter before it is chosen', async () => {
    show();
    const field = await search();
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    await user.type(field, 'Mairie annexe');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(shownIn(field)).toBe('Mairie annexe');
  });

  it('says when nothing is like what was typed', async () => {
    network.adresses = [];
    show();
    await user.type(await search(), 'rue de nulle part');
    expect(await screen.findByText(/Aucune adresse ne ressemble/)).toBeDefined();
  });

  it('is read when it is known, and can be searched again without losing it', async () => {
    const stored = show({ voie: 'Le Bourg', cp: '30100', commune: 'Alès', code_insee: '30007' });
    expect(screen.getByText(/Le Bourg/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Modifier/ }));
    await user.click(await screen.findByRole('button', { name: 'Chercher l’adresse' }));
    expect(screen.getByText('Adresse actuelle : Le Bourg, 30100 Alès')).toBeDefined();
    await user.type(await search(), 'autre chose');
    await user.click(screen.getByRole('button', { name: 'Garder l’adresse actuelle' }));
    expect(stored()).toMatchObject({ voie: 'Le Bourg', code_insee: '30007' });
  });
});

describe('an address typed by hand', () => {
  it('has « France » first, and is stored with FRANCE once something is written [R9.55] [M205]', async () => {
    const stored = show();
    await byHand();
    const pays = await combobox('Pays');
    expect(shownIn(pays)).toBe('France');
    expect(document.activeElement).toBe(pays);
    expect(stored()).toEqual({});
    await user.type(await field('Voie'), 'rue des Lilas');
    await user.tab();
    expect(stored()).toEqual({ pays: 'FRANCE', type_voie: 'RUE', voie: 'des Lilas' });
  });

  it('finds the commune and its code by the postcode', async () => {
    const stored = show();
    await byHand();
    await user.type(await field('Code postal'), '13011');
    await waitFor(() => expect(stored()).toMatchObject({ commune: 'Marseille', code_insee: '13211' }));
    await user.clear(await field('Code postal'));
    expect(stored()).not.toHaveProperty('code_insee');
    await user.type(await field('Code postal'), '30100');
    await waitFor(() => expect(stored()).toMatchObject({ commune: 'Alès', code_insee: '30007' }));
  });

  it('asks which of several, a former one giving the line of hamlets its name', async () => {
    const stored = show();
    await byHand();
    await user.type(await field('Code postal'), '01120');
    expect(await screen.findByText('3 communes ont ce code postal : choisissez la vôtre.')).toBeDefined();
    await user.type(await combobox('Commune'), 'cord');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(stored()).toEqual({
      pays: 'FRANCE',
      cp: '01120',
      commune: 'Montluel',
      code_insee: '01262',
      bp: 'Cordieux',
    });
  });

  it('takes a commune typed in full for chosen, and any other as it is', async () => {
    const stored = show();
    await byHand();
    await user.type(await field('Code postal'), '01120');
    await screen.findByText(/3 communes/);
    await user.type(await combobox('Commune'), 'MONTLUEL');
    await user.tab();
    expect(stored()).toMatchObject({ commune: 'Montluel', code_insee: '01262' });
    await user.clear(await combobox('Commune'));
    await user.type(await combobox('Commune'), 'Atlantide');
    await user.tab();
    expect(stored()).toEqual({ pays: 'FRANCE', cp: '01120', commune: 'Atlantide' });
    expect(screen.getByText(/n’est pas celui d’Atlantide/)).toBeDefined();
  });

  it('takes a Cedex, whose postcode no commune has', async () => {
    const stored = show();
    await byHand();
    await user.type(await field('Code postal'), '13233');
    await user.type(await combobox('Commune'), 'Marseille');
    await user.type(await field('Cedex'), 'Cedex 20');
    await user.tab();
    expect(await screen.findByText(/La liste officielle n’a pas le code postal 13233/)).toBeDefined();
    expect(stored()).toMatchObject({ cp: '13233', commune: 'Marseille', cedex: 'Cedex 20' });
  });

  it('reads « 12 bis » in the number as 12 and bis', async () => {
    const stored = show();
    await byHand();
    await user.type(await field('Numéro'), '12 bis');
    await user.tab();
    expect(stored()).toMatchObject({ num_voie: '12', repet_voie: 'B' });
    expect(shownIn(await combobox('Indice de répétition'))).toBe('Bis');
  });

  it('abroad has neither index, Cedex nor INSEE code, and any postcode', async () => {
    const stored = show({ cp: '13011', commune: 'Marseille', code_insee: '13211', cedex: 'Cedex 1' });
    await user.click(screen.getByRole('button', { name: /^Modifier/ }));
    await user.clear(await combobox('Pays'));
    await user.type(await combobox('Pays'), 'suis');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(stored()).toEqual({ pays: 'SUISSE', cp: '13011', commune: 'Marseille' });
    expect(screen.queryByRole('textbox', { name: 'Cedex' })).toBeNull();
    await user.clear(await field('Code postal'));
    await user.type(await field('Code postal'), '1204');
    await user.clear(await field('Commune'));
    await user.type(await field('Commune'), 'Genève');
    expect(stored()).toEqual({ pays: 'SUISSE', cp: '1204', commune: 'Genève' });
  });

  it('keeps a kind of street that no list knows', async () => {
    show({ type_voie: 'Calade', voie: 'du Four' });
    await user.click(screen.getByRole('button', { name: /^Modifier/ }));
    expect(shownIn(await combobox('Type de voie'))).toBe('Calade');
  });

  it('is emptied at once', async () => {
    const stored = show({ voie: 'Le Bourg', cp: '30100', pays: 'FRANCE' });
    await user.click(screen.getByRole('button', { name: /^Modifier/ }));
    await user.click(await screen.findByRole('button', { name: /^Effacer/ }));
    expect(stored()).toEqual({});
  });
});

describe('where addresses cannot be searched', () => {
  it('the page says so and asks the parts, the commune found in the official list', async () => {
    network.couverture = 'communes';
    const stored = show();
    expect(await screen.findByText(/La recherche d’adresse n’est pas configurée ici/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Chercher/ })).toBeNull();
    await user.type(await field('Code postal'), '30100');
    await waitFor(() => expect(stored()).toMatchObject({ commune: 'Alès', code_insee: '30007' }));
  });

  it('without network, everything can still be written', async () => {
    network.isDown = true;
    const stored = show();
    await user.type(await field('Code postal'), '30100');
    await user.type(await combobox('Commune'), 'Alès');
    expect(stored()).toEqual({ pays: 'FRANCE', cp: '30100', commune: 'Alès' });
  });
});

describe('an address that is wrong, or locked', () => {
  it('opens its field, tied to its message', async () => {
    const message = 'Code postal : en France il a cinq chiffres. Exemple : 13011.';
    show({ cp: '1301', commune: 'Marseille' }, { errors: [{ field: 'siege.cp', message }] });
    const cp = await field('Code postal');
    expect(cp.id).toBe('champ-siege-cp');
    const described = cp.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect(document.getElementById(described)?.textContent).toBe(message);
  });

  it('is only read where it may not be written', () => {
    show({ voie: 'Le Bourg' }, { hand: { rights: {}, writer: 'association' } });
    const group = screen.getByRole('group', { name: 'Adresse du siège' });
    expect(within(group).queryByRole('button')).toBeNull();
    expect(within(group).getByText('(non modifiable)')).toBeDefined();
  });
});
