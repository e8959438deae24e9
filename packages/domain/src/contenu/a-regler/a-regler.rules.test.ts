import { describe, expect, it } from 'vitest';
import { chosesARegler, rouages } from './a-regler.rules.ts';
import type { Faits } from './faits.rules.ts';

const now = new Date('2026-11-23T14:40:00Z');
const rien: Faits = {
  services: { n: 0, noms: [], dossiers: 0, depuis: null, premier: null },
  travaux: { n: 0, noms: [], depuis: null },
  courriels: {
    refuses: 0,
    adresses: 0,
    refusesDepuis: null,
    enAttente: 0,
    attendentDepuis: null,
    cause: null,
    partisHier: 12,
  },
  registre: { fini: '2026-11-02T02:00:00Z', arrete: null },
  acces: { n: 0, noms: [], depuis: null },
  aides: { n: 0, sujet: null, depuis: null },
  envois: null,
  fichiers: 'ok',
  antivirus: 'ok',
  disque: { libre: 60, total: 100 },
  certificat: '2027-06-01',
  index: [],
  versions: { Node: 26, PostgreSQL: 18 },
};
const said = (faits: Partial<Faits>) =>
  chosesARegler({ ...rien, ...faits }, now).map(({ gravite, quoi, detail }) =>
    [gravite, quoi, detail].join(' | ').replaceAll('\u00a0', ' '),
  );

describe('what is wrong or waits', () => {
  it('is nothing when nothing is', () => {
    expect(said({})).toEqual([]);
    expect(rouages(rien, now).every(({ etat }) => etat === 'bien')).toBe(true);
  });

  it.each<[Partial<Faits>, string]>([
    [
      { index: ['dossier_recent', 'historique_objet', 'projet_dossier'] },
      'a-corriger | 3 index de la base ne servent pas | dossier_recent, historique_objet et 1 autre : des listes sont lentes jusqu’à ce que l’exploitant les refasse',
    ],
    [
      {
        services: {
          n: 3,
          noms: ['SDJES 04', 'Ville de Gap'],
          dossiers: 11,
          depuis: null,
          premier: null,
        },
      },
      'bloque | 3 services reçoivent des dossiers sans aucun compte | SDJES 04, Ville de Gap et 1 autre : 11 dossiers attendent',
    ],
    [
      { travaux: { n: 1, noms: ['envoyer un courriel'], depuis: null } },
      'bloque | 1 travail n’a pas abouti | envoyer un courriel',
    ],
    [
      { envois: { n: 1, noms: ['chorus'], depuis: null } },
      'bloque | 1 envoi à une application n’est pas parti | vers chorus',
    ],
    [
      { registre: { fini: '2026-10-01T02:00:00Z', arrete: null } },
      'en-retard | Le registre des associations n’est plus à jour | attendu chaque mois, reçu le 01/10/2026',
    ],
    [
      { registre: { fini: null, arrete: '2026-11-22T02:00:00Z' } },
      'en-retard | Un import du registre s’est arrêté en chemin | il reprend où il était quand on le relance',
    ],
    [
      { acces: { n: 4, noms: ['Chorale du Pont Neuf', 'Cyclo club'], depuis: null } },
      'a-decider | 4 demandes d’accès | Chorale du Pont Neuf, Cyclo club et 2 autres',
    ],
    [
      { aides: { n: 2, sujet: 'Mot de passe', depuis: null } },
      'a-repondre | 2 demandes d’aide sans réponse | la plus ancienne : Mot de passe',
    ],
    [{ fichiers: 'muet' }, 'bloque | Les fichiers ne répondent pas | rien ne peut être déposé ni téléchargé'],
    [
      { antivirus: 'muet' },
      'a-corriger | L’antivirus ne répond pas | les fichiers déposés attendent son analyse',
    ],
    [
      { disque: { libre: 9, total: 100 } },
      'a-prevoir | Le disque est presque plein | il reste 9 % de la place',
    ],
    [{ disque: { libre: 3, total: 100 } }, 'bloque | Le disque est presque plein | il reste 3 % de la place'],
    [
      { certificat: '2026-12-20' },
      'a-prevoir | Le certificat du site expire bientôt | le 20/12/2026, dans 27 jours',
    ],
    [{ certificat: '2026-11-22' }, 'bloque | Le certificat du site est périmé | depuis le 22/11/2026'],
    [
      { versions: { Node: 26, PostgreSQL: 14 } },
      'a-prevoir | PostgreSQL 14 n’est plus corrigé | fin des corrections de sécurité le 12/11/2026',
    ],
  ])('%j', (faits, expected) => {
    expect(said(faits)).toEqual([expected]);
  });

  it.each([
    ['a register of 40 days', { registre: { fini: '2026-10-14T14:40:00Z', arrete: null } }, 0],
    ['a register of 41 days', { registre: { fini: '2026-10-13T14:39:00Z', arrete: null } }, 1],
    ['a certificate of 31 days', { certificat: '2026-12-25' }, 0],
    ['a tenth of the disk', { disque: { libre: 10, total: 100 } }, 0],
    ['a register that was never read', { registre: { fini: null, arrete: null } }, 0],
  ] as const)('%s', (_, faits, expected) => {
    expect(said(faits)).toHaveLength(expected);
  });

  it('comes in the order of gravity, each with one act', () => {
    const all = chosesARegler(
      {
        ...rien,
        certificat: '2026-12-20',
        aides: { n: 1, sujet: null, depuis: null },
        fichiers: 'muet',
        courriels: {
          refuses: 12,
          adresses: 9,
          refusesDepuis: null,
          enAttente: 2,
          attendentDepuis: null,
          cause: null,
          partisHier: 1,
        },
      },
      now,
    );
    expect(all.map(({ gravite }) => gravite)).toEqual([
      'bloque',
      'en-retard',
      'a-corriger',
      'a-repondre',
      'a-prevoir',
    ]);
    expect(all.every(({ acte }) => acte.href.startsWith('/administration/'))).toBe(true);
  });
});
