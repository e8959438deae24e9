import { expect, it } from 'vitest';
import { describeSuivi, type SuiviFaits } from './etat-suivi.words.ts';
import type { SuiteArgent } from './suite-argent.rules.ts';

const faits: SuiviFaits = {
  etat: '2',
  genre: 'subvention',
  service: 'SDJES 13',
  now: new Date('2026-11-23T12:00:00Z'),
  transmis: new Date('2026-10-12T08:00:00Z'),
  renvoye: new Date('2026-11-19T08:00:00Z'),
  decide: new Date('2026-11-18T08:00:00Z'),
  modifiee: null,
  reponse: new Date('2027-01-20T12:00:00Z'),
  demande: 3500,
  accorde: null,
  verse: 0,
  argent: null,
  versement: { canAsk: true, rib: 'FR76 … 1182', enCours: [] },
  crf: null,
  areCrfsRecus: false,
  manque: null,
  question: null,
  points: { demandes: 0, faits: 0 },
  canEdit: true,
  canWrite: true,
};
const accorde = { accorde: 2800 };
const prevu: SuiteArgent = {
  tour: 'service',
  attendu: { montant: 2800, le: '2027-01-22T12:00:00Z', isAsked: false },
  a_demander: null,
  ensuite: null,
  delai_jours: 30,
};
/** An advance of 50 % may be asked, then the balance. */
const aDemander: SuiteArgent = {
  ...prevu,
  tour: 'association',
  attendu: null,
  a_demander: { montant: 1400, nature: 'acompte' },
  ensuite: { montant: 1400, par: 'association' },
};
const demande: SuiteArgent = {
  ...prevu,
  attendu: { montant: 1400, le: '2027-01-22T12:00:00Z', isAsked: true },
  ensuite: { montant: 1400, par: 'association' },
};
/** The payment has an account of its own, which the dossier has left since. */
const enCours = {
  montant: 1400,
  stade: 'parti' as const,
  attendu: new Date('2027-01-22T12:00:00Z'),
  compte: 'FR76 … 0189',
};
const crf = { avant: new Date('2028-06-30T20:00:00Z'), isProche: false, isBegun: false };

