import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { regleCourte } from '@asso/domain/document/fichier.rules';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import type { MultipartPart } from '../platform/http/handlers.ts';
import { bareJpeg } from '../platform/storage/bare-jpeg.ts';
import { barePng } from '../platform/storage/bare-png.ts';
import { readOrientation } from '../platform/storage/exif-orientation.ts';
import { aHeic, aPhoto, aPng, bareImage, marks } from '../platform/storage/test/test-photo.ts';
import { receiveDeposit } from './receive-deposit.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-photo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = Object.values(marks);
const told = (bytes: Buffer | undefined) => said.filter((one) => bytes?.includes(one));

async function* form(filename: string, bytes: Buffer): AsyncGenerator<MultipartPart> {
  yield { kind: 'text', field: 'type', value: 'AUT' } as MultipartPart;
  yield { kind: 'file', field: 'file', filename, stream: Readable.from([bytes]) } as MultipartPart;
}

async function kept(filename: string, bytes: Buffer) {
  const received = await receiveDeposit(form(filename, bytes), { folder, pour: 'une-personne' });
  if (!received.ok) throw new Error(JSON.stringify(received.problems));
  const { file } = received.value;
  return { file, content: readFileSync(file.path) };
}

describe('a photo that somebody deposits', () => {
  it.each([
    ['photo.jpg', aPhoto()],
    ['photo.jpeg', aPhoto(1)],
    ['photo.png', aPng()],
  ])('%s is kept without its place, and known by what is kept of it', async (nom, photo) => {
    expect(told(photo)).toContain(marks.place);
    const { file, content } = await kept(nom, photo);
    expect(told(content)).toEqual([]);
    expect(file.size).toBe(content.length);
    expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  });

  it('is the same image, the same way up', () => {
    const bare = bareJpeg(aPhoto(6));
    const exif = bare?.indexOf('Exif\0\0') ?? -1;
    expect(readOrientation(bare?.subarray(exif + 6) ?? Buffer.alloc(0))).toBe(6);
    // After the Exif that remains, the bytes are exactly those that the browser drew.
    expect(bare?.subarray(exif + 6 + 26)).toEqual(bareImage.subarray(20));
    expect(bareJpeg(aPhoto(1))).toEqual(bareImage);
    const png = barePng(aPng(8));
    expect(readOrientation(png?.subarray((png?.indexOf('eXIf') ?? 0) + 4) ?? Buffer.alloc(0))).toBe(8);
  });

  it('is kept as it came when it has nothing to lose, and twice is the same', async () => {
    expect((await kept('a.jpg', bareImage)).content).toEqual(bareImage);
    const once = bareJpeg(aPhoto()) as Buffer;
    expect(bareJpeg(once)).toEqual(once);
  });

  it('that is a HEIC is kept as a JPEG, upright and without its place', async () => {
    expect(told(aHeic)).toContain(marks.place);
    const received = await receiveDeposit(form('IMG_0042.HEIC', aHeic), { folder, pour: 'une-personne' });
    if (!received.ok) throw new Error(JSON.stringify(received.problems));
    const { file, nom, mime } = received.value;
    expect([nom, mime]).toEqual(['IMG_0042.jpg', 'image/jpeg']);
    const content = readFileSync(file.path);
    expect(told(content)).toEqual([]);
    const image = await loadImage(content);
    expect([image.width, image.height]).toEqual([32, 64]);
    const context = createCanvas(32, 64).getContext('2d');
    context.drawImage(image, 0, 0);
    const [top, foot] = [8, 56].map((y) => [...context.getImageData(16, y, 1, 1).data]);
    expect(top?.[0]).toBeGreaterThan(150);
    expect(top?.[2]).toBeLessThan(80);
    expect(foot?.[2]).toBeGreaterThan(150);
    expect(foot?.[0]).toBeLessThan(80);
  });

  it('that is a HEIC which cannot be decoded is refused, and costs nothing more', async () => {
    const start = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
    const received = await receiveDeposit(
      form('IMG_0042.HEIC', Buffer.concat([start, Buffer.alloc(200, 7)])),
      {
        folder,
        pour: 'une-personne',
      },
    );
    expect(received).toMatchObject({ ok: false, problems: [{ code: 'document.contenu' }] });
  });

  it.each([
    ['IMG_5195.jpg', aHeic, 'IMG_5195.jpg', 'image/jpeg'],
    ['IMG_5196.HEIC', aPhoto(), 'IMG_5196.jpg', 'image/jpeg'],
    ['affiche.JPG', aPng(), 'affiche.png', 'image/png'],
    ['scan.d’été.png', Buffer.from('%PDF-1.4\n'), 'scan.d’été.pdf', 'application/pdf'],
  ])('%s is taken for what it is, whatever its name says', async (nom, bytes, kept, mime) => {
    const received = await receiveDeposit(form(nom, bytes), { folder, pour: 'une-personne' });
    expect(received).toMatchObject({ ok: true, value: { nom: kept, mime } });
    if (received.ok) expect(told(readFileSync(received.value.file.path))).toEqual([]);
  });

  it('is refused under the name of a photo where a place takes no such file', async () => {
    const regle = { ...regleCourte, extensions: ['pdf'] };
    const received = await receiveDeposit(form('carte.pdf', aPng()), { folder, pour: 'une-personne', regle });
    expect(received).toMatchObject({ ok: false, problems: [{ code: 'document.contenu' }] });
  });

  it('that is cut anywhere is read without harm', () => {
    for (const photo of [aPhoto(), aPng()])
      for (let length = 0; length < photo.length; length++)
        for (const strip of [bareJpeg, barePng])
          expect(strip(photo.subarray(0, length))?.length ?? 0).toBeLessThanOrEqual(length);
  });
});
