import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sniffFile } from './sniff.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

test.each([
  ['statuts.pdf', pdf, 'application/pdf', true],
  ['STATUTS.PDF', pdf, 'application/pdf', true],
  ['photo.jpg', jpeg, 'image/jpeg', true],
  ['photo.jpeg', jpeg, 'image/jpeg', true],
  ['logo.png', png, 'image/png', true],
  ['bilan.doc', oldWord, 'application/msword', true],
  ['bilan.xls', oldWord, 'application/vnd.ms-excel', true],
  ['notes.txt', Buffer.from('L’été à 15 €'), 'text/plain; charset=utf-8', true],
  ['notes.txt', Buffer.from('Été à 15 F', 'latin1'), 'text/plain; charset=utf-8', true],
  ['membres.csv', Buffer.from('nom;prénom\n'), 'text/csv; charset=utf-8', true],
  ['journal.log', Buffer.from('une ligne'), 'text/plain; charset=utf-8', true],
  ['statuts.pdf', exe, 'application/x-msdownload', false],
  ['statuts.pdf', Buffer.from('un texte'), 'text/plain; charset=utf-8', false],
  ['photo.jpg', png, 'image/png', false],
  ['notes.txt', pdf, 'application/pdf', false],
  ['bilan.pdf', oldWord, 'application/x-cfb', false],
  ['notes.txt', Buffer.from('<html><script>alert(1)</script></html>'), 'application/octet-stream', false],
  ['notes.txt', Buffer.from('  <?php system($_GET[0]); ?>'), 'application/octet-stream', false],
  ['notes.txt', Buffer.from([1, 2, 3, 4]), 'application/octet-stream', false],
  ['statuts', Buffer.from([1, 2, 3, 4]), 'application/octet-stream', true],
])('%s is known by what it holds', async (name, bytes, type, agrees) => {
  const path = join(folder, 'f');
  writeFileSync(path, bytes);
  expect(await sniffFile(path, name)).toEqual({ type, agrees });
});
