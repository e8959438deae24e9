import { describe, expect, it } from 'vitest';
import { emptyFiche } from './fiche.fields.ts';
import { cleanFiche, type Registre, toCorpsRubrique, toFiche } from './fiche.rules.ts';
import type { Apport } from './registre/registre.rules.ts';

const RNA: Apport = {
  date: '2026-03-02',
  identite: { nom: 'LES PIONS' },
  coordonnees: {
    adresse_siege: { voie: 'DES LILAS', cp: '13011', commune: 'MARSEILLE' },
    adresse_gestion: { commune: 'AUBAGNE' },
  },
  activites: { objet: 'Jouer.', id_objet_social1: '007000' },
};
const Sirene: Apport = {
  date: '2026-01-05',
  identite: { nom: 'Les Pions', id_forme_juridique: '9220' },
  coordonnees: { adresse_siege: { voie: 'DES ROSES', cp: '13011', commune: 'MARSEILLE' } },
  activites: {},
};
const registre: Registre = { RNA, Sirene };
const ids = { id_correspondance: '1000001', id_rna: 'W133000001' };

describe('the file of an association', () => {
  const fiche = toFiche({ registre, corps: { coordonnees: { telephone: '0400000000' } }, ids });

  it('shows the RNA first, then Sirene, then what was typed, each with its source', () => {
    expect(fiche.identite).toMatchObject({ nom: 'LES PIONS', id_forme_juridique: '9220', ...ids });
    expect(fiche.sources).toMatchObject({
      'identite.nom': { source: 'RNA', date: '2026-03-02' },
      'identite.id_forme_juridique': { source: 'Sirene', date: '2026-01-05' },
      'coordonnees.telephone': { source: 'association', date: null },
    });
  });

  it('locks what a register says, but not what it only proposes', () => {
    expect(fiche.verrous).toEqual([
      'identite.nom',
      'identite.id_forme_juridique',
      'coordonnees.adresse_siege',
      'activites.objet',
      'activites.id_objet_social1',
    ]);
    const own = toFiche({
      registre,
      corps: { coordonnees: { adresse_gestion: { commune: 'CASSIS' } } },
      ids,
    });
    expect(own.coordonnees.adresse_gestion).toEqual({ commune: 'CASSIS' });
  });

  it('says on what the two registers differ, capitals apart', () => {
    expect(Object.keys(fiche.ecarts)).toEqual(['coordonnees.adresse_siege']);
  });

  it('names the heading and its family', () => {
    expect(fiche.activites).toMatchObject({
      lib_objet_social1: 'clubs de loisirs, relations',
      id_famille1: '007000',
    });
  });

  it('leaves out a heading that no list knows', () => {
    const activites = { id_objet_social1: '123456' };
    const unknown = toFiche({ registre: { RNA: { ...RNA, activites } }, corps: {}, ids });
    expect(unknown.activites).toEqual({});
  });

  it('proposes the regime of the place and lets the association choose', () => {
    const alsace = { ...RNA, coordonnees: { adresse_siege: { cp: '67000' } } };
    expect(toFiche({ registre: { RNA: alsace }, corps: {}, ids }).identite.regime).toBe('alsaceMoselle');
    const corps = { identite: { regime: 'loi1901' as const } };
    expect(toFiche({ registre: { RNA: alsace }, corps, ids }).identite.regime).toBe('loi1901');
  });

  it('closes the regime of a local authority [R5.73]', () => {
    const mairie = { ...Sirene, identite: { nom: 'Mairie', id_forme_juridique: '7210' } };
    const fiche = toFiche({ registre: { Sirene: mairie }, corps: {}, ids });
    expect(fiche.identite.regime).toBe('collectivite');
    expect(fiche.verrous).toContain('identite.regime');
  });

  it('keeps as its own only what it changed or had typed', () => {
    const saved = { ...fiche.coordonnees, site_web: 'https://exemple.fr' };
    expect(toCorpsRubrique('coordonnees', saved, fiche)).toEqual({
      telephone: '0400000000',
      site_web: 'https://exemple.fr',
    });
    const moved = { ...saved, adresse_gestion: { commune: 'CASSIS' } };
    expect(toCorpsRubrique('coordonnees', moved, fiche)).toHaveProperty('adresse_gestion', {
      commune: 'CASSIS',
    });
    expect(toCorpsRubrique('identite', { ...fiche.identite, impots_commerciaux: false }, fiche)).toEqual({
      impots_commerciaux: false,
    });
    expect(toCorpsRubrique('identite', { ...fiche.identite, regime: 'alsaceMoselle' }, fiche)).toEqual({
      regime: 'alsaceMoselle',
    });
  });
});

describe('what a change clears', () => {
  const boxes = { a_publication_comptes_jo: true, a_commissaire_aux_comptes: true };
  const clean = (identite: object, activites: object = { domaine: 'Sport' }) =>
    cleanFiche({ ...emptyFiche(), identite, activites }).identite;

  it('keeps both boxes above the threshold [R9.22]', () => {
    expect(clean({ a_dons_subv_153000: true, ...boxes })).toMatchObject(boxes);
  });

  it('clears publication and auditor when the threshold is unticked [R5.69] [R5.70]', () => {
    expect(clean({ a_dons_subv_153000: false, ...boxes })).toEqual({ a_dons_subv_153000: false });
  });

  it('clears the structure type away from Sport [R5.71]', () => {
    expect(clean({ type_structure_sportive: 'CLUB' })).toEqual({ type_structure_sportive: 'CLUB' });
    expect(clean({ type_structure_sportive: 'CLUB' }, { domaine: 'Culture' })).toEqual({});
  });
});
