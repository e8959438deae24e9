// @vitest-environment jsdom
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';
import { draftKey } from '../draft/draft-cipher.ts';
import { keepChanges, keptChanges, openDrafts } from '../draft/draft-storage.ts';
import type { SaveAnswer } from '../draft/draft-types.ts';
import { SaisieDialog } from './SaisieDialog.tsx';
import { SaisieForm } from './SaisieForm.tsx';
import type { SaisieProps } from './saisie-props.ts';
import { useEdition } from './use-edition.ts';
import { useSaisie } from './use-saisie.ts';

vi.mock('../session/session.ts', () => ({ useUser: () => ({ _id: 'moi' }) }));

const fields = {
  nom: { kind: 'text', label: 'Nom de la clé', max: 20, requiredAt: 'saisie' },
  code: { kind: 'text', label: 'Code', max: 20 },
} as const satisfies Fields;
type Typed = { nom?: string | null; code?: string | null };
type Outcome = { ok: true; value: string } | { ok: false; problem: ProblemReply };

const refused = (message: string, field?: string): Outcome => ({
  ok: false,
  problem: {
    type: 'about:blank',
    title: '',
    status: 422,
    instance: '',
    code: 'cle.refus',
    message,
    problems: [{ code: 'cle.refus', message, field }],
  },
});

let answers: (Outcome | null)[];
let sent: { value: Typed; key: string }[];
let done: string[];

beforeEach(async () => {
  await openDrafts('moi', await draftKey('A'.repeat(43)));
  answers = [];
  sent = [];
  done = [];
});
afterEach(() => {
  cleanup();
  keepChanges('moi.cle', {});
});

type PageProps = Partial<SaisieProps<Typed>> & {
  first?: Typed;
  follow?: (next: Typed, path: string) => Typed;
  say?: () => [];
};

function Page({ first = {}, follow, say, ...props }: PageProps) {
  const saisie = useSaisie({
    name: 'cle',
    value: first,
    follow,
    say,
    send: async (value: Typed, key) => {
      sent.push({ value, key });
      return answers.length > 0 ? (answers.shift() ?? null) : ({ ok: true, value: 'faite' } as Outcome);
    },
    onDone: (reply) => void done.push(reply),
  });
  return <SaisieForm saisie={saisie} fields={fields} label="Créer la clé" {...props} />;
}

function Ask({ onClose, isKept }: { onClose: () => void; isKept?: boolean }) {
  const saisie = useSaisie({
    name: 'cle',
    value: {} as Typed,
    send: async (): Promise<Outcome> => refused('Réessayez plus tard.'),
    onDone: () => undefined,
  });
  return <SaisieDialog title="Créer une clé" label="Créer la clé" {...{ saisie, fields, onClose, isKept }} />;
}

function Edit({ answer }: { answer: SaveAnswer<Typed> }) {
  const saisie = useEdition<Typed>({
    name: 'cle',
    value: { nom: 'A' },
    version: 3,
    save: async ({ value, version }) => {
      sent.push({ value, key: String(version) });
      return answer;
    },
    onSaved: () => done.push('enregistré'),
  });
  return (
    <SaisieForm saisie={saisie} fields={fields} label="Enregistrer" onCancel={() => done.push('annulé')} />
  );
}

const nom = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom/ });
const press = async (name = 'Créer la clé') => userEvent.click(await screen.findByRole('button', { name }));
const summary = () => screen.getByRole('region', { name: /erreur/ });

