import { afterEach, expect, it, vi } from 'vitest';
import { jpegOfHeic } from './heic-photo.ts';

const redrawn = vi.hoisted(() => ({ photo: vi.fn() }));
vi.mock('./redrawn-photo.ts', () => ({ redrawnPhoto: redrawn.photo }));
afterEach(() => vi.resetAllMocks());

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
