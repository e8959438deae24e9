import { numeroLocalEndpoints } from '@asso/contract/association/numero-local.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { expect, it } from 'vitest';
import { anAssociationRow } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readPdf, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { dossierCreation } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aPerson } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

it.each([
  ['98800', '1 234 567.001', 'NC1234567001', 'RIDET 1234567.001'],
  ['98713', 'A12345-001', 'PFA12345001', 'TAHITI A12345-001'],
])(
  'who manages an association at %s types its number, begins a request, and reads it printed',
  async (cp, typed, kept, said) => {
    const world = await aWorld(db);
    await world.publish({ domaine_libre: true, documents_attendus: [] });
    const id = await anAssociationRow(db, {
      nom: 'Les Cagous (association fictive)',
      code_postal: cp,
      code_departement: cp.slice(0, 3),
      registre: JSON.stringify({
        RNA: {
          date: '2026-03-02',
          identite: { nom: 'LES CAGOUS' },
          coordonnees: { adresse_siege: { cp, commune: 'NOUMEA' } },
          activites: {},
        },
      }),
    });
    const manager = await aPerson(db, { membre: { id_association: id } });
    const begin = () =>
      api(dossierEndpoints.createDossier, {
        as: manager,
        body: dossierCreation({ code: world.code, siret: kept }),
      });
    expect((await begin()).status).toBe(404);
    const declared = await api(numeroLocalEndpoints.declareNumeroLocal, {
      as: manager,
      query: { id_asso: id },
      body: { numero: typed },
    });
    expect(declared.body).toEqual({ id_siret: kept });
    const begun = await begin();
    expect(begun.status).toBe(201);
    const { id_fo } = begun.body as { id_fo: string };
    const { bytes } = await api(dossierEndpoints.readPdf, { as: manager, params: { id: id_fo } });
    const { pages } = await readPdf(bytes);
    const text = words(pages.map((page) => page.readText).join(' ')).replaceAll('\u00a0', ' ');
    expect(text).toContain(said);
  },
);
