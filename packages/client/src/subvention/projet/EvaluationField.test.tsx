// @vitest-environment jsdom
import { applyChanges, readAt } from '@asso/domain/kernel/changes';
import { indicateursFormation, type ModeIndicateurs } from '@asso/domain/subvention/indicateurs.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { EvaluationField } from './EvaluationField.tsx';

afterEach(cleanup);

function Page({ projet, mode }: { projet: Projet; mode: ModeIndicateurs }) {
  const [value, setValue] = useState(projet);
  const onChange = (path: string, to: unknown) =>
    setValue((present) => applyChanges(present, { [path]: { from: readAt(present, path), to } }).value);
  const form = { value, onChange, scopes: { dossier: { indicateurs: mode } } };
  return <EvaluationField form={form} row={projetFields.evaluation} path="evaluation" />;
}

describe('the evaluation of a project', () => {
  const user = userEvent.setup();

  it('computes the days of training as they are typed [R5.96]', async () => {
    render(
      <Page projet={{ evaluation: { indicateurs: indicateursFormation() } }} mode="formation-benevoles" />,
    );
    expect(screen.getByText('Calculé avec les sessions et leur durée.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Nombre de sessions' }), '4');
    await user.type(screen.getByLabelText('Durée d’une session, en jours'), '1,5');
    expect(screen.getByRole('status').textContent).toBe('4\u00a0sessions × 1,50 jour = 6,00 jours');
  });

  it('asks one number, kept as the least and the most, but shows two bounds that differ', () => {
    const two = (bornes: object) => ({
      evaluation: { indicateurs: [{ id: 'a', rang: 1, intitule: 'Arbitres', ...bornes }] },
    });
    const { unmount } = render(<Page projet={two({ prevu_min: 8, prevu_max: 8 })} mode="libres" />);
    expect(screen.getByLabelText(/^Combien, environ/)).toHaveProperty('value', '8');
    expect(screen.queryByLabelText(/^Au moins/)).toBeNull();
    unmount();
    render(<Page projet={two({ prevu_min: 8, prevu_max: 12 })} mode="libres" />);
    expect(screen.getByLabelText(/^Au moins/)).toHaveProperty('value', '8');
    expect(screen.getByLabelText(/^Au plus/)).toHaveProperty('value', '12');
  });

  it('asks its words when there is no indicator, and not its rank when there is one [R5.94]', async () => {
    render(<Page projet={{ evaluation: {} }} mode="libres" />);
    const words = screen.getByLabelText(/Comment vous évaluerez le projet/);
    expect(words.getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('button', { name: /Ajouter une ligne/ }));
    expect(screen.getByLabelText(/Ce que vous mesurerez/)).toBeDefined();
    expect(screen.queryByLabelText(/Rang/)).toBeNull();
    // The number is required, because this indicator is the only one.
    expect(screen.getByLabelText(/^Combien, environ/).getAttribute('aria-required')).toBe('true');
    expect(screen.getByLabelText(/Comment vous évaluerez/).getAttribute('aria-required')).toBeNull();
  });
});
