import { expect, it } from 'vitest';
import { signatureProblems } from '../dossier/signature/signature.rules.ts';
import type { DossierComplet } from './dossier-complet.rules.ts';
import { transmissionProblems } from './dossier-subvention.steps.ts';
import { faitsSignes, partsSignees } from './signature-subvention.rules.ts';
import { aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

const { tete } = aDossierComplet();
const problems = (dossier: DossierComplet) =>
  signatureProblems(
    transmissionProblems(dossier, { now: new Date('2027-02-01T12:00:00Z'), isSentBack: false }),
  );

it('the person who signs gives the place and the box, and waits for all the rest', () => {
  const empty = aDossierComplet({ tete: { ...tete, attestation: { aides_publiques: 'inferieur' } } });
  expect(problems(empty)).toEqual([]);
  const without = aDossierComplet({ tete: { ...tete, attestation: {} } });
  expect(problems(without).map(({ field }) => field)).toEqual(['attestation.aides_publiques']);
  // The power of attorney of a person who is not the legal representative is checked like any other document.
  const demandeur = { ...tete.demandeur, id_signataire: 'p2' };
  const power = problems(aDossierComplet({ tete: { ...tete, demandeur } }));
  expect(power.map(({ field }) => field)).toEqual(['pieces.POU']);
});

it('each part of what is signed has its name, and the box and the place are in none', () => {
  const parts = partsSignees(aDossierComplet());
  expect(parts.map(({ libelle }) => libelle)).toContain('le budget du projet « Former nos arbitres »');
  expect(JSON.stringify(parts.find(({ id }) => id === 'attestation'))).not.toContain('certifie');
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

it('five facts are shown', () => {
  const said = faitsSignes(aDossierComplet(), {
    aide: 'FDVA 2027, DRAJES Sud',
    association: 'Les Pions de l’Huveaune',
  }).map(({ label, valeur }) => `${label} : ${valeur}`.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(said).toEqual([
    'Aide : FDVA 2027, DRAJES Sud',
    'Demandé : 2 000 € sur 3 000 €',
    'Quand : du 01/04/2027 au 30/06/2027',
    'Pour qui : 12 personnes, Marseille',
    'Versé sur : FR76 … 0353, au nom de l’association',
  ]);
  const two = aDossierComplet({
    projets: [
      { id: 'a', corps: aProjet() },
      {
        id: 'b',
        corps: aProjet({
          territoires: {
            territoires: [
              { id: 't1', libelle: 'Aubagne', type: 'commune' },
              { id: 't2', libelle: 'Marseille', type: 'commune' },
            ],
          },
        }),
      },
    ],
  });
  const compte = faitsSignes(two, { aide: '', association: 'Autre' }).at(-1)?.valeur;
  expect(compte).toMatch(/LES PIONS DE L HUVEAUNE$/);
  expect(
    faitsSignes(two, { aide: '', association: 'Autre' }).find(({ label }) => label === 'Pour qui')?.valeur,
  ).toMatch(/^24.personnes, Marseille et 1.autre lieu$/);
});
