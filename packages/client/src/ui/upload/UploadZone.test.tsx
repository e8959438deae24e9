// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jpegOfHeic, UploadZone } from './UploadZone.tsx';

const redrawn = vi.hoisted(() => ({ photo: vi.fn() }));
vi.mock('./redrawn-photo.ts', () => ({ redrawnPhoto: redrawn.photo }));

const limits = { text: 'pdf', accept: '.pdf' } as unknown as Parameters<typeof UploadZone>[0]['limits'];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says in French what its button does, whatever the language of the browser, and takes the file', async () => {
  const onFiles = vi.fn();
  render(<UploadZone id="piece" label="Statuts" limits={limits} onFiles={onFiles} />);
  expect(screen.getByText('Choisir un fichier').getAttribute('aria-hidden')).toBe('true');
  const file = new File(['x'], 'statuts.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Statuts'), file);
  expect(onFiles).toHaveBeenCalledWith([file]);
});

it('a photo of an iPhone is sent as a JPEG where the browser reads it', async () => {
  redrawn.photo.mockResolvedValue({ width: 1, height: 1, jpeg: new Blob(['dessin']) });
  const sent = await jpegOfHeic(new File(['photo'], 'Rapport.HEIC'));
  expect([sent.name, sent.type, await sent.text()]).toEqual(['Rapport.jpg', 'image/jpeg', 'dessin']);
});

it('elsewhere it stays what it is, to be refused; other files are not even looked at', async () => {
  redrawn.photo.mockRejectedValue(new Error('unknown format'));
  const [photo, rapport] = [new File(['photo'], 'a.heif'), new File(['pdf'], 'a.pdf')];
  expect(await jpegOfHeic(photo)).toBe(photo);
  expect(await jpegOfHeic(rapport)).toBe(rapport);
  expect(redrawn.photo).toHaveBeenCalledOnce();
});
