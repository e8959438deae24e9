import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { isLigneComplete, ligneProblems } from '@asso/domain/association/collection/collections.rows';
import { iban } from '@asso/domain/identifiants/banque';
import { siret } from '@asso/domain/identifiants/siren-siret';
import { describe, expect, it } from 'vitest';
import { findAssociation } from '../../association/association.sql.ts';
import { listLignes } from '../../association/collection/ligne.sql.ts';
import { associationFeature } from '../../association/feature.ts';
import { registreDocumentSources } from '../../association/registre-documents/registre.ts';
import { documentFeature } from '../../document/feature.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { seedAssociations } from './associations.ts';
import { demoIban } from './iban-de-demo.ts';
import { type DemoAssociation, demoAssociations } from './identites.ts';
import { demoRegistre } from './registre.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
registreDocumentSources.setDemonstration(demoRegistre(portal.clock));
await seedAssociations(portal);
await seedAssociations(portal);

/** Lists the documents that the association deposited and, if it has their number, those of the invented registers. */
const documentsOf = ({ id_rna, etablissements }: DemoAssociation): string[] => [
  'association assurance-2025.pdf',
  'association rapport-activite-2025.pdf',
  'association rapport-financier-2025.pdf',
  'association rib-siege.pdf',
  'association statuts-projet.pdf',
  ...(etablissements.length > 1 ? ['association rib-base.pdf'] : []),
  ...(id_rna ? ['RNA Liste des dirigeants.pdf', 'RNA Récépissé de déclaration.pdf', 'RNA Statuts.pdf'] : []),
  ...(etablissements.some(({ id_siret }) => siret.check(id_siret) === null)
    ? ['Sirene Avis de situation 2026-03-02.pdf']
    : []),
];

const demos: DemoAssociation[] = Object.values(demoAssociations);
const find = ({ id_siren, id_rna }: DemoAssociation) =>
  findAssociation(db, id_siren ? { kind: 'siren', value: id_siren } : { kind: 'rna', value: id_rna ?? '' });
const all = { sirets: null, depuis: null };

describe('the associations of the demonstration', () => {
  it.each(demos)('$nom is complete, once', async (demo) => {
    const row = await find(demo);
    const id = row?.id ?? '';
    const admin = anActor({ roles: ['lca.admin'] });
    const query = { id_asso: id };
    const identite = await portal.api(associationEndpoints.readIdentite, { as: admin, query });
    expect(identite.body).toMatchObject({ identite: { regime: demo.regime }, manques: [] });
    const activites = await portal.api(associationEndpoints.readActivites, { as: admin, query });
    expect(activites.body).toMatchObject({ manques: [], activites: { objet: expect.any(String) } });
    const ribs = await listLignes(db, { type: 'ribs', idAssociation: id }, all);
    expect(ribs.map((rib) => ligneProblems('ribs', rib, 'transmission'))).toEqual(
      demo.etablissements.map(() => []),
    );
    const documents = await portal.api(associationEndpoints.listDocuments, { as: admin, query });
    expect(documents.body.items.map(({ origine, nom }) => `${origine} ${nom}`).toSorted()).toEqual(
      documentsOf(demo).toSorted(),
    );
    const uuid = documents.body.items[0]?.uuid ?? '';
    const file = await portal.api(documentEndpoints.downloadDocument, { as: admin, params: { uuid } });
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['cagous', 'NC9876543001', '98800'],
    ['motu', 'PFZ98765001', '98713'],
  ] as const)(
    'have the number of their own register where Sirene does not reach: %s',
    async (cle, numero, cp) => {
      const row = await find(demoAssociations[cle]);
      expect([row?.id_siren, row?.id_siret_siege]).toEqual([null, numero]);
      const query = { id_asso: row?.id ?? '' };
      const as = anActor({ roles: ['lca.admin'] });
      const { body } = await portal.api(associationEndpoints.listEtablissements, { as, query });
      expect(body.items).toMatchObject([{ id_siret: numero, est_siege: true, adresse: { cp } }]);
    },
  );

  it('have representatives who can be chosen in a dossier', async () => {
    const pions = await find(demoAssociations.pions);
    const asked = { type: 'representants_legaux', idAssociation: pions?.id ?? '' } as const;
    const people = await listLignes(db, asked, all);
    expect(people.map(({ prenom }) => prenom)).toEqual(['Jeanne', 'Karim']);
    expect(people.every((one) => isLigneComplete(asked.type, one))).toBe(true);
  });
});

it('makes accounts whose keys are right', () => {
  for (let rang = 1; rang < 60; rang++) {
    expect([iban.check(demoIban(rang)), iban.warn?.(demoIban(rang))]).toEqual([null, null]);
  }
});
