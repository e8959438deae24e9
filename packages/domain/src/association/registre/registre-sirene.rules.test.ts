import { describe, expect, it } from 'vitest';
import { readLigneEtablissement, readLigneUniteLegale } from './registre-sirene.rules.ts';

const unite = {
  siren: '661017236',
  sigleUniteLegale: 'LPH',
  identifiantAssociationUniteLegale: 'W133900417',
  dateDernierTraitementUniteLegale: '2026-01-05T03:04:05',
  etatAdministratifUniteLegale: 'A',
  denominationUniteLegale: "LES PIONS DE L'HUVEAUNE",
  categorieJuridiqueUniteLegale: '9220',
  nicSiegeUniteLegale: '00018',
};

describe('a line of the legal units', () => {
  it('gives numbers, name and legal form', () => {
    expect(readLigneUniteLegale(unite)).toEqual({
      ok: true,
      value: {
        cles: { id_siren: '661017236', id_rna: 'W133900417' },
        apport: {
          date: '2026-01-05',
          identite: {
            nom: "LES PIONS DE L'HUVEAUNE",
            sigle: 'LPH',
            id_forme_juridique: '9220',
            id_siret_siege: '66101723600018',
          },
          coordonnees: {},
          activites: {},
        },
      },
    });
  });

  it.each(['5710', '1000', '8410', ''])('passes over the legal form « %s »', (forme) => {
    const line = { ...unite, categorieJuridiqueUniteLegale: forme, siren: 'x' };
    expect(readLigneUniteLegale(line)).toEqual({ ok: true, value: null });
  });

  it('refuses a line without a name, unless it hides it: its numbers are still those of an association', () => {
    expect(readLigneUniteLegale({ ...unite, denominationUniteLegale: '' })).toMatchObject({ ok: false });
    const hidden = readLigneUniteLegale({ ...unite, denominationUniteLegale: '[ND]' });
    expect(hidden).toMatchObject({ ok: true, value: { cles: { id_siren: '661017236' } } });
    expect(hidden.ok && hidden.value?.apport.identite).not.toHaveProperty('nom');
  });

  it('reads a ceased unit as ended', () => {
    expect(readLigneUniteLegale({ ...unite, etatAdministratifUniteLegale: 'C' })).toMatchObject({
      value: { apport: { dissoute: true } },
    });
  });
});

describe('a line of the establishments', () => {
  const line = {
    siren: '663071520',
    nic: '00022',
    siret: '66307152000022',
    etablissementSiege: 'false',
    etatAdministratifEtablissement: 'A',
    dateDebut: '2015-04-01',
    enseigne1Etablissement: 'BASE DE LA CIOTAT',
    numeroVoieEtablissement: '8',
    indiceRepetitionEtablissement: 'BIS',
    typeVoieEtablissement: 'AV',
    libelleVoieEtablissement: 'WILSON',
    codePostalEtablissement: '13600',
    libelleCommuneEtablissement: 'LA CIOTAT',
    codeCommuneEtablissement: '13028',
  };

  it('gives the place, the name and what is unpublished as nothing', () => {
    expect(readLigneEtablissement({ ...line, complementAdresseEtablissement: '[ND]' })).toEqual({
      ok: true,
      value: {
        siret: '66307152000022',
        est_siege: false,
        actif: true,
        date_fermeture: null,
        enseigne: 'BASE DE LA CIOTAT',
        date: null,
        adresse: {
          num_voie: '8',
          repet_voie: 'B',
          type_voie: 'AV',
          voie: 'WILSON',
          cp: '13600',
          commune: 'LA CIOTAT',
          code_insee: '13028',
        },
      },
    });
  });

  it('is closed from the day its last period began', () => {
    const closed = { ...line, etatAdministratifEtablissement: 'F', dateDebut: '2024-12-31' };
    expect(readLigneEtablissement(closed)).toMatchObject({
      value: { actif: false, date_fermeture: '2024-12-31' },
    });
  });

  it('makes the SIRET of SIREN and NIC, and refuses what is no SIRET', () => {
    expect(readLigneEtablissement({ ...line, siret: '' })).toMatchObject({
      value: { siret: '66307152000022' },
    });
    expect(readLigneEtablissement({ ...line, siret: '12', siren: '' })).toMatchObject({
      problems: [{ code: 'association.import-numero-illisible' }],
    });
  });
});

it('an address keeps the name of its town: the arrondissement is in the code', () => {
  const place = { libelleCommuneEtablissement: 'MARSEILLE 11', codeCommuneEtablissement: '13211' };
  const line = { siren: '661017236', nic: '00018', siret: '66101723600018', ...place };
  const read = readLigneEtablissement({ ...line, etatAdministratifEtablissement: 'A' });
  expect(JSON.stringify(read)).toContain('"commune":"MARSEILLE","code_insee":"13211"');
});
