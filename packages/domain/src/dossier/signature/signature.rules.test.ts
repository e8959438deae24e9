import { describe, expect, it } from 'vitest';
import {
  chooseConfirmation,
  etatSignature,
  findSignataire,
  parseSignatureLieu,
  signatureProblems,
} from './signature.rules.ts';
import { sayEngagement, titleToSign } from './signature.words.ts';

const jeanne = {
  ...{ id: 'p1', civilite: 'MME', nom: 'Roux', prenom: 'Jeanne', fonction: 'PREE' },
  ...{ courriel: 'jeanne.roux@exemple.fr', telephone: '0465710000', est_representant_legal: true },
};
const ali = { ...jeanne, id: 'p2', prenom: 'Ali', nom: 'Alaoui', fonction: 'TRE' };

const named = (id_signataire: string | null, representants = [jeanne, ali]) =>
  findSignataire({ representants, tete: { demandeur: { id_representant_legal: 'p1', id_signataire } } });

describe('who signs', () => {
  it('is the one person whom the dossier names, by a power when it is not the legal representative [R5.52]', () => {
    expect(named('p1')).toMatchObject({ nom: 'Roux', qualite: 'representant' });
    expect(named('p2')).toMatchObject({ nom: 'Alaoui', qualite: 'pouvoir' });
  });

  it('is nobody while nobody is named, who is named is gone, or their card lacks something', () => {
    for (const id of [null, 'p9']) expect(named(id)).toBeUndefined();
    expect(named('p1', [{ ...jeanne, telephone: '' }])).toBeUndefined();
  });

  it('gives the place and the box, and waits for all the rest', () => {
    const fields = ['attestation.lieu', 'pieces.POU', 'attestation.certifie', undefined];
    const missing = fields.map((field) => ({ code: 'kernel.obligatoire', ...(field ? { field } : {}) }));
    expect(signatureProblems(missing).map(({ field }) => field)).toEqual(['pieces.POU', undefined]);
  });

  it('signs where the preparer wrote, else in the commune of the association', () => {
    expect(parseSignatureLieu(' Marseille ', 'Aubagne')).toBe('Marseille');
    expect(parseSignatureLieu('  ', 'Aubagne')).toBe('Aubagne');
    expect(parseSignatureLieu(undefined, null)).toBe('');
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
  expect(chooseConfirmation({ hasSecondFacteur: true, isParLien: true })).toBe('second-facteur');
  expect(chooseConfirmation({ hasSecondFacteur: false, isParLien: true })).toBe('lien-courriel');
  expect(chooseConfirmation({ hasSecondFacteur: false, isParLien: false })).toBe('code-courriel');
});

it('the first clause says by what right the person signs', () => {
  expect(sayEngagement('representant', 'présidente')).toMatch(/vous la représentez, comme présidente\.$/);
  expect(sayEngagement('pouvoir', 'trésorier')).toContain('le pouvoir joint au dossier');
});

it('a project that begins with a name keeps its capital in the title', () => {
  expect(titleToSign('Noël en fête')).toMatch(/^À signer.: Noël en fête$/);
});
