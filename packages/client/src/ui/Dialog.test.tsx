// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog, loadDialogs } from './Dialog.tsx';
import type { DialogProps } from './DialogBox.tsx';

afterEach(cleanup);

/** Reads the module anew, as when a page is first opened: the code of the dialog's box is then not loaded yet. */
async function show() {
  vi.resetModules();
  const fresh = await import('./Dialog.tsx');
  const { watchFirstGesture } = await import('./page/first-gesture.ts');
  render(<Page Dialog={fresh.Dialog} />);
  return watchFirstGesture;
}

function Page({ Dialog }: { Dialog: ComponentType<DialogProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Retirer
      </button>
      {isOpen && (
        <Dialog title="Retirer ce compte ?" onClose={() => setIsOpen(false)}>
          <p>Il ne servira plus.</p>
        </Dialog>
      )}
    </>
  );
}

test('a dialog whose box comes late takes the focus, and gives it back to what opened it', async () => {
  await show();
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Retirer' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Retirer ce compte ?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the box comes with the first gesture, before anything opens', async () => {
  (await show())();
  fireEvent.pointerDown(document.body);
  await vi.dynamicImportSettled();
  fireEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(screen.getByRole('dialog', { name: 'Retirer ce compte ?' })).toBeDefined();
});

test.each([
  ['Retirer le modèle', 'Annuler'],
  ['Annuler la publication', 'Ne rien changer'],
])('beside « %s », the other button says « %s »', async (label, other) => {
  await loadDialogs();
  const act = { label, onPress: () => undefined };
  render(
    <Dialog title="Sûr ?" onClose={() => undefined} action={act}>
      Rien.
    </Dialog>,
  );
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual([label, other]);
});

test('a box that has come opens at once', async () => {
  await loadDialogs();
  render(<Page Dialog={Dialog} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(screen.getByRole('dialog', { name: 'Retirer ce compte ?' })).toBeDefined();
});
