// @vitest-environment jsdom
import { formats } from '@asso/domain/identifiants/formats';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { applyChanges, readAt } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldList } from './FieldList.tsx';
import type { Form } from './form.ts';

afterEach(cleanup);

type Shown = { fields: Fields; value?: object; form?: Partial<Form> };
type PageProps = Required<Shown> & { onStore: (value: object) => void };

function Page({ fields, value, form, onStore }: PageProps) {
  const [present, setPresent] = useState(value);
  useEffect(() => onStore(present), [onStore, present]);
  const onChange = (path: string, to: unknown) =>
    setPresent((was) => applyChanges(was, { [path]: { from: readAt(was, path), to } }).value);
  return (
    <FieldList
      fields={fields}
      value={present}
      onChange={onChange}
      sentences={identifiantProblems}
      {...form}
    />
  );
}

/** Renders the table, and gives the stored value after each key. */
function show({ fields, value = {}, form = {} }: Shown) {
  const stored = { current: value };
  const onStore = (present: object) => {
    stored.current = present;
  };
  render(<Page fields={fields} value={value} form={form} onStore={onStore} />);
  return stored;
}

/** In `Late`, the name of a new line is wrong at once, as in a form whose button was pressed before. */
const fields = {
  cofinancements: {
    kind: 'list',
    label: 'Cofinancements',
    max: 2,
    fields: { nom: { kind: 'text', label: 'Nom', max: 50 } },
  },
} as const;
function Late() {
  const [value, setValue] = useState<{ cofinancements?: { id: string }[] }>({});
  const errors = (value.cofinancements ?? []).map(({ id }) => ({
    field: `cofinancements.${id}.nom`,
    message: 'Veuillez renseigner le champ Nom.',
  }));
  const onChange = (path: string, to: unknown) =>
    setValue((was) => applyChanges(was, { [path]: { from: readAt(was, path), to } }).value);
  return <FieldList fields={fields} value={value} onChange={onChange} errors={errors} />;
}

const options = (n: number) =>
  Array.from({ length: n }, (_, index) => ({ value: `v${index + 1}`, label: `Choix ${index + 1}` }));

