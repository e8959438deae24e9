// @vitest-environment jsdom
// A toy form of two sections is all that the editor of a published form needs.
import type { Fields } from '@asso/domain/kernel/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { OffreEditeur } from './OffreEditeur.tsx';
import { PublierOffre } from './PublierOffre.tsx';
import { type OffreKind, useOffre } from './use-offre.ts';

const address = vi.hoisted(() => ({ query: new URLSearchParams() }));

vi.mock('../../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({}),
  useQueryParams: () => ({ get: (name: string) => address.query.get(name) }),
}));
const gone = vi.hoisted(() => vi.fn());
vi.mock('../../platform/page/navigation.ts', async (real) => ({
  ...(await real<object>()),
  go: gone,
}));
vi.mock('../../ui/page/use-media.ts', () => ({ medium: '', useMedia: () => false }));
vi.mock('../../service/use-services-ouverts.ts', () => ({ useServicesOuverts: () => [] }));

const fields = {
  titre: { kind: 'text', label: 'Titre', max: 50 },
  delai: { kind: 'text', label: 'Délai', max: 50 },
} as const satisfies Fields;
type Valeur = { titre?: string | null; delai?: string | null };

const jouet: OffreKind = {
  objet: 'Jouet',
  fil: { label: 'Jouets', href: '/jouets' },
  labels: { etat: 'État du jouet', rubriques: 'Rubriques du jouet' },
  publie: 'Publié',
  fields,
  sentences: {},
  rubriques: [
    { id: 'general', titre: 'Général', groupe: 'Le jouet' },
    { id: 'delais', titre: 'Délais', groupe: 'Le jouet' },
  ],
  rubriqueOf: (champ) =>
    champ === 'delai'
      ? { id: 'delais', titre: 'Délais', groupe: 'Le jouet' }
      : { id: 'general', titre: 'Général', groupe: 'Le jouet' },
  isRemplie: (id, value) => Boolean(Reflect.get(value, id === 'delais' ? 'delai' : 'titre')),
  href: (id, { rubrique = '', champ = '' }) => `/jouets/${id}?rubrique=${rubrique}&champ=${champ}`,
};

const publish = vi.fn(async () => ({ ok: true as const, value: { numero_version: 2 } }));
const published = vi.fn();
const publiee = { numero: 1, campagne_exercice: 2026 };

function Editeur({ value }: { value: Valeur }) {
  const edited = useOffre<Valeur>({
    ...{ name: 'jouet-1', value, version: 3 },
    save: async () => ({ kind: 'enregistre', value, version: 4 }),
    judge: ({ delai }) => ({
      changements: [],
      problems: delai ? [] : [{ field: 'delai', message: 'Dites le délai.' }],
    }),
  });
  const change = { rubrique: 'Général', quoi: 'Titre', avant: null, apres: 'Toupie' };
  const shown = address.query.get('change') ? { ...edited, changements: [change] } : edited;
  return (
    <OffreEditeur
      kind={jouet}
      {...{ id: '1', edited: shown, publiee, titre: 'Toupie', badge: null, faits: 'Code T' }}
      actes={null}
      section={(name, form) => (
        <FieldList {...form} fields={name === 'delais' ? { delai: fields.delai } : { titre: fields.titre }} />
      )}
      apercu={<p>Ce que verra l’association</p>}
      historique={<p>Rien encore</p>}
      publier={
        <PublierOffre
          kind={jouet}
          {...{ id: '1', edited: shown, publiee, versions: [], publish, onPublished: published }}
          label="Publier le jouet"
          question="Publier « Toupie » ?"
        >
          <p>Tout le monde le verra.</p>
        </PublierOffre>
      }
    />
  );
}

function show(query: string, value: Valeur) {
  address.query = new URLSearchParams(query);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editeur value={value} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

it('tries the form as an association would see it', () => {
  show('rubrique=delais&vue=essai', { titre: 'Toupie' });
  expect(screen.getByText('Ce que verra l’association')).toBeTruthy();
});

it('shows one section beside what is left to do, and its errors only once they were asked for', () => {
  show('rubrique=delais', { titre: 'Toupie' });
  expect(screen.getByRole('heading', { level: 1, name: 'Toupie' })).toBeTruthy();
  expect(screen.getByLabelText(/Délai/)).toBeTruthy();
  expect(screen.queryByText('Ce que verra l’association')).toBeNull();
  expect(screen.queryByText('Dites le délai.')).toBeNull();
  expect(screen.getByText('1 étape remplie sur 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Délais\s?1\sà finir/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Suivant : délais' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Historique' })).toBeTruthy();
});

it('says that a section is empty where nothing is written, although nothing in it prevents publishing', () => {
  show('rubrique=delais', { delai: 'Un mois' });
  expect(screen.getByText('1 étape remplie sur 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Général\s?vide$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Délais\s?rempli$/ })).toBeTruthy();
});

it('tells where each error is before it is published, and counts it on its section', () => {
  show('rubrique=publier', { titre: 'Toupie' });
  const link = screen.getByRole('link', { name: 'Délais : Dites le délai.' });
  expect(link.getAttribute('href')).toContain('rubrique=delais&champ=delai');
  expect(screen.getByText('1 réponse manque')).toBeTruthy();
  expect(screen.getByText(/Rien n’a changé depuis la version 1\./)).toBeTruthy();
});

it('a press on the button leads to what is missing, and publishes nothing', () => {
  show('rubrique=publier&change=oui', { titre: 'Toupie' });
  fireEvent.click(screen.getByRole('button', { name: 'Publier le jouet' }));
  expect(gone).toHaveBeenCalledWith('/jouets/1?rubrique=delais&champ=delai');
  expect(screen.queryByText('Tout le monde le verra.')).toBeNull();
});

it('F8 leads to the next missing answer, then to the review', () => {
  show('rubrique=general', { titre: 'Toupie' });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(gone).toHaveBeenLastCalledWith('/jouets/1?rubrique=delais&champ=delai');
  cleanup();
  show('rubrique=general', { titre: 'Toupie', delai: 'Un mois' });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(gone).toHaveBeenLastCalledWith('/jouets/1?rubrique=publier&champ=');
});

it('publishes the version that was read, once it is confirmed', async () => {
  show('rubrique=publier&change=oui', { titre: 'Toupie', delai: 'Un mois' });
  fireEvent.click(screen.getByRole('button', { name: 'Publier le jouet' }));
  expect(screen.getByText('Tout le monde le verra.')).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Confirmer la publication' }));
  });
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ ifMatch: 3 }));
  expect(published).toHaveBeenCalledWith(expect.objectContaining({ value: { numero_version: 2 } }));
});
