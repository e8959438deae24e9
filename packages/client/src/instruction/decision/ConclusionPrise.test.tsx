// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConclusionPrise } from './ConclusionPrise.tsx';

afterEach(cleanup);

const prise = (attente: object, genre = 'subvention') => (
  <ConclusionPrise
    id_fo="27-000001"
    genre={genre as never}
    service="drajes"
    attente={
      {
        ...{ action: 'grant', montant: 2200, par: { nom: 'Paul Girard' }, lettres: [], echec: null },
        ...{ prise_le: '2027-03-01T10:00:00.000Z', part_le: '2027-03-01T10:30:00.000Z' },
        ...attente,
      } as never
    }
    suite={{ href: '/instructeur', label: 'Revenir à la file' } as never}
    readAgain={async () => undefined}
  />
);

it.each([
  ['agrement', null, 'Agrément accordé.'],
  ['subvention', 2200, 'Subvention accordée : 2 200 €.'],
] as const)(
  'a decision on a dossier of kind %s that waits to leave says the sum it has',
  (genre, montant, title) => {
    render(prise({ montant }, genre));
    const said = screen.getByText(/ accordé/).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(said).toBe(title);
  },
);

it.each([[[]], [['Notification FDVA']], [['Notification FDVA', 'Convention pluriannuelle']]])(
  'until it leaves, each of its letters can be read, under the name of its template: %j',
  (lettres) => {
    render(prise({ lettres }));
    const names = lettres.map((nom) => `Lire « ${nom} »`);
    const links = screen.queryAllByRole('link', { name: /^Lire/ });
    const said = links.map(({ textContent }) => textContent?.replace(', pdf', '').replaceAll('\u00a0', ' '));
    expect(said).toEqual(names);
    expect(links.map((one) => one.getAttribute('href')?.split('/conclusion/')[1])).toEqual(
      names.map((_, index) => `courriers/${index + 1}`),
    );
  },
);

it('a decision that is taken back leaves the focus to the title of its panel, not to nothing', () => {
  const panel = (isTaken: boolean) => (
    <section>
      <h2 id="decision-titre" tabIndex={-1}>
        Décision
      </h2>
      {isTaken ? <p>En instruction</p> : prise({})}
    </section>
  );
  const { rerender } = render(panel(false));
  screen.getByRole('button', { name: /^Reprendre/ }).focus();
  rerender(panel(true));
  expect(document.activeElement?.textContent).toBe('Décision');
});