/** Replaces no-break spaces by plain ones, so that the expected sentences can be typed with the keyboard. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Every sentence was written here by hand, as the page must say it. */
const dits: [string, Partial<SuiviFaits>, string][] = [
  [
    'being filled',
    { etat: 'A' },
    'Non transmis | Ce dossier n’est pas transmis | À vous : terminez-le, puis transmettez-le. | reprendre',
  ],
  [
    'filled by others',
    { etat: 'A', canEdit: false },
    'Non transmis | Ce dossier n’est pas transmis | Rien à faire. Les personnes qui le préparent le transmettront.',
  ],
  ['removed', { etat: 'B' }, 'Supprimé | Ce dossier est supprimé | Rien à faire.'],
  [
    'sent back in words',
    { etat: 'C' },
    'À corriger, renvoyé par SDJES 13 le jeudi 19 novembre 2026 | SDJES 13 demande des corrections | À vous : corrigez, puis renvoyez le dossier. | corriger',
  ],
  [
    'sent back',
    { etat: 'C', points: { demandes: 2, faits: 0 } },
    'À corriger, renvoyé par SDJES 13 le jeudi 19 novembre 2026 | 2 points à corriger | À vous : répondez à ces 2 points, le reste ne change pas. | corriger',
  ],
  [
    'half corrected',
    { etat: 'C', points: { demandes: 2, faits: 1 } },
    'À corriger, renvoyé par SDJES 13 le jeudi 19 novembre 2026 | 1 point répondu sur 2 | À vous : répondez à ces 2 points, le reste ne change pas. | corriger',
  ],
  [
    'corrected',
    { etat: 'C', points: { demandes: 2, faits: 2 } },
    'À corriger, renvoyé par SDJES 13 le jeudi 19 novembre 2026 | 2 points répondus sur 2 | À vous : renvoyez le dossier, rien n’est encore parti. | renvoyer',
  ],
  [
    'transmitted',
    { etat: 'D' },
    'Chez le service, depuis le lundi 12 octobre 2026 | SDJES 13 va étudier votre dossier | Rien à faire. Réponse attendue vers le mercredi 20 janvier 2027. Nous vous écrirons.',
  ],
  [
    'studied',
    {},
    'Chez le service, depuis le lundi 12 octobre 2026 | SDJES 13 étudie votre dossier | Rien à faire. Réponse attendue vers le mercredi 20 janvier 2027. Nous vous écrirons.',
  ],
  [
    'studied for too long',
    { reponse: new Date('2026-11-20T12:00:00Z') },
    'Chez le service, depuis le lundi 12 octobre 2026 | SDJES 13 étudie votre dossier | Rien à faire. La réponse était attendue vers le vendredi 20 novembre 2026 : écrivez au service si vous voulez savoir où il en est.',
  ],
  [
    'incomplete',
    {
      manque: {
        service: 'SDJES 13',
        quoi: '1 pièce',
        avant: new Date('2026-12-04T22:00:00Z'),
        canAnswer: true,
      },
    },
    'À compléter, depuis le lundi 12 octobre 2026 | SDJES 13 attend 1 pièce | À vous : complétez votre dossier avant le vendredi 4 décembre 2026, dans 11 jours. | completer',
  ],
  [
    'asked something',
    { question: { de: 'Paul Girard', avant: new Date('2026-12-04T22:00:00Z') } },
    'Chez le service, depuis le lundi 12 octobre 2026 | SDJES 13 étudie votre dossier | À vous : répondez à Paul Girard avant le vendredi 4 décembre 2026, dans 11 jours. Réponse attendue vers le mercredi 20 janvier 2027. Nous vous écrirons. | repondre',
  ],
  [
    'granted, with an advance to ask',
    { etat: '6', ...accorde, argent: aDemander },
    'Accordé, le mercredi 18 novembre 2026 | 2 800 € accordés sur 3 500 € demandés | À vous : demandez l’acompte, 1 400 € au plus. L’argent arrive environ 30 jours après votre demande, sur le compte FR76 … 1182. Le solde, 1 400 €, se demandera une fois l’acompte versé. | verser',
  ],
  [
    'granted, to a dossier whose account cannot receive money',
    { etat: '6', ...accorde, argent: aDemander, versement: { canAsk: false, rib: null, enCours: [] } },
    'Accordé, le mercredi 18 novembre 2026 | 2 800 € accordés sur 3 500 € demandés | À vous : complétez d’abord le RIB du dossier, puis demandez l’acompte, 1 400 € au plus. L’argent arrive environ 30 jours après votre demande. Le solde, 1 400 €, se demandera une fois l’acompte versé.',
  ],
  [
    'granted whole, by a service that pays by itself',
    {
      etat: '6',
      accorde: 3500,
      argent: { ...prevu, attendu: { montant: 3500, le: '2027-01-22T12:00:00Z', isAsked: false } },
    },
    'Accordé, le mercredi 18 novembre 2026 | 3 500 € accordés, tout ce que vous demandiez | Rien à faire. 3 500 € attendus vers le vendredi 22 janvier 2027, sur le compte FR76 … 1182.',
  ],
  [
    'asked to be paid: the sum asked, on the account of the payment, then the balance',
    { etat: '8', ...accorde, argent: demande, versement: { ...faits.versement, enCours: [enCours] } },
    'Accordé, le mercredi 18 novembre 2026 | Le versement est en route | Rien à faire. 1 400 € attendus vers le vendredi 22 janvier 2027, sur le compte FR76 … 0189. Le solde, 1 400 €, se demandera une fois l’acompte versé.',
  ],
  [
    'asked, and not yet taken in charge',
    {
      etat: '6',
      ...accorde,
      argent: demande,
      versement: { ...faits.versement, enCours: [{ ...enCours, stade: 'demande' }] },
    },
    'Accordé, le mercredi 18 novembre 2026 | Versement demandé | Rien à faire. 1 400 € attendus vers le vendredi 22 janvier 2027, sur le compte FR76 … 0189. Le solde, 1 400 €, se demandera une fois l’acompte versé.',
  ],
  [
    'asked, while its payments are not read yet: no account is named',
    { etat: '6', ...accorde, argent: demande },
    'Accordé, le mercredi 18 novembre 2026 | Versement demandé | Rien à faire. 1 400 € attendus vers le vendredi 22 janvier 2027. Le solde, 1 400 €, se demandera une fois l’acompte versé.',
  ],
  [
    'paid of its advance: the balance waits to be asked',
    {
      etat: '8',
      ...accorde,
      verse: 1400,
      argent: { ...aDemander, a_demander: { montant: 1400, nature: 'solde' }, ensuite: null },
    },
    'Accordé, le mercredi 18 novembre 2026 | 1 400 € versés sur 2 800 € accordés | À vous : demandez le solde, 1 400 €. L’argent arrive environ 30 jours après votre demande, sur le compte FR76 … 1182. | verser',
  ],
  [
    'paid late',
    {
      etat: '8',
      ...accorde,
      argent: demande,
      versement: { ...faits.versement, enCours: [{ ...enCours, attendu: new Date('2026-11-20T12:00:00Z') }] },
    },
    'Accordé, le mercredi 18 novembre 2026 | Le versement est en route | Rien à faire. 1 400 € étaient attendus vers le vendredi 20 novembre 2026, sur le compte FR76 … 0189 : écrivez au service si l’argent n’est pas arrivé. Le solde, 1 400 €, se demandera une fois l’acompte versé.',
  ],
  [
    'paid',
    { etat: '9', ...accorde, verse: 2800, crf },
    'Versé | 2 800 € versés | Rien à faire. Compte rendu à envoyer avant le vendredi 30 juin 2028 : nous vous le rappellerons.',
  ],
  [
    'owing its report',
    { etat: '9', ...accorde, verse: 2800, crf: { ...crf, isProche: true } },
    'Versé | Rendez compte avant le vendredi 30 juin 2028 | À vous : dites ce que vous avez fait de cet argent. | rendre-compte',
  ],
  [
    'accounted for',
    { etat: '9', ...accorde, verse: 2800 },
    'Versé | 2 800 € versés | Rien à faire. SDJES 13 lit votre compte rendu.',
  ],
  [
    'accounted for, and read',
    { etat: '9', ...accorde, verse: 2800, areCrfsRecus: true },
    'Versé | 2 800 € versés | Rien à faire. SDJES 13 a reçu votre compte rendu.',
  ],
  [
    'finished',
    { etat: '10', ...accorde, verse: 2800 },
    'Terminé | Tout est fait | Rien à faire. 2 800 € accordés, versés et racontés.',
  ],
  [
    'refused',
    { etat: '11' },
    'Refusé, le mercredi 18 novembre 2026 | SDJES 13 n’a pas retenu votre demande | Rien à faire. Vous pouvez demander au service d’expliquer sa décision. Une nouvelle demande se fait pour un autre exercice, quand le service l’ouvre. | ecrire',
  ],
  [
    'rejected',
    { etat: '12', canWrite: false },
    'Rejeté, le mercredi 18 novembre 2026 | SDJES 13 n’a pas pu recevoir votre demande | Rien à faire. Une nouvelle demande se fait pour un autre exercice, quand le service l’ouvre.',
  ],
  [
    'granted anew by an amending act',
    { etat: '6', ...accorde, argent: prevu, modifiee: new Date('2026-11-20T08:00:00Z') },
    'Accordé, décision du mercredi 18 novembre 2026, modifiée le vendredi 20 novembre 2026 | 2 800 € accordés sur 3 500 € demandés | Rien à faire. 2 800 € attendus vers le vendredi 22 janvier 2027, sur le compte FR76 … 1182.',
  ],
  [
    'refused by an amending act',
    { etat: '11', modifiee: new Date('2026-11-20T08:00:00Z') },
    'Refusé, décision du mercredi 18 novembre 2026, modifiée le vendredi 20 novembre 2026 | SDJES 13 n’a pas retenu votre demande | Rien à faire. Vous pouvez demander au service d’expliquer sa décision. Une nouvelle demande se fait pour un autre exercice, quand le service l’ouvre. | ecrire',
  ],
  [
    'granted, without money',
    { etat: '6', genre: 'agrement' },
    'Accordé, le mercredi 18 novembre 2026 | Agrément accordé | Rien à faire. L’agrément est inscrit dans votre association, avec son arrêté.',
  ],
];

it.each(dits)('a dossier %s', (_, more, expected) => {
  const { mot, quand, fait, aVous, suite, acte } = describeSuivi({ ...faits, ...more });
  const phrase = [aVous === null ? 'Rien à faire.' : `À vous : ${aVous}`, suite].filter(Boolean).join(' ');
  const said = [[mot, quand].filter(Boolean).join(', '), fait, phrase, acte].filter(Boolean).join(' | ');
  expect(plain(said)).toBe(plain(expected));
});

it('says by its colour who acts next', () => {
  const tonOf = (more: Partial<SuiviFaits>) => describeSuivi({ ...faits, ...more }).ton;
  expect(tonOf({})).toBe('chez-eux');
  expect(tonOf({ etat: '9', crf })).toBe('atteint');
  expect(tonOf({ etat: '9', crf: { ...crf, isProche: true } })).toBe('a-vous');
  expect(tonOf({ etat: '11' })).toBe('refus');
});
