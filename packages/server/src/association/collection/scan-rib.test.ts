import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { findRibScan } from '@asso/domain/association/collection/scan-rib.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { aFile } from '../test/test-lignes.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const premier = 'FR7642559000052102312860353';
const second = 'FR7630006000011234567890189';

type Of = { as: Actor; id_asso: string };

async function deposit({ as, id_asso }: Of, nom: string) {
  const body = new FormData();
  body.append('type', 'RIB');
  body.append('file', new File(['%PDF-1.7\n%%EOF'], nom, { type: 'application/pdf' }));
  return portal.api(documentEndpoints.depositDocument, { as, query: { id_asso }, body });
}

/** Names the scan that proves each account. */
async function scansOf({ as, id_asso }: Of) {
  const { body } = await portal.api(associationEndpoints.listDocuments, {
    as,
    query: { id_asso, type: 'RIB' },
  });
  return [premier, second].map((iban) => findRibScan({ iban }, body.items)?.nom ?? null);
}

it('a scan stays that of its account once another account is written', async () => {
  const { add, jeanne: as, id_asso, siege } = await aFile(portal);
  await add('ribs', { id_siret: siege, iban: premier });
  expect((await deposit({ as, id_asso }, 'rib-siege.pdf')).status).toBe(201);
  expect(await scansOf({ as, id_asso })).toEqual(['rib-siege.pdf', null]);
  await add('ribs', { id_siret: siege, iban: second });
  expect(await scansOf({ as, id_asso })).toEqual(['rib-siege.pdf', null]);
});

it('a scan deposited first is that of the first account written, and of no later one', async () => {
  const { add, jeanne: as, id_asso, siege } = await aFile(portal);
  await deposit({ as, id_asso }, 'rib-siege.pdf');
  expect(await scansOf({ as, id_asso })).toEqual([null, null]);
  await add('ribs', { id_siret: siege, iban: premier });
  await add('ribs', { id_siret: siege, iban: second });
  expect(await scansOf({ as, id_asso })).toEqual(['rib-siege.pdf', null]);
});

it('a scan that says no account, among several, proves none of them', async () => {
  const { add, jeanne: as, id_asso, siege } = await aFile(portal);
  await add('ribs', { id_siret: siege, iban: premier });
  await add('ribs', { id_siret: siege, iban: second });
  await deposit({ as, id_asso }, 'lequel.pdf');
  expect(await scansOf({ as, id_asso })).toEqual([null, null]);
});
