import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { aProjet, service } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { findNodes, readPdf, structureFaults, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { deuxAns } from '../test/test-deux-ans.ts';
import { aDossierView, anInstruction, aProjetView } from '../test/test-dossier-view.ts';
import { dossierSubventionPdf } from './dossier-subvention.pdf.ts';

const at = new Date('2027-03-12T13:05:00Z');

async function read(view: DossierSubventionView) {
  const bytes = await dossierSubventionPdf(view, at);
  const pdf = await readPdf(bytes);
  return { pdf, faults: structureFaults(pdf, bytes) };
}

const rowsOf = (pdf: Awaited<ReturnType<typeof readPdf>>) =>
  findNodes(pdf, 'TR').map((row) => row.children.map(({ text }) => text).join(' | '));

describe('the whole of a dossier, page after page', () => {
  it('has one document, its language and title, and on each page its number, state, date and place', async () => {
    const { pdf, faults } = await read(deuxAns());
    expect(faults).toEqual([]);
    expect(pdf).toMatchObject({ lang: 'fr-FR', showsTitle: true, isMarked: true });
    const count = pdf.pages.length;
    expect(count).toBeGreaterThanOrEqual(6);
    for (const [index, { tree, artifacts }] of pdf.pages.entries()) {
      expect(tree.children.map(({ role }) => role)).toEqual(['Document']);
      const running = words(artifacts);
      expect(running).toContain(`${index + 1}/${count}`);
      expect(running).toContain('Dossier 27-000412 · édité le 12/03/2027 14h05');
      if (index > 0) expect(running).toContain('Transmis au service instructeur');
    }
  });

  it('shows each year of each project with its budget, its sums and what is asked', async () => {
    const { pdf } = await read(deuxAns());
    const captions = findNodes(pdf, 'Caption').map(({ text }) => text);
    for (const caption of ['Charges', 'Produits', 'Contributions volontaires en nature']) {
      for (const year of [2027, 2028]) {
        expect(captions.filter((one) => one === `${caption} ${year}`)).toHaveLength(2);
      }
    }
    expect(rowsOf(pdf).filter((row) => row.startsWith('Total des charges'))).toHaveLength(4);
  });

  it('shows what was granted for each project and year beside what was asked, and why', async () => {
    const projet = (montants: (number | null)[], rang: number) =>
      aProjetView(
        aProjet({
          financements: montants.map((montant_accorde, index) => ({
            id: String(2027 + index),
            annee: 2027 + index,
            id_service_instructeur: service,
            montant_demande: 2000,
            montant_accorde,
          })),
        }),
        rang,
      );
    const motif = 'Budget 2028 trop tôt connu.';
    const instructions = [anInstruction({ etat: '6', lib_etat: 'accordé', motif, montant_accorde: 1500 })];
    const { pdf, faults } = await read(
      aDossierView({ instructions, projets: [projet([1500, 0], 1), projet([null], 2)] }),
    );
    expect(faults).toEqual([]);
    expect(findNodes(pdf, 'LI').map(({ text }) => text)).toContain(`Motif de DRAJES Sud ${motif}`);
    expect(rowsOf(pdf)).toEqual(
      expect.arrayContaining([
        'Projet | Année | Service | Demandé | Accordé',
        '1. Former nos arbitres | 2027 | DRAJES Sud | 2 000 € | 1 500 €',
        '1. Former nos arbitres | 2028 | DRAJES Sud | 2 000 € | 0 €',
        '2. Former nos arbitres | 2027 | DRAJES Sud | 2 000 € | –',
        'Total |  |  | 6 000 € | 1 500 €',
      ]),
    );
  });

  it.each([
    ['very long', 'Un texte que personne ne relira. '.repeat(250).trim()],
    ['one word without an end', 'a'.repeat(3000)],
    ['accents in one or two characters', 'Noe\u0308l à l’été, œuvre, Ÿ, ß, « où »\u202f?'],
    ['emoji', 'Bravo 🎉👩‍👩‍👧 et merci ❤️'],
    ['from right to left', 'جمعية الشطرنج بمرسيليا — אגודה — fin'],
    ['controls and odd spaces', 'un\u0000deux\u200b\ttrois\u2028quatre\r\ncinq'],
  ])('reads in the order of its tree what stands on the page, when a text is %s', async (_, text) => {
    const corps = aProjet({
      description: { ...aProjet().description, description: text, intitule: text.slice(0, 90) },
    });
    const { pdf, faults } = await read(aDossierView({ projets: [aProjetView(corps)] }));
    expect(faults).toEqual([]);
    expect(findNodes(pdf, 'Lbl').map((one) => one.text)).toContain('Description');
  });

  it('goes on over pages in a row of a table that no page holds', async () => {
    const nom = 'Un cofinanceur au nom sans fin. '.repeat(300).trim();
    const [first] = aProjet().cofinancements ?? [];
    if (!first) throw new Error('The maker gives one cofinancement');
    const { pdf, faults } = await read(
      aDossierView({ projets: [aProjetView(aProjet({ cofinancements: [{ ...first, nom }, first] }))] }),
    );
    expect(faults).toEqual([]);
    expect(pdf.pages.filter(({ artifacts }) => artifacts.includes('Cofinanceur')).length).toBeGreaterThan(1);
    expect(rowsOf(pdf).filter((row) => row.includes('Ville de Marseille'))).toHaveLength(1);
  });

  it('prints what the campaign asks of the whole dossier, and only what it asks', async () => {
    const champs_personnalises: DossierSubventionView['campagne']['champs_personnalises'] = {
      'dossier-bloc': {
        benevoles: { kind: 'int', label: 'Bénévoles' },
        salaries: {
          kind: 'int',
          label: 'Salariés',
          when: [{ scope: 'custom', key: 'benevoles', operator: 'gte', value: 100 }],
        },
      },
    };
    const usual = aDossierView();
    const campagne = { ...usual.campagne, champs_personnalises };
    const { pdf } = await read(
      aDossierView({ campagne, tete: { ...usual.tete, customs: { benevoles: 42, salaries: 7 } } }),
    );
    expect(findNodes(pdf, 'H2').map(({ text }) => text)).toContain('Ce que cette subvention demande en plus');
    const said = pdf.pages.map(({ tree }) => tree.text).join(' ');
    expect(said).toContain('Bénévoles 42');
    expect(said).not.toContain('Salariés');
  });
});
