import { describe, expect, it } from 'vitest';
import { listDueChoses } from '../dossier/agenda/agenda.rules.ts';
import type { DossierAttendu } from '../dossier/agenda/chose-dossier.rules.ts';
import type { DossierVivant } from './annee.rules.ts';
import { type Attendus, listChoses } from './choses.rules.ts';
import { listUpcomingDates } from './dates-a-venir.rules.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const now = new Date('2026-11-23T10:00:00Z');
const rien: Attendus = { dossiers: [], aRenouveler: [], acces: [], tca: [], papiers: [], declarations: 0 };
const dueOf = (attendus: Partial<Attendus>) => listDueChoses(listChoses({ ...rien, ...attendus }, now), now);

const aDossier = (dossier: Partial<DossierAttendu & DossierVivant>): DossierAttendu & DossierVivant => ({
  genre: 'subvention',
  id_fo: '26-000001',
  id_siret: '73282932000074',
  intitule: 'Des sorties en mer',
  faits: '',
  etat: 'D',
  echeance: null,
  renvoye_le: null,
  points: 0,
  service: 'DRAJES Sud',
  id_service_instructeur: 's1',
  manque: null,
  repondre_a: null,
  signature: null,
  crf: null,
  transmis_le: '2026-10-12T10:00:00Z',
  decide_le: null,
  accorde_le: null,
  argent: null,
  etat_le: '2026-10-12T10:00:00Z',
  delai_jours: 100,
  delai_versement_jours: 60,
  exercice_crf: 2027,
  pieces: null,
  ...dossier,
});

const anAssurance = (expire_le: string) => ({
  ...{ id: 'p1', id_correspondance: 'a1', association: 'Cercle', type: 'ASS' },
  ...{ nom: 'Attestation d’assurance', expire_le },
});

describe('what awaits beside the dossiers', () => {
  it('is nothing by default', () => expect(dueOf({})).toEqual([]));

  it('offers to renew a grant of last year in the last two months of its campaign, and the calendar from its opening', () => {
    const one = {
      id_fo: '26-000021',
      id_siret: '73282932000074',
      code: 'FDVA 2',
      intitule: 'Nos mercredis à la voile',
      faits: 'FDVA 2026',
      exercice: 2026,
      accorde: 2800,
      vers: 2027,
      avant: '2027-01-15T22:59:59Z',
    };
    const [chose, ...others] = dueOf({ aRenouveler: [one] });
    expect(others).toEqual([]);
    expect(chose).toMatchObject({
      titre: 'Nos mercredis à la voile',
      ton: 'calme',
      acte: {
        label: 'Renouveler',
        href: '/associations/73282932000074/subvention-demande?code=FDVA%202&renouvelle=26-000021',
      },
    });
    expect(plain(chose?.phrase ?? '')).toMatch(/^2 800 € accordés en 2026\./);
    const far = { ...one, avant: '2027-03-15T22:59:59Z' };
    expect(dueOf({ aRenouveler: [far] })).toEqual([]);
    const dates = listUpcomingDates(
      { choses: listChoses({ ...rien, aRenouveler: [far] }, now), dossiers: [] },
      now,
    );
    expect(dates.map(({ titre }) => titre)).toEqual(['Renouveler « Nos mercredis à la voile » pour 2027']);
  });

  it('names the person who asks for an access, or counts them', () => {
    const one = {
      id_association: 'a1',
      nom: 'Cercle de voile',
      nombre: 1,
      avant: '2026-12-08T10:00:00Z',
      qui: 'Hugo Marchand',
      fonction: 'Secrétaire',
      depuis: '2026-11-23T08:00:00Z',
    };
    const [named, counted] = dueOf({ acces: [one, { ...one, nombre: 2, qui: null, fonction: null }] });
    expect([named?.titre, plain(named?.faits ?? '')]).toEqual([
      'Hugo Marchand demande l’accès à Cercle de voile',
      'Secrétaire, demande du 23 novembre',
    ]);
    expect(plain(counted?.titre ?? '')).toBe('2 personnes demandent l’accès à Cercle de voile');
    expect(named).toMatchObject({ ton: 'calme', acte: { label: 'Répondre' } });
  });

  it.each([
    ['2027-01-22', 1, 'Tronc commun d’agrément à renouveler'],
    ['2027-01-23', 0, undefined],
    ['2026-11-23', 1, 'Tronc commun d’agrément à renouveler'],
    ['2026-11-22', 1, 'Tronc commun d’agrément expiré'],
  ])('a common accreditation that ends on %s', (tca_date_renouvellement, nombre, titre) => {
    const found = dueOf({ tca: [{ id_correspondance: 'a1', nom: 'Cercle', tca_date_renouvellement }] });
    expect([found.length, found[0]?.titre]).toEqual([nombre, titre]);
  });

  it.each([
    ['in 60 days', '2027-01-22', 'D', 1],
    ['in 61 days', '2027-01-23', 'D', 0],
    ['yesterday, for nobody', '2026-11-22', 'D', 0],
    ['yesterday, for a draft', '2026-11-22', 'A', 2],
  ] as const)('a paper that ends %s', (_, expire_le, etat, nombre) => {
    const papiers = [anAssurance(expire_le)];
    expect(dueOf({ papiers, dossiers: [aDossier({ etat })] })).toHaveLength(nombre);
  });

  it.each([
    ['A', null, '« Des sorties en mer », pas encore transmis, prendra le nouveau.'],
    ['A', ['RAR', 'ASS'], '« Des sorties en mer », pas encore transmis, prendra le nouveau.'],
    ['C', ['ASS'], '« Des sorties en mer », à corriger, prendra le nouveau.'],
    ['A', ['RAR'], undefined],
    ['A', [], undefined],
  ] as const)('an expired paper blocks a dossier in %s only when %o asks for it', (etat, pieces, phrase) => {
    const dossiers = [aDossier({ etat, pieces })];
    const found = dueOf({ papiers: [anAssurance('2026-11-22')], dossiers });
    expect(found.find(({ id }) => id.startsWith('papier-'))?.phrase).toBe(phrase);
  });

  it('counts the declarations of volunteers', () => {
    expect(dueOf({ declarations: 1 }).map(({ titre }) => plain(titre))).toEqual([
      '1 déclaration de bénévole à décider',
    ]);
  });
});

describe('the dates to come', () => {
  const datesOf = (...dossiers: (DossierAttendu & DossierVivant)[]) =>
    listUpcomingDates({ choses: listChoses({ ...rien, dossiers }, now), dossiers }, now).map(
      ({ le, titre, isAVous }) => `${le.toISOString().slice(0, 10)} ${titre}${isAVous ? ' (à vous)' : ''}`,
    );

  it('are what is due, however far, and what is expected', () => {
    expect(datesOf(aDossier({}))).toEqual([
      '2027-01-20 Décision attendue : « Des sorties en mer »',
      '2027-03-21 Versement attendu : « Des sorties en mer »',
      '2028-06-30 Compte rendu : « Des sorties en mer »',
    ]);
  });

  it('say once a report that is already owed, even in 585 days', () => {
    const crf = { exercice: 2027, id: null, isRenvoye: false };
    expect(datesOf(aDossier({ etat: '9', crf, echeance: '2028-06-30T21:59:59.000Z' }))).toEqual([
      '2028-06-30 Rendre compte de « Des sorties en mer » (à vous)',
    ]);
  });

  it('are none for what is refused or finished', () => {
    expect(datesOf(aDossier({ etat: '11' }), aDossier({ etat: '10' }))).toEqual([]);
  });
});