describe('a form that makes one call', () => {
  it('says what is missing before any call, on the field and in a summary that takes the focus', async () => {
    render(<Page />);
    await press();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(summary());
    expect(nom().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(nom(), 'Compta');
    expect(screen.queryByRole('region')).toBeNull();
    await press();
    expect(sent.map(({ value }) => value)).toEqual([{ nom: 'Compta' }]);
    expect(done).toEqual(['faite']);
  });

  it('keeps what is typed when the server refuses it, on the field that it names, until that field changes', async () => {
    answers = [refused('Ce nom est pris.', 'nom')];
    render(<Page first={{ nom: 'Compta' }} prefix="cle" />);
    await press();
    expect(nom().value).toBe('Compta');
    expect(within(summary()).getByRole('link', { name: 'Ce nom est pris.' }).getAttribute('href')).toBe(
      '#champ-cle-nom',
    );
    await userEvent.type(nom(), ' 2');
    expect(screen.queryByRole('region')).toBeNull();
    await press();
    expect(sent.map(({ value }) => value.nom)).toEqual(['Compta', 'Compta 2']);
  });

  it('tries the same content again under the same key, and another content or act under another', async () => {
    answers = [refused('Réessayez.'), refused('Réessayez.')];
    render(<Page first={{ nom: 'A' }} />);
    await press();
    await press();
    await userEvent.type(nom(), 'B');
    await press();
    await press();
    await waitFor(() => expect(sent).toHaveLength(4));
    const [first, second, third, fourth] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).not.toBe(third);
  });

  it('asks for a confirmation where there is one, and shows a refusal back in the form', async () => {
    answers = [refused('La campagne est close.')];
    render(
      <Page
        first={{ nom: 'A' }}
        confirm={({ onConfirm, onClose }) => (
          <Dialog title="Créer ?" onClose={onClose} action={{ label: 'Oui', onPress: onConfirm }}>
            Rien ne partira avant.
          </Dialog>
        )}
      />,
    );
    await press();
    expect(sent).toEqual([]);
    await press('Oui');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(summary().textContent).toContain('La campagne est close.');
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  });

  it('shows the rules of the domain instead of those of the rows, and what follows a field', async () => {
    render(
      <Page
        first={{ code: 'X' }}
        follow={(next, path) => (path === 'nom' ? { ...next, code: null } : next)}
        rules={[{ field: 'nom', message: 'Donnez un nom à votre clé.' }]}
      />,
    );
    await press();
    expect(summary().textContent).toContain('Donnez un nom à votre clé.');
    await userEvent.type(nom(), 'A');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('');
  });

  it('gives its row to an own control', async () => {
    render(
      <Page
        first={{ nom: 'A' }}
        own={{
          code: (props) => (
            <PasswordControl {...props} value={String(props.value ?? '')} autoComplete="current-password" />
          ),
        }}
      />,
    );
    await userEvent.type(screen.getByLabelText('Code'), 'secret');
    await press();
    expect(sent[0]?.value).toEqual({ nom: 'A', code: 'secret' });
  });

  it('says a refusal even where the caller finds no words for it', async () => {
    answers = [refused('Réessayez demain.')];
    render(<Page first={{ nom: 'A' }} say={() => []} />);
    await press();
    expect(await screen.findByText('Réessayez demain.')).toBeTruthy();
    expect(done).toEqual([]);
  });

  it('leaves the end to the caller that answers null, with what was typed', async () => {
    answers = [null];
    render(<Page first={{ nom: 'A' }} />);
    await press();
    expect(done).toEqual([]);
    expect(nom().value).toBe('A');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('finds again what was typed and never sent, and forgets it once it is sent', async () => {
    const { unmount } = render(<Page />);
    await userEvent.type(nom(), 'Compta');
    unmount();
    render(<Page />);
    expect(nom().value).toBe('Compta');
    expect(screen.getByText('Ce que vous aviez écrit est retrouvé.')).toBeTruthy();
    await press();
    await waitFor(() => expect(keptChanges('moi.cle')).toEqual({}));
  });
});

describe('the same form in a dialog', () => {
  it('has its button in the foot, and forgets what was typed when it is closed', async () => {
    const onClose = vi.fn();
    render(<Ask onClose={onClose} />);
    await userEvent.type(nom(), 'A');
    await press();
    expect(screen.getByText('Réessayez plus tard.')).toBeTruthy();
    await press('Annuler');
    expect(onClose).toHaveBeenCalledOnce();
    expect(keptChanges('moi.cle')).toEqual({});
  });

  it('keeps it where the dialog says so', async () => {
    render(<Ask onClose={() => undefined} isKept />);
    await userEvent.type(nom(), 'A');
    await press('Annuler');
    expect(keptChanges('moi.cle')).not.toEqual({});
  });
});

describe('a form of a stored object', () => {
  it('sends nothing that did not change', async () => {
    render(<Edit answer={{ kind: 'injoignable' }} />);
    await press('Enregistrer');
    expect(sent).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Aucun changement');
  });

  it('shows both values of a field that somebody else saved meanwhile, and sends mine under their version', async () => {
    render(<Edit answer={{ kind: 'conflit', conflicts: { nom: 'Sien' }, version: 7, par: 'Ali Alaoui' }} />);
    await userEvent.type(nom(), 'B');
    await press('Enregistrer');
    const dialog = await screen.findByRole('dialog', { name: /laquelle garder/ });
    expect(dialog.textContent).toContain('Sien');
    await userEvent.click(within(dialog).getByRole('radio', { name: /AB/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Garder cette réponse' }));
    expect(sent.map(({ key }) => key)).toEqual(['3', '7']);
    expect(sent[1]?.value.nom).toBe('AB');
  });

  it.each([
    [true, 'Vous, dans un autre onglet'],
    [false, 'Ali Alaoui'],
  ])(
    'says who saved by what the server tells of the account (moi: %s), not by the name',
    async (moi, who) => {
      const conflicts = { nom: 'Sien' };
      render(<Edit answer={{ kind: 'conflit', conflicts, version: 7, par: 'Ali Alaoui', moi }} />);
      await userEvent.type(nom(), 'B');
      await press('Enregistrer');
      expect((await screen.findByRole('dialog', { name: /laquelle garder/ })).textContent).toContain(who);
    },
  );

  it('keeps the answers on the device when nobody can be reached', async () => {
    render(<Edit answer={{ kind: 'injoignable' }} />);
    await userEvent.type(nom(), 'B');
    await press('Enregistrer');
    expect(screen.getByText('Enregistrement impossible.')).toBeTruthy();
    expect(keptChanges('moi.cle')).not.toEqual({});
  });
});
