// Each field of the file's sections and of an establishment is written with what people really type and with what must
// be refused.
import { associationEndpoints as endpoints } from '@asso/contract/association/association.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { agrementFields } from '@asso/domain/association/agrement.fields';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { rubriqueFields } from '@asso/domain/association/fiche.fields';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { expectIntact, expectRefus, readChamps, textesPenibles } from '../test/test-champs.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const association = await anAssociation(portal.db);
const jeanne = await aPerson(portal.db, { membre: { id_association: association.id } });
const query = { id_asso: association.id };
const readFiche = async () => (await portal.api(ficheEndpoints.readFiche, { as: jeanne, query })).body;
/** What a test read last is what the next one finds: nobody else writes here. */
let found = await readFiche();
const readAgain = async () => {
  found = await readFiche();
  return found;
};

const saves = {
  identite: endpoints.saveIdentite,
  coordonnees: endpoints.saveCoordonnees,
  activites: endpoints.saveActivites,
  specificites: endpoints.saveSpecificites,
};
type Rubrique = keyof typeof saves;

/** A part of the list, the section it is saved with, and its group within that section. */
const parties: readonly [partie: string, rubrique: Rubrique, groupe: string | null][] = [
  ['identite', 'identite', null],
  ['coordonnees', 'coordonnees', null],
  ['activites', 'activites', null],
  ['specificites.passsport', 'specificites', 'passsport'],
  ['specificites.vaeb', 'specificites', 'vaeb'],
  ['specificites.guidasso', 'specificites', 'guidasso'],
];

const rowsOf = (rubrique: Rubrique, groupe: string | null): Fields => {
  const rows: Fields = rubriqueFields[rubrique];
  const group = groupe === null ? undefined : rows[groupe];
  return group?.kind === 'group' ? group.fields : rows;
};

it.each(parties)('%s holds the fields of the specification, and no other', (partie, rubrique, groupe) => {
  expect(Object.keys(rowsOf(rubrique, groupe)).toSorted()).toEqual([...readChamps(partie)].toSorted());
});

it('what the accreditation procedure writes holds those of its own, and the day it was asked', () => {
  const written = [...readChamps('agrement'), 'tca_date_demande'];
  expect(Object.keys(agrementFields).toSorted()).toEqual(written.toSorted());
});

const chaque = parties.flatMap(([partie, rubrique, groupe]) =>
  readChamps(partie).map((name) => {
    const path = groupe === null ? name : `${groupe}.${name}`;
    return { champ: `${partie}.${name}`, rubrique, path, row: rowsOf(rubrique, groupe)[name] as Row };
  }),
);

describe.each(chaque)('$champ', ({ rubrique, path, row }) => {
  it.each(textesPenibles)('typed with %s comes back as it was, or is refused in French', async (_, text) => {
    const before = found;
    const from = readAt(before[rubrique], path) ?? null;
    const saved = await portal.api(saves[rubrique], {
      as: jeanne,
      query,
      body: { changes: { [path]: { from, to: text } } },
      ifMatch: before.version,
    });
    const kept = readAt((await readAgain())[rubrique], path) ?? null;
    if (saved.status === 200) return expectIntact(kept, text, row);
    expectRefus(saved, path);
    expect(kept).toEqual(from);
  });
});

describe('an establishment', () => {
  const annexeOf = ({ etablissements }: typeof found) =>
    etablissements.find(({ id_siret }) => id_siret === association.annexe);

  it('is read with the fields of the specification', () => {
    expect(Object.keys(annexeOf(found) ?? {})).toEqual(
      expect.arrayContaining([...readChamps('etablissements')]),
    );
  });

  const written = Object.keys(etablissementFields) as (keyof typeof etablissementFields)[];
  describe.each(written)('%s', (name) => {
    it.each(textesPenibles)(
      'typed with %s comes back as it was, or is refused in French',
      async (_, text) => {
        const before = annexeOf(found);
        const saved = await portal.api(endpoints.saveEtablissement, {
          as: jeanne,
          query: { ...query, id_siret: association.annexe },
          body: { changes: { [name]: { from: before?.[name] ?? null, to: text } } },
          ifMatch: before?.version ?? 0,
        });
        const kept = annexeOf(await readAgain())?.[name] ?? null;
        if (saved.status === 200) return expectIntact(kept, text, etablissementFields[name]);
        expectRefus(saved, name);
        expect(kept).toEqual(before?.[name] ?? null);
      },
    );
  });
});
