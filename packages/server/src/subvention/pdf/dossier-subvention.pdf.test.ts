import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { clausesAttestation } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { aCampagne, aProjet, service } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import {
  findNodes,
  type PdfNode,
  type ReadPdf,
  readPdf,
  structureFaults,
  words,
} from '../../platform/pdf/test/test-read-pdf.ts';
import { aDossierView, anInstruction, aProjetView, transmitted } from '../test/test-dossier-view.ts';
import { dossierSubventionPdf } from './dossier-subvention.pdf.ts';

const at = new Date('2027-03-12T13:05:00Z');

async function read(changes: Partial<DossierSubventionView> = {}): Promise<ReadPdf> {
  const bytes = await dossierSubventionPdf(aDossierView(changes), at);
  const pdf = await readPdf(bytes);
  expect(structureFaults(pdf, bytes)).toEqual([]);
  return pdf;
}

const textsOf = (pdf: ReadPdf, ...roles: string[]) => findNodes(pdf, ...roles).map(({ text }) => text);
const readText = (pdf: ReadPdf) => words(pdf.pages.map((page) => page.readText).join(' '));

/** Gives the rows of the table with that caption, with cells joined by « | ». */
function rowsUnder(pdf: ReadPdf, caption: string): string[] {
  const isIt = (table: PdfNode) =>
    table.children.some(({ role, text }) => role === 'Caption' && text === caption);
  const rows =
    findNodes(pdf, 'Table')
      .find(isIt)
      ?.children.filter(({ role }) => role === 'TR') ?? [];
  return rows.map((row) => row.children.map(({ text }) => text).join(' | '));
}

const twoYears: Partial<Projet> = {
  financements: [
    {
      id: '2027',
      annee: 2027,
      id_service_instructeur: service,
      montant_demande: 2000,
      montant_propose: 1800,
      montant_accorde: 1500,
    },
    { id: '2028', annee: 2028, id_service_instructeur: service, montant_demande: 2500 },
  ],
};

