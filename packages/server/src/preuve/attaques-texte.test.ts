import { expect, test } from 'vitest';
import { readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { unzipSheet } from '../platform/sheet/test/test-read-sheet.ts';
import { cellules, formule, listDangers, script } from './test-charge.ts';
import { aDemonstration } from './test-demonstration.ts';
import { lettre, pdfLecteurs, readPdfs } from './test-pdfs.ts';
import { trapTextes } from './test-pieges.sql.ts';

const agent = 'fdva';
const demo = await aDemonstration([agent, ...pdfLecteurs]);
const { portal, tokenOf } = demo;
const typed = { 'x-content-type-options': 'nosniff' };
const as = { 'access-token': tokenOf(agent) };
const get = (url: string) => portal.inject({ url, headers: as });

const { items } = (await get('/api/demande/dossiers?genres=subvention&limit=50')).json();
const changed = await trapTextes(portal.db, { avant: formule, apres: script });

const open = (reply: Awaited<ReturnType<typeof get>>) =>
  listDangers({ bytes: reply.rawPayload, headers: reply.headers });

test('what was typed is text in the answers, whatever a browser would make of it', async () => {
  expect(changed).toBeGreaterThan(40);
  const reply = await get(`/api/demande/dossiers/${items[0].id_fo}`);
  expect(reply.body).toContain(JSON.stringify(script).slice(1, -1));
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(open(reply)).toEqual([]);
});

test.each(['csv', 'etat'])('an export to %s has no cell that a spreadsheet would compute', async (format) => {
  const reply = await get(`/api/rds/export/dossiers/${format}`);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  const cells = cellules(reply.body, String(reply.headers['content-type']));
  expect(cells.filter((one) => one.startsWith(`'${formule}`)).length).toBeGreaterThan(20);
  expect(open(reply)).toEqual([]);
});

test.each(['xlsx', 'ods'])(
  'an export to %s holds it as text, without a formula or a link',
  async (format) => {
    const reply = await get(`/api/rds/export/dossiers/${format}`);
    const parts = Object.values(unzipSheet(reply.rawPayload)).map((one) => Buffer.from(one).toString());
    expect(parts.join()).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(open(reply)).toEqual([]);
  },
);

const pdfs = Object.entries(readPdfs(demo, piegerUnTexte(lettre))).filter(
  // These PDFs were drawn before the trap was typed, so they hold only the demonstration's own text.
  ([file]) => !file.startsWith('seeds/'),
);

test.each(pdfs.flatMap(([file, faits]) => faits.map((make, rank) => [file, rank + 1, make] as const)))(
  'the PDF of %s, %i, draws it as text, and does nothing',
  async (_file, _rank, make) => {
    const bytes = await make();
    const { pages } = await readPdf(bytes);
    const text = pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
    expect(text).toContain('<imgsrc=xonerror=alert(1)>');
    expect(listDangers({ bytes, headers: { ...typed, 'content-type': 'application/pdf' } })).toEqual([]);
  },
);

/**
 * Puts the trap around every text of a letter that contains a space: the letter of these tests is not in the database.
 */
function piegerUnTexte<T>(of: T): T {
  const whole = JSON.stringify(of, (_key, value) =>
    typeof value === 'string' && value.includes(' ') ? `${formule}${value}${script}` : value,
  );
  return JSON.parse(whole) as T;
}

test.each([
  ['text/csv', 'a;b\n1;=1+1\n'],
  ['text/csv', 'a,b\n1,@x\n'],
  ['text/tab-separated-values', 'a\tb\n1\t+x\n'],
  ['application/pdf', '%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>'],
  ['application/pdf', '%PDF-1.7 << /S /URI /URI (http://ailleurs.example) >>'],
  ['text/html', '<p>'],
])('as %s, %j would be seen', (type, text) => {
  const headers = { ...typed, 'content-type': type };
  expect(listDangers({ bytes: Buffer.from(text), headers })).not.toEqual([]);
});
