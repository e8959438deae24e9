import { expect, it } from 'vitest';
import { streamLignes, TropLongue } from './lire-lignes.ts';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(bytes: Buffer, size: number) {
  const rows = [];
  for await (const row of streamLignes(inPieces(bytes, size))) rows.push(row);
  return rows;
}

const texte = '\uFEFFcode;nom\r\n\r\n1;"L’Étoile; ""bleue""\r\nsuite"\n;;\n2;dernière';
const expected = [
  { numero: 1, cellules: ['code', 'nom'] },
  { numero: 3, cellules: ['1', 'L’Étoile; "bleue"\nsuite'] },
  { numero: 6, cellules: ['2', 'dernière'] },
];

it.each([1, 2, 3, 7, 1000])('reads the same rows whatever pieces a file comes in: %i bytes', async (size) => {
  expect(await read(Buffer.from(texte), size)).toEqual(expected);
});

it('reads the Windows alphabet, tabs, and nothing', async () => {
  expect(await read(Buffer.from('a\tb\nZo\xe9\t1', 'latin1'), 5)).toEqual([
    { numero: 1, cellules: ['a', 'b'] },
    { numero: 2, cellules: ['Zoé', '1'] },
  ]);
  expect(await read(Buffer.from(''), 5)).toEqual([]);
});

it('gives up a quote that nobody closes, and a line without end', async () => {
  const open = Buffer.from(`a;b\n1;"${'x\n'.repeat(60_000)}`);
  await expect(read(open, 4096)).rejects.toBeInstanceOf(TropLongue);
  const broken = Buffer.from(`a;b\n1;"${'x";"x\n'.repeat(60_000)}`);
  await expect(read(broken, 4096)).rejects.toBeInstanceOf(TropLongue);
  await expect(read(Buffer.alloc(1_100_000, 'x'), 65_536)).rejects.toBeInstanceOf(TropLongue);
});
