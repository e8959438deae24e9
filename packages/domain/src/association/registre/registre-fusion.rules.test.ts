import { describe, expect, it } from 'vitest';
import type { Apport, Cles, LigneAssociation, LigneEtablissement } from './registre.rules.ts';
import {
  isLaissee,
  mergeLigne,
  mergeSiege,
  type RegistreConnue,
  toColonnesRegistre,
} from './registre-fusion.rules.ts';

const anApport = (more: Partial<Apport> = {}): Apport => ({
  date: '2026-03-02',
  identite: { nom: 'LES PIONS' },
  coordonnees: {},
  activites: {},
  ...more,
});
const siege: LigneEtablissement = {
  siret: '66101723600018',
  est_siege: true,
  actif: true,
  date_fermeture: null,
  enseigne: null,
  date: '2026-01-01',
  adresse: { cp: '13011', commune: 'MARSEILLE', code_insee: '13211' },
};

describe('a line of a register', () => {
  const ligne = { cles: { id_rna: 'W133900417', id_siren: '661017236' }, apport: anApport() };
  const first = mergeLigne(undefined, 'RNA', ligne);
  const connue = { cles: ligne.cles, registre: first.registre };

  it('makes an association', () => {
    expect(first).toMatchObject({ isChanged: true, colonnes: { nom: 'LES PIONS', ...ligne.cles } });
  });

  it('changes nothing when read again', () => {
    expect(mergeLigne(connue, 'RNA', ligne).isChanged).toBe(false);
  });

  it('changes nothing when it is older than the one already read', () => {
    const older = { ...ligne, apport: anApport({ date: '2020-01-01', identite: { nom: 'AVANT' } }) };
    expect(mergeLigne(connue, 'RNA', older)).toMatchObject({
      isChanged: false,
      colonnes: { nom: 'LES PIONS' },
    });
  });

  it('is told from the line of the other register', () => {
    const sirene = { cles: { id_siren: '661017236' }, apport: anApport({ identite: { nom: 'Pions' } }) };
    const both = mergeLigne(connue, 'Sirene', sirene);
    expect(both.registre).toEqual({ RNA: ligne.apport, Sirene: sirene.apport });
    expect(both.colonnes.nom).toBe('LES PIONS');
  });

  it('does not take a known number away', () => {
    const silent = { cles: { id_rna: 'W133900417' }, apport: anApport({ date: '2026-06-01' }) };
    expect(mergeLigne(connue, 'RNA', silent).colonnes.id_siren).toBe('661017236');
  });
});

describe('the line of a seat', () => {
  const connue = { cles: { id_siren: '661017236' }, registre: { Sirene: anApport() } };

  it('places the association', () => {
    expect(mergeSiege(connue, siege).colonnes).toMatchObject({
      id_siret_siege: '66101723600018',
      commune: 'MARSEILLE',
      code_postal: '13011',
      code_departement: '13',
    });
  });

  it('stays when the legal unit is read again', () => {
    const placed = { ...connue, registre: mergeSiege(connue, siege).registre };
    const ligne = { cles: connue.cles, apport: anApport({ date: '2026-09-01' }) };
    expect(mergeLigne(placed, 'Sirene', ligne).colonnes.commune).toBe('MARSEILLE');
  });
});

describe('what no register says', () => {
  const tenues = { nom: 'ASSO DISCRÈTE', sigle: 'AD', commune: 'Lyon', code_postal: '69004' };
  const typed = { cles: { id_siren: '661017236' }, registre: {}, tenues };

  it('stays as it was typed: a seat that hides its name and its postcode erases neither', () => {
    const hidden = { ...siege, adresse: { commune: 'LYON', code_insee: '69384' } };
    expect(mergeSiege(typed, hidden).colonnes).toMatchObject({
      nom: 'ASSO DISCRÈTE',
      sigle: 'AD',
      commune: 'LYON',
      code_postal: '69004',
      code_departement: '69',
      id_siret_siege: '66101723600018',
    });
  });

  it('goes where the register places the association in another département', () => {
    const elsewhere = { ...siege, adresse: { commune: 'MARSEILLE', code_insee: '13211' } };
    expect(mergeSiege(typed, elsewhere).colonnes).toMatchObject({
      code_postal: null,
      code_departement: '13',
    });
  });

  it('is not what a register said, and no longer says', () => {
    const registre = { RNA: anApport({ identite: { nom: 'LES PIONS', sigle: 'LP' } }) };
    const connue = { cles: {}, registre, tenues: { nom: 'LES PIONS', sigle: 'LP' } };
    const ligne = { cles: {}, apport: anApport({ date: '2026-09-01' }) };
    expect(mergeLigne(connue, 'RNA', ligne).colonnes.sigle).toBeNull();
  });

  it('is written a second time without a change', () => {
    const once = mergeSiege(typed, siege);
    const again = { cles: typed.cles, registre: once.registre, tenues: once.colonnes };
    expect(mergeSiege(again, siege)).toMatchObject({ isChanged: false, colonnes: { nom: 'ASSO DISCRÈTE' } });
  });
});

