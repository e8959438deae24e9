// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConclusionPrise } from './ConclusionPrise.tsx';

afterEach(cleanup);

it.each([
  ['agrement', null, 'Agrément accordé.'],
  ['subvention', 2200, 'Subvention accordée : 2 200 €.'],
] as const)(
  'a decision on a dossier of kind %s that waits to leave says the sum it has',
  (genre, montant, title) => {
    render(
      <ConclusionPrise
        id_fo="27-000001"
        genre={genre}
        service="drajes"
        attente={
          {
            ...{ action: 'grant', montant, par: { nom: 'Paul Girard' }, courriers: 0, echec: null },
            ...{ prise_le: '2027-03-01T10:00:00.000Z', part_le: '2027-03-01T10:30:00.000Z' },
          } as never
        }
        suite={{ href: '/instructeur', label: 'Revenir à la file' } as never}
        readAgain={async () => undefined}
      />,
    );
    const said = screen.getByText(/ accordé/).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(said).toBe(title);
  },
);
