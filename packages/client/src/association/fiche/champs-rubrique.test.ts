import { emptyFiche, rubriqueFields } from '@asso/domain/association/fiche.fields';
import { rubriques } from '@asso/domain/association/rubriques.rows';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { isWritable } from '@asso/domain/kernel/writable';
import { expect, test } from 'vitest';
import { showValue } from '../../ui/show-value.ts';
import {
  ficheScopes,
  listChampsEcrits,
  listChampsRubrique,
  sourceNotes,
  withoutLockedBlanks,
} from './champs-rubrique.ts';

const vide = emptyFiche();
const hand = { rights: { edit: true }, writer: 'association' } as const;
const rowOf = (fields: Fields, name: string) => fields[name] as Row;

test.each(rubriques)('shows every row of the table of %s, in its order', (rubrique) => {
  const fields = listChampsRubrique(rubrique, { fiche: vide, verrous: [] });
  expect(Object.keys(fields)).toEqual(Object.keys(rubriqueFields[rubrique]));
});

test('locks what a register says, and leaves the rest open', () => {
  const fields = listChampsRubrique('identite', { fiche: vide, verrous: ['identite.sigle'] });
  expect(isWritable(rowOf(fields, 'sigle'), hand)).toBe(false);
  expect(isWritable(rowOf(fields, 'impots_commerciaux'), hand)).toBe(true);
});

test('locks an address with all it holds, and the other one not', () => {
  const fields = listChampsRubrique('coordonnees', { fiche: vide, verrous: ['coordonnees.adresse_siege'] });
  const [siege, gestion] = [rowOf(fields, 'adresse_siege'), rowOf(fields, 'adresse_gestion')];
  const innerOf = (row: Row) => (row.kind === 'group' ? Object.values(row.fields) : []);
  expect(innerOf(siege).some((row) => isWritable(row, hand))).toBe(false);
  expect(innerOf(gestion).every((row) => isWritable(row, hand))).toBe(true);
});

test('among fields, says of a locked address only what is known', () => {
  const fields = listChampsRubrique('coordonnees', { fiche: vide, verrous: ['coordonnees.adresse_siege'] });
  const shown = withoutLockedBlanks(fields, { adresse_siege: { cp: '13011', voie: ' ' } });
  const siege = rowOf(shown, 'adresse_siege');
  expect(siege.kind === 'group' && Object.keys(siege.fields)).toEqual(['cp']);
  expect(shown.telephone).toBeDefined();
});

test('offers the regimes of an association, and keeps the one it has', () => {
  const fiche = { ...vide, identite: { id_forme_juridique: '9220', regime: 'autre' as const } };
  const row = rowOf(listChampsRubrique('identite', { fiche, verrous: [] }), 'regime');
  expect(row.kind === 'choice' && row.options.map(({ value }) => value)).toEqual([
    'loi1901',
    'alsaceMoselle',
    'autre',
  ]);
});

test('what a register writes as a code is read in words, and nothing is read twice', () => {
  const fiche = {
    ...vide,
    identite: { id_forme_juridique: '9220', id_siret: '66307152000014', id_siret_siege: '66307152000014' },
    activites: { id_objet_social1: '006030', lib_objet_social1: 'théâtre', id_famille1: '006000' },
  };
  const identite = listChampsEcrits('identite', { fiche, verrous: [] });
  const shown = (row: Row, value: unknown) => (row.kind === 'choice' ? showValue(row, value) : null);
  expect(shown(rowOf(identite, 'id_forme_juridique'), '9220')).toBe('Association déclarée');
  expect(shown(rowOf(identite, 'id_forme_juridique'), '9999')).toBe('9999');
  expect(Object.keys(identite)).not.toContain('id_siret_siege');
  const activites = listChampsEcrits('activites', { fiche, verrous: [] });
  expect(shown(rowOf(activites, 'id_famille1'), '006000')).toContain('culture');
  expect(Object.keys(activites)).not.toContain('lib_objet_social1');
  const elsewhere = { ...fiche, identite: { ...fiche.identite, id_siret_siege: '66307152000022' } };
  expect(Object.keys(listChampsEcrits('identite', { fiche: elsewhere, verrous: [] }))).toContain(
    'id_siret_siege',
  );
});

test('a box nobody ticked hides what depends on it', () => {
  const row = rowOf(
    listChampsRubrique('identite', { fiche: vide, verrous: [] }),
    'a_commissaire_aux_comptes',
  );
  expect(isShown(row, ficheScopes(vide))).toBe(false);
  expect(isShown(row, ficheScopes({ ...vide, identite: { a_dons_subv_153000: true } }))).toBe(true);
});

test('says who says each value, and what the other register says', () => {
  const notes = sourceNotes('coordonnees', {
    sources: {
      'coordonnees.adresse_siege': { source: 'RNA', date: '2027-03-02' },
      'coordonnees.telephone': { source: 'association', date: null },
    },
    ecarts: {
      'coordonnees.adresse_siege': {
        source: 'Sirene',
        valeur: { num_voie: '3', type_voie: 'RUE', voie: 'DES LILAS', cp: '13011', commune: 'MARSEILLE' },
      },
    },
  });
  expect(notes).toEqual({
    adresse_siege: 'RNA, 02/03/2027. Différent chez Sirene : 3 RUE DES LILAS, 13011 MARSEILLE',
    telephone: 'Déclaré par l’association',
  });
});
