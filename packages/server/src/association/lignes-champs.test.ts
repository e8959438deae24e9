// Each field of the collections, as §3 lists them, written with what people really type and what nobody should.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collections.rows';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../document/feature.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { associationFeature } from './feature.ts';
import { anAssociation, aPerson } from './test-associations.sql.ts';
import { ligneDe } from './test-lignes.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const association = await anAssociation(portal.db);
const jeanne = await aPerson(portal.db, { membre: { id_association: association.id } });
const query = { id_asso: association.id };

/** Written by hand from §3; `id`, `deleted` and `version` are the server's own, beside the fields. */
const champs: Record<CollectionType, readonly string[]> = {
  representants_legaux: [
    'nom',
    'prenom',
    'fonction',
    'courriel',
    'telephone',
    'civilite',
    'valideur_cec',
    'est_representant_legal',
    'publication_internet',
    'id_siret',
  ],
  ribs: ['titulaire', 'banque', 'domiciliation', 'iban', 'bic', 'id_siret'],
  budgets: ['annee', 'exercice_du', 'exercice_au', 'montants'],
  adherents_personnes_morales: ['nom', 'id_siret'],
  agrements: [
    'origine_instructeur',
    'attributeur',
    'date_attribution',
    'niveau',
    'numero',
    'type',
    'date_validite',
  ],
  affiliations: [
    'adresse',
    'id_correspondance',
    'id_siren',
    'nom',
    'objet',
    'numero',
    'nb_licencies',
    'nb_licencies_f',
    'nb_licencies_h',
  ],
  comptes: [
    'aides_3ans',
    'annee',
    'charges',
    'dons',
    'id_siret',
    'produits',
    'resultat',
    'subv',
    'subv_cause',
    'a_commissaire_aux_comptes',
  ],
  rhs: [
    'annee',
    'id_siret',
    'nb_adherents',
    'nb_adherents_f',
    'nb_adherents_h',
    'nb_dirigeants',
    'nb_benevoles',
    'nb_emplois_aides',
    'nb_personnels_detaches',
    'nb_salaries',
    'nb_salaries_etpt',
    'nb_volontaires',
    'cumul_top_5_salaires',
  ],
  compositions: ['adresse', 'id_correspondance', 'nom', 'id_rna', 'id_siret', 'membre_haa'],
};

const typed: readonly (readonly [string, string])[] = [
  ['quotes', `L’« Étoile » d'Azur "12" & Cie`],
  ['accents', 'Œuvre Ÿves çà et là, Éàü'],
  ['decomposed accents', 'E\u0301toile'],
  ['SQL', `'; drop table rib; --`],
  ['HTML', '<script>alert(1)</script>'],
  ['an emoji', 'Les jeux 🎲'],
  ['right to left', 'نادي الألعاب'],
  ['a direction mark', 'abc\u202Edef'],
  ['line breaks', 'Un\nDeux'],
  ['10 000 characters', 'é'.repeat(10_000)],
  ['a character that is none', 'a\u0000b'],
];

it.each(Object.entries(champs))('%s hold the fields of the specification, and no other', (type, names) => {
  expect(Object.keys(collections[type as CollectionType].fields).toSorted()).toEqual([...names].toSorted());
});

const everyField = (Object.keys(champs) as CollectionType[]).flatMap((type) =>
  champs[type].map((name) => [type, name] as const),
);

describe.each(everyField)('%s.%s', (type, name) => {
  it.each(typed)(
    'written with %s comes back as it was, or is refused with a French sentence',
    async (_, text) => {
      const { list, add, remove } = collectionCalls[type as 'rhs'];
      const sent = { ...ligneDe(type, association), [name]: text };
      const { status, body, problem } = await portal.api(add, { as: jeanne, query, body: sent });
      if (status !== 201) {
        expect([400, 403, 422]).toContain(status);
        expect(problem.message).toMatch(/[a-zà-ÿ]{3,} [a-zà-ÿ]{2,}/i);
        expect(problem.message).not.toMatch(/undefined|\{\w|error|invalid/i);
        expect(problem.problems.every(({ field }) => field === undefined || field.startsWith(name))).toBe(
          true,
        );
        return;
      }
      const kept = (await portal.api(list, { as: jeanne, query })).body.items.find(
        ({ id }) => id === body.id,
      );
      await portal.api(remove, { as: jeanne, query: { ...query, id: body.id } });
      const row: Row | undefined = (collections[type].fields as Fields)[name];
      const isLong = row?.kind === 'text' && row.multiline === true;
      const whole = text.normalize('NFC');
      // What has one line is kept on one.
      const oneLine = isLong ? whole : whole.replace('\n', ' ');
      expect([whole, oneLine]).toContain(Reflect.get(kept ?? {}, name));
    },
  );
});

/** What a number, a day or a choice is never made of. */
const rows = everyField
  .map(([type, name]) => [type, name, (collections[type].fields as Fields)[name] as Row] as const)
  .filter(([, , row]) => row.writtenBy === undefined);

describe.each(rows.filter(([, , { kind }]) => kind === 'int' || kind === 'euros' || kind === 'decimal'))(
  'the number %s.%s',
  (type, name) => {
    it.each([-1, 1.234, 1e15, '12 personnes', true, [12]])('is never %j', async (value) => {
      const body = { ...ligneDe(type, association), [name]: value };
      const { status, problem } = await portal.api(collectionCalls[type as 'rhs'].add, {
        as: jeanne,
        query,
        body,
      });
      expect([status, problem.field]).toEqual([400, name]);
    });
  },
);