describe('two registers that give two SIRENs', () => {
  const RNA = anApport({ identite: { nom: 'X', id_siret_siege: '90000000200014' } });
  const connue = { cles: { id_rna: 'W751234501', id_siren: '900000002' }, registre: { RNA } };
  const sirene = {
    cles: { id_rna: 'W751234501', id_siren: '900000019' },
    apport: anApport({ identite: { nom: 'X', id_siret_siege: '90000001900018' } }),
  };

  it('are told by Sirene, with the seat that begins so', () => {
    expect(mergeLigne(connue, 'Sirene', sirene).colonnes).toMatchObject({
      id_siren: '900000019',
      id_siret_siege: '90000001900018',
    });
  });

  it('never give a seat that does not begin with the SIREN, where another association holds that of Sirene', () => {
    const kept = { ...sirene, cles: { id_rna: 'W751234501' } };
    expect(mergeLigne(connue, 'Sirene', kept).colonnes).toMatchObject({
      id_siren: '900000002',
      id_siret_siege: '90000000200014',
    });
  });

  it('leave a SIREN that the RNA does not say, as somebody typed it', () => {
    const typed = { cles: connue.cles, registre: { RNA: anApport() } };
    expect(mergeLigne(typed, 'Sirene', sirene).colonnes).toMatchObject({
      id_siren: '900000002',
      id_siret_siege: null,
    });
  });
});

describe('two SIRENs that Sirene gives to one association, closed and then registered again', () => {
  const unite = (siren: string, more: Partial<Apport> = {}) => ({
    cles: { id_siren: siren, id_rna: 'W751234502' },
    apport: anApport({ identite: { nom: 'RENAISSANCE', id_siret_siege: `${siren}00018` }, ...more }),
  });
  const ferme = unite('900000027', { dissoute: true });
  const ouverte = unite('900000035');
  const standing = (first: LigneAssociation, ...others: LigneAssociation[]): RegistreConnue =>
    others.reduce<RegistreConnue>(
      (connue, ligne) => {
        const { registre, colonnes, anterieurs } = mergeLigne(connue, 'Sirene', ligne);
        return { registre, anterieurs, cles: clesOf(colonnes), tenues: colonnes };
      },
      { cles: first.cles, registre: { Sirene: first.apport }, anterieurs: [] },
    );
  const clesOf = ({ id_rna, id_siren }: { id_rna: string | null; id_siren: string | null }): Cles => ({
    ...(id_rna ? { id_rna } : {}),
    ...(id_siren ? { id_siren } : {}),
  });

  it.each([
    ['the closed one is read first', ferme, ouverte],
    ['the active one is read first', ouverte, ferme],
  ])('keep the active one and find it by both when %s', (_, first, second) => {
    const stands = standing(first, second);
    expect(stands).toMatchObject({ cles: { id_siren: '900000035' }, anterieurs: ['900000027'] });
    expect(toColonnesRegistre(stands.registre, stands.cles)).toMatchObject({
      etat: 'active',
      id_siret_siege: '90000003500018',
    });
    for (const again of [ferme, ouverte]) expect(mergeLigne(stands, 'Sirene', again).isChanged).toBe(false);
    expect(mergeLigne(stands, 'Sirene', ferme).deux).toEqual({ garde: '900000035', autre: '900000027' });
  });

  it('keep the first of two active ones, until it closes', () => {
    const closed = { ...ouverte, apport: { ...ouverte.apport, dissoute: true } };
    const reopened = unite('900000027');
    expect(standing(ouverte, reopened)).toMatchObject({ cles: { id_siren: '900000035' } });
    expect(standing(ouverte, reopened, closed, reopened)).toMatchObject({
      cles: { id_siren: '900000027' },
      anterieurs: ['900000035'],
    });
  });
});

describe('a line is left', () => {
  const merged = {
    cles: { id_rna: 'W751234601', id_siren: '900000019' },
    rnas: ['W751234602', '0751034602'],
  };
  const corrected = { cles: merged.cles, corriges: ['id_siren'] };
  it.each([
    ['of the RNA, of a file merged into this one', merged, 'RNA', { id_rna: 'W751234602' }, true],
    ['of the RNA, by the older form of its number', merged, 'RNA', { id_ex: '0751034602' }, true],
    [
      'of the RNA, of the number it bears',
      merged,
      'RNA',
      { id_rna: 'W751234601', id_ex: '0751034602' },
      false,
    ],
    ['of Sirene, of that file', merged, 'Sirene', { id_rna: 'W751234602' }, false],
    ['of Sirene, of another SIREN than the one given', corrected, 'Sirene', { id_siren: '900000027' }, true],
    ['of Sirene, of the one given', corrected, 'Sirene', { id_siren: '900000019' }, false],
    ['of the RNA, whatever SIREN it says', corrected, 'RNA', { id_siren: '900000027' }, false],
  ] as const)('%s', (_, connue, source, cles, expected) => {
    expect(isLaissee(connue, source, cles)).toBe(expected);
  });

  it('or adds nothing, when it is of another SIREN of an association that Sirene never described', () => {
    const ligne = { cles: { id_siren: '900000027' }, apport: anApport() };
    const connue = { cles: { id_siren: '900000019' }, registre: {}, anterieurs: ['900000027'] };
    expect(mergeLigne(connue, 'Sirene', ligne)).toMatchObject({
      isChanged: false,
      colonnes: { id_siren: '900000019' },
    });
  });
});

describe('what an association is listed by', () => {
  it.each([
    [
      { RNA: anApport({ dissoute: true, date_dissolution: '2023-05-12' }), Sirene: anApport() },
      'dissoute',
      '2023-05-12',
    ],
    [{ RNA: anApport(), Sirene: anApport({ dissoute: true }) }, 'active', null],
    [{ Sirene: anApport({ dissoute: true }) }, 'dissoute', null],
  ])('%j is %s', (registre, etat, date_dissolution) => {
    expect(toColonnesRegistre(registre, {})).toMatchObject({ etat, date_dissolution });
  });

  it('takes no SIRET of the RNA that belongs to another SIREN', () => {
    const RNA = anApport({ identite: { nom: 'X', id_siret_siege: '66101723600018' } });
    expect(toColonnesRegistre({ RNA }, { id_siren: '661017236' }).id_siret_siege).toBe('66101723600018');
    expect(toColonnesRegistre({ RNA }, {}).id_siret_siege).toBeNull();
  });
});
