import { writeFileSync } from 'node:fs';
import { aProjet } from '@asso/domain/subvention/test-dossier-complet';
import { it } from 'vitest';
import { dossierSubventionPdf } from './dossier-subvention.pdf.ts';
import { aDossierView, anInstruction, aProjetView, transmitted } from './test-dossier-view.ts';

const long =
  'Former douze arbitres volontaires du club et des clubs voisins, à raison de trois samedis répartis sur le printemps, avec des mises en situation.\n\nChaque séance comprend une partie théorique le matin et une partie pratique l’après-midi : « arbitrer, c’est décider ».  '.repeat(
    5,
  );
const f = {
  id: '2027',
  annee: 2027,
  id_service_instructeur: '11111111-1111-4111-8111-111111111111',
  montant_demande: 12500,
  montant_propose: 10000,
  montant_accorde: 9000,
};
const rich = aProjet({
  description: { ...aProjet().description, description: long },
  financements: [f, { ...f, id: '2028', annee: 2028, montant_propose: null, montant_accorde: null }],
  cofinancements: [
    { id: 'c1', annee: 2027, nom: 'Ville de Marseille', compte: '74-4', etat: 'demande', montant: 500 },
    {
      id: 'c2',
      annee: 2028,
      nom: 'Caisse d’allocations familiales des Bouches-du-Rhône',
      compte: '74-5',
      etat: 'acquis',
      montant: 1500,
    },
  ],
  budgets: [2027, 2028].map((annee) => ({
    id: `${annee}`,
    annee,
    exerciceDu: `${annee}-01-01`,
    exerciceAu: `${annee}-12-31`,
    charges: {
      '60-1': 3000,
      '60-2': 250,
      '61-1': 1200,
      '62-3': 800,
      '64-1': 6000,
      '64-2': '2 500',
      '65': 12,
      'IND-1': 300,
    },
    produits: { '70': 500, '756': 1200, '758': 60, 'RPA-1': 200 },
    contributions: annee === 2027 ? { '860': 300, '864': 1200, '870': 1500 } : {},
  })),
});
it('look', async () => {
  writeFileSync(
    '/tmp/look1.pdf',
    await dossierSubventionPdf(aDossierView(), new Date('2027-03-02T13:05:00Z')),
  );
  writeFileSync(
    '/tmp/look2.pdf',
    await dossierSubventionPdf(
      aDossierView({
        instructions: [
          transmitted,
          anInstruction({
            etat: '2',
            lib_etat: "en cours d'instruction",
            service: {
              nom: 'Service départemental à la jeunesse, à l’engagement et aux sports des Bouches-du-Rhône',
              code: 'x',
            },
            id_service_instructeur: 'x',
            transmis_le: '2027-03-10T13:05:00.000Z',
          }),
        ],
        pieces: [
          ...aDossierView().pieces,
          {
            ...aDossierView().pieces[0]!,
            code: 'POU',
            label: 'Pouvoir donné au signataire',
            document: null,
            obligatoire: false,
          },
        ],
        projets: [aProjetView(rich), aProjetView(aProjet(), 2), aProjetView({}, 3)],
      }),
      new Date('2027-03-12T13:05:00Z'),
    ),
  );
});
it('100', async () => {
  const big = aProjet({
    ...rich,
    budgets: [1, 2, 3, 4]
      .flatMap(() => rich.budgets!)
      .map((b, i) => ({ ...b, id: String(i), annee: 2027 + i })),
  });
  const view = aDossierView({ projets: Array.from({ length: 12 }, (_, i) => aProjetView(big, i + 1)) });
  for (let i = 0; i < 3; i++) {
    const t = performance.now();
    const b = await dossierSubventionPdf(view, new Date('2027-03-02T13:05:00Z'));
    console.log(performance.now() - t, b.length);
    writeFileSync('/tmp/big.pdf', b);
  }
});
