import { describe, expect, it } from 'vitest';
import { readLigneRna } from './registre-rna.rules.ts';

const waldec = {
  id: 'W133900417',
  id_ex: '0133012345',
  siret: '66101723600018',
  rup_mi: '',
  gestion: '131P',
  date_creat: '2011-03-14',
  date_decla: '2020-01-01',
  date_publi: '2011-04-02',
  date_disso: '0001-01-01',
  nature: 'D',
  groupement: 'S',
  titre: "LES PIONS DE L''HUVEAUNE",
  titre_court: 'LPH',
  objet: "faire découvrir les jeux   dans la vallée de l''Huveaune",
  objet_social1: '007000',
  objet_social2: '000000',
  adrs_complement: '',
  adrs_numvoie: '12',
  adrs_repetition: '',
  adrs_typevoie: 'RUE',
  adrs_libvoie: 'de la Parette',
  adrs_distrib: '',
  adrs_codeinsee: '13211',
  adrs_codepostal: '13011',
  adrs_libcommune: 'Marseille',
  adrg_declarant: 'ROUX Jeanne',
  adrg_complemid: '',
  adrg_complemgeo: '',
  adrg_libvoie: '3 place des Héros',
  adrg_distrib: '',
  adrg_codepostal: '13013',
  adrg_achemine: 'Marseille',
  adrg_pays: 'FRANCE',
  dir_civilite: 'PF',
  siteweb: 'www.pions.exemple.fr',
  publiweb: '1',
  observation: '',
  position: 'A',
  maj_time: '2026-03-02 10:11:12',
};
const read = (more: Record<string, string | undefined> = {}) => readLigneRna({ ...waldec, ...more });
const apportOf = (more: Record<string, string | undefined> = {}) => {
  const result = read(more);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.apport;
};

describe('a line of the RNA', () => {
  it('gives numbers, name, place and purpose, doubled apostrophes undone', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        cles: { id_rna: 'W133900417', id_ex: '0133012345', id_siren: '661017236' },
        apport: {
          date: '2026-03-02',
          identite: { nom: "LES PIONS DE L'HUVEAUNE", sigle: 'LPH', id_siret_siege: '66101723600018' },
          coordonnees: {
            adresse_siege: {
              num_voie: '12',
              type_voie: 'RUE',
              voie: 'de la Parette',
              cp: '13011',
              commune: 'Marseille',
              code_insee: '13211',
            },
            adresse_gestion: { voie: '3 place des Héros', cp: '13013', commune: 'Marseille', pays: 'FRANCE' },
            site_web: 'www.pions.exemple.fr',
          },
          activites: {
            objet: "faire découvrir les jeux dans la vallée de l'Huveaune",
            id_objet_social1: '007000',
          },
        },
      },
    });
  });

  it('keeps the name of the town of each address: the arrondissement is in the code', () => {
    const line = { adrs_libcommune: 'Marseille 11e Arrondissement', adrg_achemine: 'MARSEILLE 13' };
    expect(read(line)).toMatchObject({
      value: {
        apport: {
          coordonnees: {
            adresse_siege: { commune: 'Marseille', code_insee: '13211' },
            adresse_gestion: { commune: 'MARSEILLE' },
          },
        },
      },
    });
  });

  it('never takes the name of the person who declared it', () => {
    expect(JSON.stringify(read())).not.toContain('ROUX');
  });

  it.each(['W9R1900231', 'W2A1000123', 'W9T1000007'])('knows the overseas or Corsican number %s', (id) => {
    expect(read({ id })).toMatchObject({ value: { cles: { id_rna: id } } });
  });

  it('keeps the number of the older file apart', () => {
    expect(read({ id: '013S0012345' })).toMatchObject({ value: { cles: { id_ex: '013S0012345' } } });
  });

  it.each([
    [{ id: '' }, 'association.import-sans-numero'],
    [{ id: 'W1339' }, 'association.import-numero-illisible'],
    [{ titre: " '' " }, 'association.import-sans-nom'],
    [{ titre: '   ' }, 'association.import-sans-nom'],
  ])('with %j is refused for %s', (more, code) => {
    const result = read(more);
    expect(result).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it.each([
    [{ position: 'A' }, {}],
    [{ position: 'R' }, {}],
    [
      { position: 'D', date_disso: '2023-05-12' },
      { dissoute: true, date_dissolution: '2023-05-12' },
    ],
    [{ position: 'D' }, { dissoute: true }],
    [{ position: 'S' }, { dissoute: true }],
    [
      { position: 'A', date_disso: '2023-05-12' },
      { dissoute: true, date_dissolution: '2023-05-12' },
    ],
  ])('with %j ended as %j', (more, expected) => {
    const { dissoute, date_dissolution } = apportOf(more);
    expect({ dissoute, date_dissolution }).toEqual({
      dissoute: undefined,
      date_dissolution: undefined,
      ...expected,
    });
  });

  it.each([
    ['ABCDEFGHIJKLMNOPQRST', 'ABCDEFGHIJKLMNOPQRST'],
    ['ABCDEFGHIJKLMNOPQRSTU', 'ABCDEFGHIJKLMNOPQ...'],
    ["LES PIONS DE L''HUVEAUNE", undefined],
  ])('cuts the sigle %s to %s [R5.43] [R9.23]', (titre_court, sigle) => {
    expect(apportOf({ titre_court }).identite.sigle).toBe(sigle);
  });

  it('reads a public utility from the nature or the decree number', () => {
    expect(apportOf({ nature: 'R' }).identite.util_publique).toBe(true);
    expect(apportOf({ rup_mi: '0013' }).identite.util_publique).toBe(true);
    expect(apportOf().identite).not.toHaveProperty('util_publique');
  });

  it.each([
    ['19000', '019000'],
    ['000000', undefined],
    ['', undefined],
    ['0   ', undefined],
  ])('reads the heading « %s » as %s', (objet_social1, expected) => {
    expect(apportOf({ objet_social1 }).activites.id_objet_social1).toBe(expected);
  });

  it('gives back the zero a spreadsheet ate from a postcode', () => {
    expect(apportOf({ adrs_codepostal: '1000' }).coordonnees.adresse_siege?.cp).toBe('01000');
  });

  it('leaves out a SIRET that is none', () => {
    expect(read({ siret: '6610' })).toMatchObject({ value: { cles: { id_rna: 'W133900417' } } });
    expect(apportOf({ siret: '6610' }).identite).not.toHaveProperty('id_siret_siege');
  });

  it('reads the three free lines of the older file', () => {
    const old = {
      adr1: '3 rue Haute',
      adr2: 'Bâtiment B',
      adr3: '',
      libcom: 'ARLES',
      adrs_codepostal: '13200',
    };
    expect(apportOf(old).coordonnees.adresse_siege).toMatchObject({
      voie: '3 rue Haute',
      cplt_1: 'Bâtiment B',
      cp: '13200',
      commune: 'ARLES',
    });
  });
});
