import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { colonnesChorus } from '@asso/domain/transfert/chorus.rows';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf, words } from '../platform/pdf/test/test-read-pdf.ts';
import { readCsv } from '../platform/sheet/test/test-read-sheet.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { chorusCalls } from './test/test-chorus.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { make, take, anOrdered } = chorusCalls(portal);
const names: readonly string[] = Object.values(colonnesChorus).map(({ label }) => label);
const column = (label: string) => names.indexOf(label);

test.each([
  ['NC1234567001', 'RIDET 1234567.001', '4', '1234567001'],
  ['PFA12345001', 'TAHITI A12345-001', '5', 'A12345001'],
])(
  'an association without SIRET is granted, printed and paid under its %s',
  async (siret, said, type, number) => {
    const { agent, service, id_fo, world } = await anOrdered(siret);
    const { bytes } = await portal.api(dossierEndpoints.readPdf, { as: world.jeanne, params: { id: id_fo } });
    const pdf = await readPdf(bytes);
    const text = words(pdf.pages.map((page) => page.readText).join(' ')).replaceAll('\u00a0', ' ');
    expect(text).toContain(`Numéro de l’établissement ${said}`);
    const made = await make(agent, service);
    expect(made.body).toMatchObject({ nombre: 2 });
    const [, ...rows] = readCsv((await take(agent, made.body.id)).bytes.toString());
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row[column('Type d’identifiant du tiers')]).toBe(type);
      expect(row[column('Identifiant du tiers')]).toBe(number);
    }
  },
);
