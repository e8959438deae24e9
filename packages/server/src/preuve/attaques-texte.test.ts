import { expect, test } from 'vitest';
import { readPdf } from '../platform/pdf/test-read-pdf.ts';
import { partsOf, readCsv } from '../platform/sheet/test-read-sheet.ts';
import { aDemonstration } from './test-demonstration.ts';
import { nommerToutes } from './test-noms.sql.ts';

const agent = 'fdva';
const { portal, tokenOf } = await aDemonstration([agent]);
const script = '<img src=x onerror=alert(1)>';
const formule = '=HYPERLINK("http://ailleurs.example";"Cliquez")';

await nommerToutes(portal.db, { nom: formule + script, sigle: script });

const as = { 'access-token': tokenOf(agent) };
const get = (url: string) => portal.inject({ url, headers: as });

/** A grant of this service, as its export names it. */
async function aDossier(): Promise<string> {
  const { body } = await get('/api/rds/export/dossiers/csv?genres=subvention');
  const [id] = readCsv(body)
    .flat()
    .filter((cell) => /^\d{2}-\d{6,9}$/.test(cell));
  if (id === undefined) throw new Error('no dossier in the export');
  return id;
}

test('what was typed as a name is text in the answers, whatever a browser would make of it', async () => {
  const id = await aDossier();
  const reply = await get(`/api/demande/dossiers/${id}`);
  expect(reply.body).toContain(script);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('an export to CSV has no cell that a spreadsheet would compute', async () => {
  const reply = await get('/api/rds/export/dossiers/csv');
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  const cells = readCsv(reply.body.replace(/^\uFEFF/, '')).flat();
  expect(cells).toContain(`'${formule}${script}`);
  expect(cells.filter((one) => /^[=+@\t\r]|^-(?![\d,.\s]*$)/.test(one))).toEqual([]);
});

test.each(['xlsx', 'ods'])(
  'an export to %s holds it as text, without a formula or a link',
  async (format) => {
    const reply = await get(`/api/rds/export/dossiers/${format}`);
    const parts = Object.values(partsOf(reply.rawPayload)).map((one) => Buffer.from(one).toString());
    expect(parts.join()).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(parts.join()).not.toMatch(/<img|<f[ >]|table:formula|<hyperlink/);
  },
);

test('a PDF draws it as text, and carries no script nor link to elsewhere', async () => {
  const reply = await get(`/api/demande/dossiers/${await aDossier()}/pdf`);
  const pdf = await readPdf(reply.rawPayload);
  expect(pdf.pages.map(({ text }) => text.replaceAll(/\s/g, '')).join('')).toContain(
    script.replaceAll(' ', ''),
  );
  expect(reply.rawPayload.toString('latin1')).not.toMatch(
    /\/JavaScript|\/JS\b|\/Launch|\/URI ?\(http:\/\/ailleurs/,
  );
});
