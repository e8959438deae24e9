import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { anAssociation, aPerson, type TestAssociation } from './test-associations.sql.ts';

/** Gives a made-up valid row of each collection, for a test about something else. */
export const aLigne = (type: CollectionType, { siege }: Pick<TestAssociation, 'siege'>): object => {
  switch (type) {
    case 'representants_legaux':
      return { nom: 'Roux' };
    case 'ribs':
      return { id_siret: siege, iban: 'FR7642559000052102312860353' };
    case 'rhs':
      return { annee: 2025, id_siret: siege, nb_adherents: 48, nb_benevoles: 12, nb_salaries: 0 };
    case 'comptes':
      return { annee: 2025, id_siret: siege, produits: 12_000, charges: 10_800 };
    case 'budgets':
      return { annee: 2026, exercice_du: '2026-01-01', exercice_au: '2026-12-31', montants: { '60-1': 500 } };
    case 'agrements':
      return { type: 'JEP', numero: 'JEP-13-042', date_attribution: '2022-02-01', attributeur: 'SDJES' };
    case 'affiliations':
      return { nom: 'Fédération fictive des jeux', numero: 'AB-12' };
    case 'adherents_personnes_morales':
      return { nom: 'Commune fictive', id_siret: '21130055300016' };
    case 'compositions':
      return { nom: 'Club fictif', id_rna: 'W130000001' };
  }
};

/** Creates an association for each test, so that no test writes in another's. */
export async function aFile(portal: TestPortal) {
  const { db } = portal;
  const association = await anAssociation(db);
  const { id: id_asso, annexe } = association;
  const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
  const lea = await aPerson(db, { membre: { id_association: id_asso, id_siret: annexe } });
  const add = (
    type: CollectionType,
    body: object,
    { as = jeanne, ...query }: { as?: typeof jeanne; [name: string]: unknown } = {},
  ) => portal.api(collectionCalls[type as 'rhs'].add, { as, query: { id_asso, ...query }, body });
  const save = (
    type: CollectionType,
    { as = jeanne, ifMatch = 1, ...query }: { as?: typeof jeanne; ifMatch?: number; [name: string]: unknown },
    body: Record<string, unknown>,
  ) => portal.api(collectionCalls[type as 'rhs'].save, { as, query: { id_asso, ...query }, body, ifMatch });
  const remove = (type: CollectionType, query: object, as = jeanne) =>
    portal.api(collectionCalls[type as 'rhs'].remove, { as, query: { id_asso, ...query } });
  const list = (type: CollectionType, as = jeanne) =>
    portal.api(collectionCalls[type as 'rhs'].list, { as, query: { id_asso } });
  return { ...association, id_asso, jeanne, lea, add, save, remove, list };
}
