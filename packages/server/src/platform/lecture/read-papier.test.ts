import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readPapier } from './lecture.ts';
import { pictureSize } from './picture-size.ts';

const pour = 'une-personne';

/** A PNG whose header announces a size, whatever follows. */
function aPngOf(width: number, height: number): Buffer {
  const bytes = createCanvas(8, 8).toBuffer('image/png');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A PDF whose page is drawn by a text of spaces, as long as `length` once inflated. */
function aPdfBomb(length: number): Buffer {
  const stream = deflateSync(Buffer.alloc(length, ' '), { level: 9 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\n'),
  ]);
}

describe('a hostile paper costs a refusal only', () => {
  it('when it announces more pixels than are decoded', async () => {
    expect(await readPapier(aPngOf(60_000, 60_000), { pour })).toEqual({ ok: false, refus: 'trop-lourd' });
  });

  it('when it is no picture, or a cut one', async () => {
    expect(await readPapier(Buffer.from('rien du tout'), { pour })).toEqual({
      ok: false,
      refus: 'illisible',
    });
    expect(await readPapier(aPngOf(8, 8).subarray(0, 40), { pour })).toEqual({
      ok: false,
      refus: 'illisible',
    });
  });

  it('when it swells in memory: the process that reads it is killed', async () => {
    const read = await readPapier(aPdfBomb(60_000_000), { pour, maxMemoire: 1, maxMs: 20_000 });
    expect(read).toEqual({ ok: false, refus: 'trop-lourd' });
  });

  it('when it takes too long, and the next paper is read by another process', async () => {
    expect(await readPapier(aPdfBomb(20_000_000), { pour, maxMs: 1 })).toEqual({
      ok: false,
      refus: 'trop-lourd',
    });
    expect(await readPapier(aPdfBomb(10), { pour })).toMatchObject({ ok: true });
  });
});

it('a paper that cost too much is refused again without being read, whoever asks', async () => {
  const paper = aPdfBomb(20_000_001);
  const refused = { ok: false, refus: 'trop-lourd' };
  expect(await readPapier(paper, { pour, maxMs: 1 })).toEqual(refused);
  const read = Symbol('read by a process');
  const later = new Promise((resolve) => setImmediate(() => resolve(read)));
  expect(await Promise.race([readPapier(paper, { pour: 'une-autre', maxMs: 1 }), later])).toEqual(refused);
});

it('an account waits for its own papers: another one passes before its second', async () => {
  const done: string[] = [];
  const ask = async (who: string, length: number) => {
    await readPapier(aPdfBomb(length), { pour: who });
    done.push(who);
  };
  await Promise.all([ask('un', 9_000_001), ask('un', 9_000_002), ask('un', 9_000_003), ask('deux', 10)]);
  expect(done.indexOf('deux')).toBeLessThan(2);
});

describe('the size of a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)('is read in the header of %s', async (mime) => {
    const bytes = await createCanvas(41, 23).encode(mime.slice(6) as 'png');
    expect(pictureSize(bytes)).toEqual({ largeur: 41, hauteur: 23 });
    for (let length = 0; length < 60; length++) pictureSize(bytes.subarray(0, length));
  });

  it('of what is no picture is unknown', () => {
    expect(pictureSize(Buffer.from('%PDF-1.7'))).toBeUndefined();
    expect(pictureSize(new Uint8Array(0))).toBeUndefined();
  });
});