describe('the PDF of a grant dossier', () => {
  it('has its sections in order, and in French [R3.7]', async () => {
    const pdf = await read();
    expect(pdf).toMatchObject({ lang: 'fr-FR', title: 'Formation des bénévoles 2027 – Dossier 27-000412' });
    expect(findNodes(pdf, 'H1', 'H2', 'H3', 'H4').map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Formation des bénévoles 2027',
      'H2 Choix',
      'H2 Demandeur',
      'H2 Pièces justificatives',
      'H2 Projet 1 : Former nos arbitres',
      'H3 Description',
      'H3 Bénéficiaires',
      'H3 Territoires',
      'H4 Lieux du projet',
      'H3 Moyens',
      'H3 Évaluation',
      'H4 Indicateurs',
      'H3 Responsable',
      'H3 Subvention demandée',
      'H3 Cofinancements',
      'H3 Questions du service',
      'H3 Budget',
      'H4 Année 2027',
      'H2 Attestation',
    ]);
  });

  it('names people, bank details and choices, not their codes', async () => {
    expect(textsOf(await read(), 'LI')).toEqual(
      expect.arrayContaining([
        'Association Les Pions de l’Huveaune',
        'SIRET de l’établissement 661 017 236 00018',
        'Signataire Jeanne Roux',
        'RIB LES PIONS DE L HUVEAUNE · FR76 •••• •••• •••• 0353',
        'Première demande ou renouvellement Une première demande',
        'Date de début 01/04/2027',
        'Statut des bénéficiaires Bénévoles',
        'Nombre de sessions 3',
      ]),
    );
  });

  it('says how the association is reached, and nothing of what it did not give', async () => {
    const adresse_siege = {
      num_voie: '12',
      type_voie: 'RUE',
      voie: 'de la Parette',
      cp: '13011',
      commune: 'Marseille',
    };
    const association = {
      identite: { id_rna: 'W133900417' },
      coordonnees: { adresse_siege, telephone: '0491000010' },
    };
    const pdf = await read({
      association,
      demandeur: { id_siret: '66101723600018', nom: 'Les Pions', commune: 'MARSEILLE' },
    });
    const said = textsOf(pdf, 'LI');
    expect(said).toEqual(
      expect.arrayContaining([
        'Numéro RNA W133900417',
        'Commune Marseille',
        'Adresse du siège 12 rue de la Parette, 13011 Marseille',
        'Téléphone 04 91 00 00 10',
      ]),
    );
    expect(said.join()).not.toContain('Adresse électronique');
  });

  it('says who sent it and that nobody signed, under the place and the day', async () => {
    const envoi = { par: 'Ali Alaoui', le: new Date('2027-03-10T13:05:00Z'), preuve: null, isNonSigne: true };
    const bytes = await dossierSubventionPdf(aDossierView({ instructions: [transmitted] }), at, envoi);
    const text = readText(await readPdf(bytes));
    expect(text).toContain('Ali Alaoui certifie que');
    expect(text).toMatch(/Fait à [^.]+, le 10\/03\/2027\./);
    expect(text).toMatch(/Transmis par\s+Ali Alaoui, le 10\/03\/2027 14h05/);
    expect(text).toMatch(/Signé par\s+Non signé/);
  });

  it('says what was paid of a grant and what comes next, to whoever reads it', async () => {
    const argent = {
      ...{ tour: 'association' as const, attendu: null, ensuite: null, delai_jours: 60 },
      a_demander: { montant: 1000, nature: 'solde' },
    } as const;
    const granted = anInstruction({ etat: '8', montant_accorde: 2000, montant_verse: 1000, argent });
    const projet = aProjet();
    const financements = (projet.financements ?? []).map((one) => ({ ...one, montant_accorde: 2000 }));
    const pdf = await read({
      instructions: [granted],
      projets: [aProjetView({ ...projet, financements })],
    });
    expect(textsOf(pdf, 'LI').map((one) => one.replaceAll('\u00a0', ' '))).toContain(
      'DRAJES Sud 1 000 € versés sur 2 000 € accordés. L’association peut demander le solde, 1 000 €.',
    );
  });

  it('shows each service with its state, its date and its amounts', async () => {
    const granted = anInstruction({
      etat: '6',
      lib_etat: 'accordé',
      service: { nom: 'SDJES 13', code: 'SDJES-13' },
      transmis_le: '2027-03-10T13:05:00.000Z',
      montant_accorde: 0,
    });
    const pdf = await read({ instructions: [transmitted, granted] });
    expect(rowsUnder(pdf, 'Services instructeurs')).toEqual([
      'Service | État | Transmis le | Demandé | Accordé',
      'DRAJES Sud | Transmis au service instructeur | 10/03/2027 14h05 | 2 000 € | –',
      'SDJES 13 | Accordé | 10/03/2027 14h05 | 2 000 € | 0 €',
    ]);
    expect(textsOf(pdf, 'P')[1]).toBe(
      'Dossier 27-000412 · Transmis au service instructeur, accordé · édité le 12/03/2027 14h05',
    );
  });

  it('dates a decision, and does not call one what a service asks to correct', async () => {
    const decided = anInstruction({
      etat: '11',
      motif: 'Hors du champ.',
      decide_le: '2027-03-11T10:00:00.000Z',
    });
    const refused = await read({ instructions: [decided] });
    expect(textsOf(refused, 'H2')).toContain('Décision');
    expect(textsOf(refused, 'LI')).toEqual(
      expect.arrayContaining(['Décision de DRAJES Sud le 11/03/2027', 'Motif de DRAJES Sud Hors du champ.']),
    );
    const back = anInstruction({ etat: 'C', motif: 'Précisez.', renvoye_le: '2027-03-11T10:00:00.000Z' });
    const sentBack = await read({ instructions: [back] });
    expect(textsOf(sentBack, 'H2')).not.toContain('Décision');
    expect(textsOf(sentBack, 'H2')).toContain('À corriger');
    expect(textsOf(sentBack, 'LI')).toContain('DRAJES Sud, le 11/03/2027 Précisez.');
  });

  it('lists the documents asked for with the file that answers', async () => {
    const [piece] = aDossierView().pieces;
    if (!piece) throw new Error('The maker gives one document');
    const pieces = [piece, { ...piece, code: 'POU', label: 'Pouvoir', obligatoire: false, document: null }];
    const pdf = await read({ pieces });
    const rows = findNodes(pdf, 'TR').map((row) => row.children.map(({ text }) => text).join(' | '));
    expect(rows).toContain(
      'Rapport d’activité | Oui | rapport-activite-2026.pdf, 412 ko, année 2026 | 01/03/2027',
    );
    expect(rows).toContain('Pouvoir | Non | – | –');
  });

  it('shows what a cofunder notified beside the line it belongs to, and nothing where nothing was granted', async () => {
    const [first] = aProjet().cofinancements ?? [];
    if (!first) throw new Error('The maker gives one cofinancement');
    const acquis = { ...first, id: 'c2', nom: 'CAF 13', etat: 'acquis' as const, montant_notifie: 450 };
    const pdf = await read({ projets: [aProjetView(aProjet({ cofinancements: [first, acquis] }))] });
    const rows = findNodes(pdf, 'TR').map((row) => row.children.map(({ text }) => text));
    const head = rows.find((row) => row.includes('Montant notifié')) ?? [];
    const cells = (nom: string) => rows.find((row) => row.includes(nom))?.[head.indexOf('Montant notifié')];
    expect([cells('Ville de Marseille'), cells('CAF 13')]).toEqual(['', '450 €']);
  });

  it('shows what was asked, proposed and granted each year, with its total', async () => {
    const pdf = await read({ projets: [aProjetView(aProjet(twoYears))] });
    const rows = findNodes(pdf, 'TR').map((row) => row.children.map(({ text }) => text).join(' | '));
    expect(rows).toEqual(
      expect.arrayContaining([
        'Année | Service | Montant demandé | Montant proposé | Montant accordé',
        '2027 | DRAJES Sud | 2 000 € | 1 800 € | 1 500 €',
        '2028 | DRAJES Sud | 2 500 € | – | –',
        'Total |  | 4 500 € | 1 800 € | 1 500 €',
      ]),
    );
  });

  it('shows both sides of a budget with the amounts that others bring, and its balance in words', async () => {
    const pdf = await read();
    expect(rowsUnder(pdf, 'Charges 2027')).toEqual([
      'Compte | Montant',
      '60 – Achats | 3 000 €',
      'Prestations de services | 3 000 €',
      'Total des charges | 3 000 €',
    ]);
    expect(rowsUnder(pdf, 'Produits 2027')).toEqual([
      'Compte | Montant',
      '70 – Vente de produits finis, de marchandises, prestations de services | 500 €',
      "74 – Subventions d'exploitation | 2 500 €",
      'État : préciser le(s) ministère(s), directions ou services déconcentrés sollicités | 2 000 €',
      "Communes, communautés de communes ou d'agglomérations | 500 €",
      'Total des produits | 3 000 €',
    ]);
    expect(textsOf(pdf, 'P')).toEqual(
      expect.arrayContaining([
        'Équilibré : 3 000 € de dépenses et de recettes.',
        'La subvention demandée (2 000 €) représente 67 % des recettes.',
      ]),
    );
  });

  it('says what is missing from a budget, and what cannot be read', async () => {
    const [budget] = aProjet().budgets ?? [];
    if (!budget) throw new Error('The maker gives one budget');
    const budgets = [
      { ...budget, charges: { '60-1': 4000, '61-1': '12 env' }, contributions: { '860': 300, '870': 100 } },
    ];
    const pdf = await read({ projets: [aProjetView(aProjet({ budgets }))] });
    expect(rowsUnder(pdf, 'Charges 2027').at(-1)).toBe(
      'Total des charges, hors 1 montant à corriger | 4 000 €',
    );
    expect(rowsUnder(pdf, 'Contributions volontaires en nature 2027')).toEqual([
      'Compte | Montant',
      '86 – Emplois des contributions volontaires en nature | 300 €',
      '860 – Secours en nature | 300 €',
      '87 – Contributions volontaires en nature | 100 €',
      '870 – Bénévolat | 100 €',
    ]);
    expect(readText(pdf)).toContain('Il manque 1 000 € de recettes');
  });

  it.each([
    ['A', 'Non transmis'],
    ['C', 'À corriger'],
    ['D', null],
    ['2', null],
    ['6', null],
    ['12', null],
  ] as const)(
    'in %s, what was received is never said « Non transmis »; each page says %s',
    async (etat, said) => {
      const pdf = await read({ instructions: [anInstruction({ etat })] });
      expect(pdf.pages.length).toBeGreaterThan(1);
      for (const { text } of pdf.pages) {
        for (const one of ['Non transmis', 'À corriger']) expect(text.includes(one)).toBe(one === said);
      }
    },
  );

  it('says so too when one of several services has sent it back', async () => {
    const pdf = await read({ instructions: [transmitted, anInstruction({ etat: 'C' })] });
    expect(readText(pdf)).toContain('Un service a renvoyé le dossier');
  });

  it('prints the clauses, and who certifies them once it is done', async () => {
    const preuve = {
      ...{ nom: 'Jeanne Roux', fonction: 'présidente', qualite: 'representant' as const, lieu: 'Marseille' },
      ...{ le: '2027-03-10T13:05:00Z', lib_confirmation: 'par le lien reçu à son adresse' },
      ...{ revision: 3, empreinte: 'e'.repeat(64) },
    };
    const envoi = { par: 'Jeanne Roux', le: new Date('2027-03-10T13:05:00Z'), preuve, isNonSigne: false };
    const signed = await readPdf(await dossierSubventionPdf(aDossierView(), at, envoi));
    expect(textsOf(signed, 'LI').filter((text) => text.startsWith('•'))).toEqual(
      clausesAttestation.map((clause) => `• ${clause}`),
    );
    expect(readText(signed)).toContain('Jeanne Roux certifie que :');
    const { attestation: _unsigned, ...tete } = aDossierView().tete;
    expect(readText(await read({ tete }))).toContain('À certifier avant la transmission :');
  });

  it('prints a dossier where nothing is filled yet', async () => {
    const pdf = await read({ tete: {}, pieces: [], projets: [aProjetView({})] });
    expect(textsOf(pdf, 'H2')).toContain('Projet 1 : sans intitulé');
    expect(textsOf(pdf, 'LI')).toContain('Signataire –');
    expect(readText(pdf)).toContain('Aucune pièce n’est demandée.');
    expect(readText(await read({ projets: [] }))).toContain('Aucun projet n’est décrit.');
  });

  it('hides the questions of the campaign that this association is not asked', async () => {
    const champs_personnalises = {
      'custom-bloc': {
        licences: {
          kind: 'int',
          label: 'Nombre de licences',
          when: [{ scope: 'association', key: 'est_sportive', operator: 'eq', value: true }],
        },
      },
    } as const;
    const campagne = aCampagne({ champs_personnalises }) as DossierSubventionView['campagne'];
    const labels = async (est_sportive: boolean) =>
      textsOf(await read({ campagne, association: { est_sportive } }), 'Lbl');
    expect(await labels(true)).toContain('Nombre de licences');
    expect(await labels(false)).not.toContain('Nombre de licences');
  });

  it('prints a hundred pages, each with its number', async () => {
    const text = 'Trois samedis au siège, avec les clubs voisins. '.repeat(83);
    const [budget] = aProjet().budgets ?? [];
    const budgets = [2027, 2028, 2029, 2030, 2031, 2032].map((annee) => ({
      ...budget,
      id: `${annee}`,
      annee,
    }));
    const corps = aProjet({ description: { ...aProjet().description, description: text }, budgets });
    const view = aDossierView({
      projets: Array.from({ length: 24 }, (_, index) => aProjetView(corps, index + 1)),
    });
    const bytes = await dossierSubventionPdf(view, at);
    const pdf = await readPdf(bytes);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(100);
    expect(structureFaults(pdf, bytes)).toEqual([]);
    expect(words(pdf.pages.at(-1)?.artifacts ?? '')).toContain(`${pdf.pages.length}/${pdf.pages.length}`);
  });
});
