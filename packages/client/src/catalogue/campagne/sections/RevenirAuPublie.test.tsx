// @vitest-environment jsdom
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Form } from '../../../ui/fields/form.ts';
import { RevenirAuPublie } from './RevenirAuPublie.tsx';

afterEach(cleanup);

const publie: BrouillonCampagne = {
  titre: 'Aide 2027',
  campagne_exercice: 2027,
  sous_dispositifs: [{ id: 'P', code: 'P', label: 'Projet', date_fin: '2027-02-15' }],
};

it('a draft of the next year becomes again what is published, once it is confirmed', async () => {
  const draft: BrouillonCampagne = {
    titre: 'Aide 2028',
    campagne_exercice: 2028,
    sous_dispositifs: [
      { id: 'P', code: 'P', label: 'Projet', date_fin: '2028-02-15' },
      { id: 'N', label: 'Un autre type' },
    ],
  };
  const onChange = vi.fn();
  const onLeave = vi.fn();
  render(<RevenirAuPublie form={{ value: draft, onChange, onLeave } as unknown as Form} publie={publie} />);
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à ce qui est publié' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Abandonner le brouillon' }));
  expect(Object.fromEntries(onChange.mock.calls)).toEqual({
    titre: 'Aide 2027',
    campagne_exercice: 2027,
    'sous_dispositifs.P.date_fin': '2027-02-15',
    'sous_dispositifs.N': null,
  });
  expect(onLeave).toHaveBeenCalled();
});

it.each([
  ['nothing is published', null],
  ['the draft is what is published', publie],
])('there is nothing to come back to where %s', (_, to) => {
  render(<RevenirAuPublie form={{ value: publie, onChange: vi.fn() } as unknown as Form} publie={to} />);
  expect(screen.queryByRole('button')).toBeNull();
});
