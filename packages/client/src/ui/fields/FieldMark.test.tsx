// @vitest-environment jsdom
import type { Fields } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldList } from './FieldList.tsx';
import { FieldMarks } from './field-marks.ts';

afterEach(cleanup);

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 50, requiredAt: 'transmission' },
  sigle: { kind: 'text', label: 'Sigle', max: 20 },
  genre: { kind: 'choice', label: 'Genre', options: [{ value: 'mixte', label: 'Mixte' }] },
  emploi: { kind: 'bool', label: 'Emploie' },
  signe: { kind: 'bool', label: 'Peut signer', isOuiNon: true },
  gestion: {
    kind: 'group',
    label: 'Adresse de gestion',
    fields: {
      voie: { kind: 'text', label: 'Voie', max: 50 },
      commune: { kind: 'text', label: 'Commune', max: 50 },
    },
  },
  siege: {
    kind: 'group',
    label: 'Siège',
    fields: {
      rue: { kind: 'text', label: 'Rue', max: 50 },
      ville: { kind: 'text', label: 'Ville', max: 50, requiredAt: 'saisie' },
    },
  },
} as const satisfies Fields;

const show = (marks: 'facultatif' | 'obligatoire') =>
  render(
    <FieldMarks value={marks}>
      <FieldList fields={fields} value={{}} onChange={() => undefined} />
    </FieldMarks>,
  );

it('for an association, says what may stay empty and marks nothing else, once for a whole group', () => {
  const { container } = show('facultatif');
  expect(container.textContent).not.toContain('*');
  for (const name of ['Sigle (facultatif)', 'Rue (facultatif)']) {
    expect(screen.getByRole('textbox', { name })).toBeDefined();
  }
  for (const name of ['Nom', 'Voie', 'Commune', 'Ville']) {
    expect(screen.getByRole('textbox', { name })).toBeDefined();
  }
  for (const name of ['Genre (facultatif)', 'Peut signer (facultatif)']) {
    expect(screen.getByRole('radiogroup', { name })).toBeDefined();
  }
  expect(screen.getByRole('group', { name: 'Adresse de gestion (facultatif)' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Siège' })).toBeDefined();
  // A box left unticked is an answer already.
  expect(screen.getByRole('checkbox', { name: 'Emploie' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Nom' }).getAttribute('aria-required')).toBe('true');
});

it('does not say of a choice that it may stay empty when it holds an answer from the first', () => {
  const etablissement = { kind: 'id', of: 'etablissement', label: 'Établissement' } as const;
  const toute = { value: '', label: 'Toute l’association' };
  const shown = (value: object, options: { value: string; label: string }[]) => {
    const { container } = render(
      <FieldMarks value="facultatif">
        <FieldList
          fields={{ genre: fields.genre, signe: fields.signe, etablissement }}
          value={value}
          options={{ etablissement: options }}
          onChange={() => undefined}
        />
      </FieldMarks>,
    );
    const marked = [...container.querySelectorAll('legend')].map(({ textContent }) => textContent);
    cleanup();
    return marked;
  };
  expect(shown({ genre: 'mixte', signe: false }, [toute])).toEqual(['Genre', 'Peut signer', 'Établissement']);
  expect(shown({}, [{ value: 'siege', label: 'Siège' }])).toEqual([
    'Genre (facultatif)',
    'Peut signer (facultatif)',
    'Établissement (facultatif)',
  ]);
});

it('for a service, marks what must be answered, and explains the asterisk', () => {
  const { container } = show('obligatoire');
  expect(screen.getByText('* obligatoire')).toBeDefined();
  expect(container.textContent).not.toContain('facultatif');
  expect(container.querySelectorAll('.champ__obligatoire')).toHaveLength(2);
});
