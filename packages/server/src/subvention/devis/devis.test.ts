import { devisEndpoints as endpoints } from '@asso/contract/subvention/devis.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { parseDevis } from '@asso/domain/referentiel/budget/devis.rules';
import { describe, expect, it } from 'vitest';
import { associationFeature } from '../../association/feature.ts';
import { anAssociation, aPerson } from '../../association/test/test-associations.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aPdf } from '../../platform/lecture/test/test-papiers.ts';
import { subventionFeature } from '../feature.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature, subventionFeature] });
const { id } = await anAssociation(portal.db);
const jeanne = await aPerson(portal.db, { membre: { id_association: id } });

function read(content: Buffer | string | null, as: Actor = jeanne) {
  const form = new FormData();
  form.append('note', 'devis');
  const part = typeof content === 'string' ? content : new Uint8Array(content ?? []);
  if (content !== null) form.append('fichier', new Blob([part]), 'devis.pdf');
  return portal.api(endpoints.readDevis, { as, query: {}, body: form });
}

const devis = () =>
  aPdf((doc) => {
    const at = (texte: string, x: number, y: number) =>
      doc.fontSize(10).text(texte, x, y, { lineBreak: false });
    at('Devis n° 2027014', 60, 60);
    at('Désignation', 60, 120);
    at('Total', 480, 120);
    at('Location de 3 catamarans', 60, 150);
    at('2', 330, 150);
    at('120,00', 400, 150);
    at('240,00 €', 480, 150);
    at('Transport en car', 60, 180);
    at('1 250,00 €', 480, 180);
    at('Total TTC', 400, 220);
    at('1 490,00 €', 480, 220);
  });

describe('a quote', () => {
  it('is read line by line, its cells apart, so that its lines can be proposed', async () => {
    const { status, body } = await read(await devis());
    expect(status).toBe(200);
    expect(body.lignes).toContain('Location de 3 catamarans\t2\t120,00\t240,00 €');
    expect(parseDevis(body.lignes.join('\n'), { isDocument: true })).toEqual({
      lignes: [
        { label: 'Location de 3 catamarans', euros: 240, code: '61-1' },
        { label: 'Transport en car', euros: 1250, code: '62-3' },
      ],
      totalEuros: 1490,
    });
  });

  it.each([
    ['a damaged file', async () => Buffer.from('%PDF-1.7\nrien'), 'subvention.devis-illisible'],
    [
      'a page without text',
      () => aPdf((doc) => doc.rect(10, 10, 50, 50).fill()),
      'subvention.devis-sans-texte',
    ],
    [
      'a page closed by a password',
      () => aPdf((doc) => doc.text('Location', 60, 80), { userPassword: 'secret' }),
      'subvention.devis-ferme',
    ],
    ['a file that is too long', async () => Buffer.alloc(5_242_881), 'subvention.devis-trop-lourd'],
    ['no file', async () => null, 'document.absent'],
  ])('%s is refused in words', async (_, content, code) => {
    expect((await read(await content())).body).toMatchObject({ code });
  });

  it('is read for associations only', async () => {
    const agent = await aPerson(portal.db, { roles: ['rds.instructeur'], role: 'rds.instructeur' });
    expect((await read(await devis(), agent)).status).toBe(403);
  });
});