describe('the control of each kind', () => {
  const user = userEvent.setup();

  it('stores a text as it is typed, and nothing for an empty one', async () => {
    const stored = show({ fields: { nom: { kind: 'text', label: 'Nom', max: 60 } } });
    await user.type(screen.getByLabelText('Nom'), 'Zoé');
    expect(stored.current).toEqual({ nom: 'Zoé' });
    await user.clear(screen.getByLabelText('Nom'));
    expect(stored.current).toEqual({ nom: null });
  });

  it('counts the characters left from the last fifth', async () => {
    show({ fields: { but: { kind: 'text', label: 'But', max: 10, multiline: true } } });
    await user.type(screen.getByLabelText('But'), 'sept...');
    expect(screen.queryByText(/caractère/)).toBeNull();
    await user.type(screen.getByLabelText('But'), '8');
    expect(screen.getByText('2 caractères restants')).toBeDefined();
    await user.type(screen.getByLabelText('But'), 'neuf');
    expect(screen.getByText('2 caractères de trop')).toBeDefined();
  });

  it('stores a number, and keeps what is none', async () => {
    const stored = show({ fields: { n: { kind: 'int', label: 'Bénévoles', min: 0 } } });
    await user.type(screen.getByLabelText('Bénévoles'), '1 250');
    expect(stored.current).toEqual({ n: 1250 });
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Bénévoles').value).toBe('1\u202f250');
    await user.clear(screen.getByLabelText('Bénévoles'));
    await user.type(screen.getByLabelText('Bénévoles'), 'douze');
    await user.tab();
    expect(stored.current).toEqual({ n: 'douze' });
    expect(screen.getByText(/Saisissez un nombre entier/)).toBeDefined();
  });

  it('stores an amount, and says how it was rounded', async () => {
    const stored = show({ fields: { m: { kind: 'euros', label: 'Montant' } } });
    await user.type(screen.getByLabelText('Montant (en euros)'), '1250,6');
    expect(stored.current).toEqual({ m: 1251 });
    expect(screen.getByText(/Arrondi à 1.251.€/)).toBeDefined();
  });

  it('stores a decimal', async () => {
    const stored = show({ fields: { d: { kind: 'decimal', label: 'Durée', decimals: 2 } } });
    await user.type(screen.getByLabelText('Durée'), '1,5');
    expect(stored.current).toEqual({ d: 1.5 });
  });

  it('stores a day the way it is sent [R9.38]', async () => {
    const stored = show({ fields: { d: { kind: 'date', label: 'Début' } } });
    await user.type(screen.getByLabelText('Début'), '1/3/2027');
    await user.tab();
    expect(stored.current).toEqual({ d: '2027-03-01' });
    expect(screen.getByLabelText<HTMLInputElement>('Début').value).toBe('01/03/2027');
  });

  it('asks yes or no where an answer is required, and a box elsewhere', async () => {
    const stored = show({
      fields: {
        emploi: { kind: 'bool', label: 'Emploie', requiredAt: 'transmission' },
        certifie: { kind: 'bool', label: 'Je certifie', mustBeTrue: true, requiredAt: 'transmission' },
      },
    });
    await user.click(screen.getByLabelText('Non'));
    await user.click(screen.getByRole('checkbox', { name: /Je certifie/ }));
    expect(stored.current).toEqual({ emploi: false, certifie: true });
  });

  it('shows five choices, lists fifteen, searches sixteen', async () => {
    show({
      fields: {
        a: { kind: 'choice', label: 'Cinq', options: options(5) },
        b: { kind: 'choice', label: 'Quinze', options: options(15) },
        c: { kind: 'choice', label: 'Seize', options: options(16) },
      },
    });
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(within(screen.getByLabelText('Quinze')).getAllByRole('option')).toHaveLength(16);
    expect(screen.getByRole('combobox', { name: 'Seize' })).toHaveProperty('tagName', 'INPUT');
  });

  it('finds a choice by a part of its label, with the keyboard alone', async () => {
    const long = [...options(16), { value: 'e', label: 'Éducation populaire' }];
    const stored = show({ fields: { c: { kind: 'choice', label: 'Domaine', options: long } } });
    await user.type(screen.getByRole('combobox', { name: 'Domaine' }), 'educ');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(stored.current).toEqual({ c: 'e' });
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('stores several choices in the order of the row', async () => {
    const stored = show({
      fields: { p: { kind: 'choice', label: 'Publics', options: options(3), multiple: true } },
    });
    await user.click(screen.getByLabelText('Choix 3'));
    await user.click(screen.getByLabelText('Choix 1'));
    expect(stored.current).toEqual({ p: ['v1', 'v3'] });
    await user.click(screen.getByLabelText('Choix 1'));
    await user.click(screen.getByLabelText('Choix 3'));
    expect(stored.current).toEqual({ p: null });
  });

  it('offers the objects an identifier may name', async () => {
    const stored = show({
      fields: { e: { kind: 'id', label: 'Établissement', of: 'etablissement' } },
      form: { options: { etablissement: [{ value: 'e1', label: 'Siège' }] } },
    });
    await user.click(screen.getByLabelText('Siège'));
    expect(stored.current).toEqual({ e: 'e1' });
  });
});

describe('a table of fields', () => {
  const user = userEvent.setup();

  it('hides what is not asked, and shows it when the answer changes', async () => {
    show({
      fields: {
        periode: { kind: 'choice', label: 'Période', options: options(2) },
        annees: {
          kind: 'int',
          label: 'Années',
          when: [{ scope: 'parent', key: 'periode', operator: 'eq', value: 'v2' }],
        },
      },
      value: { periode: 'v1' },
    });
    expect(screen.queryByLabelText('Années')).toBeNull();
    await user.click(screen.getByLabelText('Choix 2'));
    expect(screen.getByLabelText('Années')).toBeDefined();
  });

  it('shows as text what may not be written here', () => {
    show({
      fields: { numero: { kind: 'text', label: 'Numéro', max: 20, writtenBy: 'server' } },
      value: { numero: '27-000412' },
      form: { hand: { rights: { edit: true }, writer: 'association' } },
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('27-000412')).toBeDefined();
  });

  it('checks a field on leaving it, not before, and ties the message to it', async () => {
    show({ fields: { siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren } } });
    const field = screen.getByLabelText('SIREN');
    await user.type(field, '12345');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ')[0];
    expect(document.getElementById(described ?? '')?.textContent).toContain('exactement 9 caractère');
  });

  it('tidies on leaving what is right but for its spaces', async () => {
    const stored = show({
      fields: { siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren } },
    });
    await user.type(screen.getByLabelText('SIREN'), '732 829 320');
    await user.tab();
    expect(stored.current).toEqual({ siren: '732829320' });
  });

  it('adds lines with ids of their own, takes one away, and keeps the focus near', async () => {
    const stored = show({
      fields: {
        indicateurs: {
          kind: 'list',
          label: 'Indicateurs',
          max: 2,
          fields: { libelle: { kind: 'text', label: 'Libellé', max: 50 } },
        },
      },
    });
    await user.click(screen.getByRole('button', { name: /Ajouter une ligne/ }));
    expect(await screen.findByLabelText('Libellé')).toBeDefined();
    await user.type(screen.getByLabelText('Libellé'), 'Un');
    await user.click(screen.getByRole('button', { name: /Ajouter une autre ligne/ }));
    expect(screen.queryByRole('button', { name: /Ajouter/ })).toBeNull();
    const { indicateurs } = stored.current as { indicateurs: { id: string; libelle?: string }[] };
    expect(new Set(indicateurs.map(({ id }) => id)).size).toBe(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Libellé')[1]));
    await user.click(screen.getByRole('button', { name: 'Retirer : Indicateurs, ligne 1, Un' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Annuler le retrait : Indicateurs, Un'),
    );
    expect(readAt(stored.current, `indicateurs.${indicateurs[0]?.id}`)).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(readAt(stored.current, `indicateurs.${indicateurs[0]?.id}.libelle`)).toBe('Un');
  });

  it('calls no new line wrong before it was left', async () => {
    render(<Late />);
    await user.click(screen.getByRole('button', { name: /Ajouter une ligne/ }));
    const field = await screen.findByLabelText('Nom');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.click(document.body);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows empty what is only proposed, and says so; it is kept by a press, replaced by a key', async () => {
    const kept = { current: false };
    const keep = () => {
      kept.current = true;
    };
    const stored = show({
      fields: {
        debut: { kind: 'date', label: 'Date de début' },
        titre: { kind: 'text', label: 'Titre', max: 50, requiredAt: 'transmission' },
      },
      value: { debut: '2026-11-22', titre: 'Sans objet' },
      form: {
        unasked: new Set(['titre']),
        proposals: { debut: { note: 'Le portail propose le 22/11/2026.', keep }, titre: {} },
      },
    });
    // The portal fills in these values itself, so no asterisk says that somebody must answer.
    expect(screen.getByLabelText('Titre').getAttribute('aria-required')).toBeNull();
    expect((screen.getByLabelText('Date de début') as HTMLInputElement).value).toBe('');
    expect(screen.getByText('Le portail propose le 22/11/2026.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'C’est bien cela : Date de début' }));
    expect(kept.current).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Date de début'));
    await user.type(screen.getByLabelText('Titre'), 'Former');
    expect(stored.current).toMatchObject({ titre: 'Former' });
  });

  it('shows a choice that is closed, with why', () => {
    show({
      fields: { rib: { kind: 'id', label: 'RIB', of: 'rib', aide: 'Où verser.' } },
      form: { options: { rib: [{ value: 'r1', label: 'FR76', closed: 'RIB incomplet : il manque BIC.' }] } },
    });
    const radio = screen.getByRole('radio', { name: /FR76/ }) as HTMLInputElement;
    expect(radio.disabled).toBe(true);
    expect(screen.getByText('RIB incomplet : il manque BIC.')).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'RIB' })).toBeDefined();
  });
});
