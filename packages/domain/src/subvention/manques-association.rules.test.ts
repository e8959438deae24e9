import { describe, expect, it } from 'vitest';
import { emptyFiche, type Fiche } from '../association/fiche.fields.ts';
import type { FicheConnue } from '../association/manques.rules.ts';
import { campagneSchema } from './campagne.schema.ts';
import { isSportForce, listManquesSubvention } from './manques-association.rules.ts';

const fiche: Fiche = {
  ...emptyFiche(),
  identite: { id_siret: '12345678200010', regime: 'loi1901' },
  activites: { domaine: 'Culture', champ_action_territorial: 'local' },
};
const personne = {
  civilite: 'MME',
  prenom: 'Jeanne',
  nom: 'Roux',
  fonction: 'PRE',
  courriel: 'jeanne@exemple.fr',
  telephone: '0465710000',
};
const rib = {
  id_siret: '12345678200010',
  titulaire: 'Les Pions',
  banque: 'Banque',
  iban: 'FR7642559000052102312860353',
  bic: 'CCOPFRPP',
};
const complete: FicheConnue = {
  fiche,
  lignes: { representants_legaux: [personne], ribs: [rib] },
  documents: ['RAR'],
};
const rapport = { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true };
const libre = { documents_attendus: [] };

const manques = (
  campagne: Partial<Parameters<typeof listManquesSubvention>[0]>,
  more: Partial<FicheConnue> = {},
  dispositif = 'CDP',
) =>
  listManquesSubvention({ ...libre, ...campagne }, dispositif, { ...complete, ...more }).map(
    ({ field }) => field,
  );

describe('what a campaign finds missing in the file', () => {
  it('is nothing when the file is complete', () => {
    expect(manques({ documents_attendus: [rapport] })).toEqual([]);
  });

  it('is a SIRET, the required profile, a person who may sign and an account [R5.66] [R5.67] [R5.50]', () => {
    expect(manques({}, { fiche: emptyFiche(), lignes: {} })).toEqual([
      'identite.id_siret',
      'identite.regime',
      'activites.champ_action_territorial',
      'representants_legaux',
      'ribs',
    ]);
  });

  it('is a person as long as none is complete [R5.50]', () => {
    const half = { ...personne, telephone: null };
    const with_ = (representants_legaux: object[]) =>
      manques({}, { lignes: { ...complete.lignes, representants_legaux } });
    expect(with_([half])).toEqual(['representants_legaux']);
    expect(with_([half, personne])).toEqual([]);
  });

  it('asks for the documents it requires, by their type, and not for those it only takes', () => {
    const budget = { code: 'BPA', label: 'Budget', nature: 'BPA', obligatoire: false };
    expect(manques({ documents_attendus: [rapport, budget] }, { documents: [] })).toEqual(['documents.RAR']);
  });

  it('asks for a document only when its conditions are known to hold', () => {
    const asked = (regime: 'loi1901' | 'alsaceMoselle') => [
      {
        ...rapport,
        asks: [{ scope: 'association', key: 'identite.regime', operator: 'eq', value: regime } as const],
      },
    ];
    expect(manques({ documents_attendus: asked('loi1901') }, { documents: [] })).toEqual(['documents.RAR']);
    expect(manques({ documents_attendus: asked('alsaceMoselle') }, { documents: [] })).toEqual([]);
    const ofDossier = [
      {
        ...rapport,
        asks: [{ scope: 'demandeur', key: 'id_signataire', operator: 'filled' } as const],
      },
    ];
    expect(manques({ documents_attendus: ofDossier }, { documents: [] })).toEqual([]);
  });

  it('asks for the fields it expects of the association, each once, under its label', () => {
    const champs_attendus = [
      { code: 'coordonnees.telephone', part: 'association' as const },
      { code: 'specificites.vaeb.courriel', part: 'association' as const },
      { code: 'identite.regime', part: 'association' as const },
      { code: 'ribs', part: 'association' as const },
    ];
    const empty = { ...complete, fiche: { ...fiche, identite: {} } };
    expect(listManquesSubvention({ ...libre, champs_attendus }, 'CDP', empty)).toEqual([
      { field: 'identite.id_siret', label: 'SIRET' },
      { field: 'identite.regime', label: 'Régime' },
      { field: 'coordonnees.telephone', label: 'Téléphone du siège' },
      { field: 'specificites.vaeb.courriel', label: 'Adresse électronique' },
    ]);
  });

  it('leaves out what is expected on the common accreditation as long as nothing is known of it', () => {
    const champs_attendus = [
      {
        code: 'coordonnees.telephone',
        part: 'association' as const,
        asks: [{ scope: 'tca', key: 'tca_etat', operator: 'filled' } as const],
      },
    ];
    expect(manques({ champs_attendus })).toEqual([]);
    const known = { ...fiche, agrement: { tca_etat: 'valide' } };
    expect(manques({ champs_attendus }, { fiche: known })).toEqual(['coordonnees.telephone']);
  });

  it('refuses to be published when it expects what no file has', () => {
    const codes = ['coordonnees.telephone', 'ribs', 'coordonnees', 'coordonnees.fax', 'constructor'];
    const parsed = codes.map(
      (code) => campagneSchema.shape.champs_attendus.safeParse([{ code, part: 'association' }]).success,
    );
    expect(parsed).toEqual([true, true, false, false, false]);
  });
});

describe('the domain of a sport scheme', () => {
  it.each([
    ['CNDS', true],
    ['FEDE', true],
    ['FDVA', true],
    ['2h-sport-college', true],
    ['pass-sport', true],
    ['FONJEP', false],
    ['CDP', false],
  ])('of %s is Sport: %s [R5.72]', (dispositif, isForced) => {
    expect(isSportForce(dispositif, {})).toBe(isForced);
    expect(isSportForce(dispositif, { domaine_libre: true })).toBe(false);
  });

  it('is missing until it is said, and brings the type of structure with it [R5.72] [R5.68]', () => {
    expect(manques({}, {}, 'CNDS')).toEqual(['activites.domaine', 'identite.type_structure_sportive']);
    const club: Fiche = {
      ...fiche,
      identite: { ...fiche.identite, type_structure_sportive: 'CLUB' },
      activites: { ...fiche.activites, domaine: 'Sport' },
    };
    expect(manques({}, { fiche: club }, 'CNDS')).toEqual([]);
    expect(manques({ domaine_libre: true }, {}, 'FDVA')).toEqual([]);
  });
});
