import { describe, expect, it } from 'vitest';
import { aDossierComplet, aProjet } from '../test/test-dossier-complet.ts';
import {
  confirmationOf,
  etatSignature,
  lieuDeSignature,
  partsSignees,
  signataireOf,
  signatureProblems,
} from './signature.rules.ts';
import { aSigner, clausesSimples, faitsSignes } from './signature.words.ts';

const given = { now: new Date('2027-02-01T12:00:00Z'), isSentBack: false };
const tete = aDossierComplet().tete;
const withSignataire = (id_signataire: string | null) => ({
  tete: { ...tete, demandeur: { ...tete.demandeur, id_signataire } },
});

describe('who signs', () => {
  it('is the one person whom the dossier names, by a power when it is not the legal representative [R5.52]', () => {
    expect(signataireOf(aDossierComplet())).toMatchObject({ nom: 'Roux', qualite: 'representant' });
    expect(signataireOf(aDossierComplet(withSignataire('p2')))).toMatchObject({
      nom: 'Alaoui',
      qualite: 'pouvoir',
    });
  });

  it('is nobody while nobody is named, who is named is gone, or their card lacks something', () => {
    for (const id of [null, 'p9']) expect(signataireOf(aDossierComplet(withSignataire(id)))).toBeUndefined();
    const [jeanne] = aDossierComplet().representants;
    const representants = [{ ...jeanne, id: 'p1', telephone: null }];
    expect(signataireOf(aDossierComplet({ representants }))).toBeUndefined();
  });

  it('gives the place and the box, and waits for all the rest', () => {
    const empty = aDossierComplet({ tete: { ...tete, attestation: { aides_publiques: 'inferieur' } } });
    expect(signatureProblems(empty, given)).toEqual([]);
    const without = aDossierComplet({ tete: { ...tete, attestation: {} } });
    expect(signatureProblems(without, given).map(({ field }) => field)).toEqual([
      'attestation.aides_publiques',
    ]);
    // The power of attorney of a person who is not the legal representative is checked like any other document.
    const power = signatureProblems(aDossierComplet(withSignataire('p2')), given);
    expect(power.map(({ field }) => field)).toEqual(['pieces.POU']);
  });

  it('signs where the preparer wrote, else in the commune of the association', () => {
    expect(lieuDeSignature(aDossierComplet(), 'Aubagne')).toBe('Marseille');
    const empty = aDossierComplet({ tete: { ...tete, attestation: {} } });
    expect(lieuDeSignature(empty, 'Aubagne')).toBe('Aubagne');
    expect(lieuDeSignature(empty, null)).toBe('');
  });
});

it('a request expires at its instant, unless it was answered', () => {
  const expire_le = new Date('2027-02-08T12:00:00Z');
  const at = (iso: string) => new Date(iso);
  expect(etatSignature({ etat: 'demandee', expire_le }, at('2027-02-08T11:59:59Z'))).toBe('demandee');
  expect(etatSignature({ etat: 'demandee', expire_le }, at('2027-02-08T12:00:00Z'))).toBe('expiree');
  expect(etatSignature({ etat: 'signee', expire_le }, at('2027-03-01T12:00:00Z'))).toBe('signee');
});

it('the strongest proof is asked: the second factor, else the link, else a code', () => {
  expect(confirmationOf({ hasSecondFacteur: true, isParLien: true })).toBe('second-facteur');
  expect(confirmationOf({ hasSecondFacteur: false, isParLien: true })).toBe('lien-courriel');
  expect(confirmationOf({ hasSecondFacteur: false, isParLien: false })).toBe('code-courriel');
});

it('each part of what is signed has its name, and the box and the place are in none', () => {
  const parts = partsSignees(aDossierComplet());
  expect(parts.map(({ libelle }) => libelle)).toContain('le budget du projet « Former nos arbitres »');
  expect(JSON.stringify(parts.find(({ id }) => id === 'attestation'))).not.toContain('certifie');
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

describe('what is shown', () => {
  it('five facts', () => {
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

  it('four sentences, the first of which says by what right', () => {
    expect(clausesSimples('representant', 'présidente')[0]).toMatch(
      /vous la représentez, comme présidente\.$/,
    );
    expect(clausesSimples('pouvoir', 'trésorier')[0]).toContain('le pouvoir joint au dossier');
    expect(clausesSimples('pouvoir', 'trésorier')).toHaveLength(4);
  });

  it('a project that begins with a name keeps its capital in the title', () => {
    expect(aSigner('Noël en fête')).toMatch(/^À signer.: Noël en fête$/);
  });
});
