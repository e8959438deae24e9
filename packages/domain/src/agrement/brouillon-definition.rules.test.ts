import { describe, expect, it } from 'vitest';
import {
  contenuDefinition,
  definitionNommee,
  definitionProblems,
  nextYearDefinition,
  saisieDefinition,
  toPublishedDefinition,
} from './brouillon-definition.rules.ts';
import type { DefinitionSaisie } from './definition.fields.ts';

const fuseau = 'Indian/Reunion';

const whole = (changes: Partial<DefinitionSaisie> = {}): DefinitionSaisie => ({
  libelle: 'Jeunesse et éducation populaire 2027',
  code: 'JEP-974',
  type_agrement: 'JEP',
  campagne_exercice: 2027,
  id_service: '4b1f4d0e-6d0b-4d1b-9f54-0d7d3f1a0c11',
  presentation: 'Campagne 2027, pour les associations de La Réunion.',
  niveau: 'departemental',
  delai_habituel_jours: 60,
  duree_validite_annees: 5,
  demande_tca: true,
  date_debut: '2027-01-05',
  heure_debut: '9h',
  date_fin: '2027-03-11',
  heure_fin: '23h59',
  documents_attendus: [
    { id: 'l1', rang: 0, code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
  ],
  champs_personnalises: [
    { id: 'l2', rang: 0, kind: 'text', code: 'projet', label: 'Projet éducatif', max: 500 },
  ],
  ...changes,
});

describe('an accreditation as it is published', () => {
  it('keeps what dossiers read, its dates by the clock of its service; what it is known by stays beside', () => {
    expect(contenuDefinition(whole(), fuseau)).toEqual({
      libelle: 'Jeunesse et éducation populaire 2027',
      presentation: 'Campagne 2027, pour les associations de La Réunion.',
      niveau: 'departemental',
      delai_habituel_jours: 60,
      duree_validite_annees: 5,
      demande_tca: true,
      fuseau,
      date_debut: '2027-01-05T05:00:00.000Z',
      date_fin: '2027-03-11T19:59:59.000Z',
      documents_attendus: [{ code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true }],
      champs_personnalises: {
        'dossier-bloc': { projet: { kind: 'text', label: 'Projet éducatif', max: 500 } },
      },
    });
  });

  it('is typed again as it was, its lines named by their codes', () => {
    const published = toPublishedDefinition({ saisie: whole(), fuseau, avant: [] });
    if (!published.ok) throw new Error(JSON.stringify(published.problems));
    const again = saisieDefinition(published.value, whole());
    expect(again).toMatchObject({ code: 'JEP-974', date_debut: '2027-01-05', heure_debut: '09h00' });
    expect(again.documents_attendus).toMatchObject([{ id: 'RAR', code: 'RAR', label: 'Rapport d’activité' }]);
    expect(again.champs_personnalises).toMatchObject([{ code: 'projet', kind: 'text', max: 500 }]);
    expect(contenuDefinition(again, fuseau)).toEqual(contenuDefinition(whole(), fuseau));
    expect(definitionNommee(whole(), fuseau)).toEqual(again);
  });

  it('a year later has its dates, its exercise and its words of that year, under another code', () => {
    expect(nextYearDefinition(whole(), 'JEP-974-28')).toMatchObject({
      code: 'JEP-974-28',
      campagne_exercice: 2028,
      libelle: 'Jeunesse et éducation populaire 2028',
      presentation: 'Campagne 2028, pour les associations de La Réunion.',
      date_debut: '2028-01-05',
      date_fin: '2028-03-11',
      documents_attendus: whole().documents_attendus,
    });
  });
});

describe('what keeps an accreditation from being published', () => {
  const said = (changes: Partial<DefinitionSaisie>) =>
    definitionProblems({ saisie: whole(changes), fuseau, avant: [] }).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it.each<[string, Partial<DefinitionSaisie>, string[]]>([
    ['nothing', {}, []],
    ['no name', { libelle: ' ' }, ['libelle kernel.a-renseigner']],
    ['no day to close', { date_fin: null }, ['date_fin kernel.a-renseigner']],
    [
      'a close before the opening',
      { date_fin: '2027-01-04' },
      ['date_fin catalogue.cloture-avant-ouverture'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(said(changes)).toEqual(expected);
  });

  it('two documents of one code, and a question that changes its kind', () => {
    const [rapport] = whole().documents_attendus ?? [];
    if (!rapport) throw new Error('no document');
    const twice = said({ documents_attendus: [rapport, { ...rapport, id: 'l3', rang: 1 }] });
    expect(twice).toHaveLength(1);
    expect(twice[0]).toMatch(/^documents_attendus\./);
    const avant = [{ 'dossier-bloc': { projet: { kind: 'int', label: 'Projet', min: 0 } } }] as const;
    const changed = definitionProblems({ saisie: whole(), fuseau, avant: [...avant] as never });
    expect(changed).toHaveLength(1);
    expect(changed[0]?.field).toMatch(/^champs_personnalises\./);
  });

  it('is said of everything at once, and nothing is published', () => {
    const asked = { saisie: whole({ libelle: null, date_fin: null }), fuseau, avant: [] };
    const refused = toPublishedDefinition(asked);
    expect(refused.ok).toBe(false);
    expect(definitionProblems(asked).map(({ field }) => field)).toEqual(['libelle', 'date_fin']);
  });
});
