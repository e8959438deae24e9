// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadZone } from './UploadZone.tsx';

const limits = { text: 'pdf', accept: '.pdf' } as unknown as Parameters<typeof UploadZone>[0]['limits'];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says in French what its button does, whatever the language of the browser, and takes the file', async () => {
  const onFiles = vi.fn();
  render(<UploadZone id="piece" label="Statuts" limits={limits} onFiles={onFiles} />);
  expect(screen.getByText('Choisir un fichier').getAttribute('aria-hidden')).toBe('true');
  const file = new File(['x'], 'statuts.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Statuts'), file);
  expect(onFiles).toHaveBeenCalledWith([file]);
});
