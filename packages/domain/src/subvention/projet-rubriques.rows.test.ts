import { describe, expect, it } from 'vitest';
import type { Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { campagneSchema } from './campagne.schema.ts';
import { type Projet, projetFields } from './projet.fields.ts';
import {
  findRubrique,
  hasAllRubriques,
  rubriquesDemandees,
  rubriquesProjet,
} from './projet-rubriques.rows.ts';
import {
  listProjetDocuments,
  nouveauProjetProblems,
  projetProblems,
  projetsProblems,
} from './projets-du-dossier.rules.ts';
import { aCampagne, aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

const said = (problems: readonly Problem[]) =>
  problems.map(({ code, field }) => `${code} ${field ?? ''}`.trim());
const devis = { code: 'DEVIS', label: 'Devis', nature: 'DEVIS', obligatoire: true };

describe('the sections of a project', () => {
  it('are eleven, in the order in which they are asked [R3.7]', () => {
    expect(rubriquesProjet.map(({ id, titre }) => `${id}: ${titre}`)).toEqual([
      'description: Description',
      'beneficiaire: Bénéficiaires',
      'territoires: Territoires',
      'moyens: Moyens',
      'evaluation: Évaluation',
      'responsable: Responsable',
      'financements: Subvention demandée',
      'cofinancements: Cofinancements',
      'custom-bloc: Questions du service',
      'document-custom-bloc: Pièces du projet',
      'budgets: Budget',
    ]);
  });

  it.each([
    ['description.intitule', 'description'],
    ['description.id_responsable', 'responsable'],
    ['customs.repas', 'custom-bloc'],
    ['pieces.p1.DEVIS', 'document-custom-bloc'],
    ['budgets.2027.charges.60-1', 'budgets'],
    ['financements', 'financements'],
    ['need_validation', undefined],
  ])('hold %s in %s', (chemin, id) => {
    expect(findRubrique(chemin)?.id).toBe(id);
  });

  it('hold each row that people write, once', () => {
    const written = (fields: Fields, at = ''): string[] =>
      Object.entries(fields).flatMap(([name, row]) => {
        if (row.writtenBy === 'server') return [];
        return row.kind === 'group' ? written(row.fields, `${at}${name}.`) : [`${at}${name}`];
      });
    const shown = rubriquesProjet.flatMap(({ fields }) => written(fields));
    // The marks of confirmed answers are shown as a tick beside each answer, not as rows.
    const { relues, ...rows } = projetFields;
    expect(relues.label).toBe('Réponses gardées');
    expect(shown.toSorted()).toEqual(written(rows).toSorted());
  });

  it('are all asked, but questions and documents that the campaign does not have', () => {
    const asked = (changes: Parameters<typeof aCampagne>[0]) =>
      rubriquesDemandees(aCampagne(changes)).map(({ id }) => id);
    expect(asked({})).toHaveLength(10);
    expect(asked({})).not.toContain('document-custom-bloc');
    expect(asked({ documents_projet: [devis] })).toHaveLength(11);
    expect(asked({ champs_personnalises: {} })).not.toContain('custom-bloc');
    expect(asked({ rubriques: ['description', 'financements', 'custom-bloc'] })).toEqual([
      'description',
      'financements',
      'custom-bloc',
    ]);
  });

  it('are all said in a project given whole, files apart [R4.79]', () => {
    const campagne = aCampagne({ documents_projet: [devis] });
    expect(hasAllRubriques(aProjet(), campagne)).toBe(true);
    for (const section of ['moyens', 'territoires', 'cofinancements', 'customs', 'budgets'] as const) {
      expect(hasAllRubriques(aProjet({ [section]: undefined }), campagne)).toBe(false);
    }
    expect(hasAllRubriques(aProjet({ cofinancements: [] }), campagne)).toBe(true);
    const description = { ...aProjet().description, id_responsable: null };
    expect(hasAllRubriques(aProjet({ description }), campagne)).toBe(false);
    const small = aCampagne({ rubriques: ['description', 'financements'], champs_personnalises: {} });
    expect(hasAllRubriques(aProjet({ moyens: undefined }), small)).toBe(true);
  });

  it('always are what is planned and for how much', () => {
    const published = (rubriques: string[]) =>
      campagneSchema.safeParse({ ...aCampagne(), rubriques }).success;
    expect(published(['description', 'financements'])).toBe(true);
    expect(published(['description'])).toBe(false);
    expect(published(['description', 'financements', 'inventée'])).toBe(false);
  });
});

describe('what a campaign does not ask', () => {
  const dossier = aDossierComplet({
    campagne: aCampagne({ rubriques: ['description', 'financements'], champs_personnalises: {} }),
  });
  const { description, financements } = aProjet();
  const bare: Projet = { description: { ...description, id_responsable: null }, financements };

  it('blocks nothing', () => {
    expect(projetProblems(dossier, { id: 'p', corps: bare })).toEqual([]);
  });

  it('blocks where it is asked', () => {
    const found = said(projetProblems(aDossierComplet(), { id: 'p', corps: bare }));
    for (const section of ['beneficiaire.nombre', 'territoires.territoires', 'budgets', 'customs.nombre']) {
      expect(found.some((one) => one.includes(` ${section}`))).toBe(true);
    }
    expect(found).toContain('kernel.a-renseigner description.id_responsable');
  });
});

describe('a section', () => {
  const withProjet = (changes: Partial<Projet>) =>
    said(projetProblems(aDossierComplet(), { id: 'p', corps: aProjet(changes) }));

  it.each([
    ['Annuel', []],
    ['Pluriannuel', []],
    ['Mensuel', ['kernel.choix-inconnu description.periode']],
  ])('of a project %s: %j [R3.6]', (periode, expected) => {
    const corps = aProjet({ description: { ...aProjet().description, periode: periode as 'Annuel' } });
    const dossier = aDossierComplet({ exercice_fin: 2028 });
    const { tete } = dossier;
    const plusieurs = { ...tete, description: { ...tete.description, pluriannuel: true } };
    const found = said(projetProblems({ ...dossier, tete: plusieurs }, { id: 'p', corps }));
    expect(found.filter((one) => one.endsWith('description.periode'))).toEqual(expected);
  });

  it('on people counts at least one: a 0 left in place blocks', () => {
    const beneficiaire = { ...aProjet().beneficiaire, nombre: 0 };
    expect(withProjet({ beneficiaire })).toEqual(['kernel.trop-petit beneficiaire.nombre']);
  });

  it.each([
    [true, null, ['kernel.a-renseigner moyens.recrutement_nb_etpt']],
    [true, 0, ['kernel.trop-petit moyens.recrutement_nb_etpt']],
    [true, 0.5, []],
    [false, null, []],
    [false, 0, []],
    [null, null, ['kernel.a-renseigner moyens.recrutement_specifique']],
  ])('on means, recruiting %s for %s jobs: %j [R5.93]', (specific, etpt, expected) => {
    const moyens = { recrutement_specifique: specific, recrutement_nb_etpt: etpt };
    expect(withProjet({ moyens })).toEqual(expected);
  });

  it('on places names one at least, and none twice', () => {
    expect(withProjet({ territoires: { territoires: [] } })).toEqual([
      'kernel.pas-assez-de-lignes territoires.territoires',
    ]);
    const marseille = { id: 't2', libelle: 'Marseille', type: 'commune' } as const;
    const lines = [...(aProjet().territoires?.territoires ?? []), marseille];
    expect(withProjet({ territoires: { territoires: lines } })).toEqual([
      'kernel.ligne-en-double territoires.territoires.t2',
    ]);
  });

  it('names somebody of the association, whose card is complete', () => {
    const named = (id_responsable: string) =>
      withProjet({ description: { ...aProjet().description, id_responsable } });
    expect(named('p2')).toEqual([]);
    expect(named('p9')).toEqual(['dossier.representant-inconnu description.id_responsable']);
  });

  it('joins the documents that the campaign asks of each project', () => {
    const dossier = aDossierComplet({ campagne: aCampagne({ documents_projet: [devis] }) });
    const [projet] = dossier.projets;
    if (!projet) throw new Error('no project');
    expect(listProjetDocuments(dossier, projet).map(({ code }) => code)).toEqual(['projet-1.DEVIS']);
    expect(said(projetsProblems(dossier))).toEqual([
      'dossier.piece-manquante projets.projet-1.pieces.projet-1.DEVIS',
    ]);
    const joined = { code: 'projet-1.DEVIS', uuid: 'd2', etat_analyse: 'sur' };
    expect(said(projetsProblems({ ...dossier, pieces: [...dossier.pieces, joined] }))).toEqual([]);
  });
});

describe('one more project', () => {
  const dossierOf = (max_projets: number | undefined, projets: number) => {
    const [sous] = aCampagne().sous_dispositifs;
    if (!sous) throw new Error('no sub-scheme');
    return aDossierComplet({
      campagne: aCampagne({ sous_dispositifs: [{ ...sous, max_projets }] }),
      projets: Array.from({ length: projets }, (_, index) => ({ id: `p${index}`, corps: aProjet() })),
    });
  };

  it.each([
    [1, 0, []],
    [1, 1, ['subvention.projet-unique']],
    [3, 2, []],
    [3, 3, ['subvention.trop-de-projets']],
    [undefined, 19, []],
    [undefined, 20, ['subvention.trop-de-projets']],
  ])('where %s are taken and %s exist: %j [R5.61]', (most, existing, expected) => {
    expect(said(nouveauProjetProblems(dossierOf(most, existing)))).toEqual(expected);
  });
});
