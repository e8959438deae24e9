import { servicePspEndpoints as calls } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aBeneficiaire, aClub, iban, passSportCalls, passSportToday } from '../test/test-pass-sport.sql.ts';
import {
  listInscriptionsIn,
  listNouvellesIn,
  listSujetsIn,
  withoutConfirmation,
  withoutRib,
} from '../test/test-service-psp.sql.ts';

const portal = await aPortal({ features, clock: aClock(passSportToday) });
const { db, api } = portal;

/** Makes a club with this many people enrolled, and the calls that the service makes about it. */
const aRemboursement = async (n = 2, of: Parameters<typeof aClub>[1] = {}) => {
  const club = await aClub(db, of);
  const { begin, enrol } = passSportCalls(portal, club);
  const dossier = await begin();
  const codes = await Promise.all(Array.from({ length: n }, () => aBeneficiaire(db)));
  await enrol(club.helene, { id: dossier.id }, codes);
  const read = (as: Actor = club.admin) => api(calls.readRemboursement, { as, params: { id: dossier.id } });
  const list = (query = {}, as: Actor = club.admin) =>
    api(calls.listRemboursements, { as, query: { searchQuery: club.siege, ...query } });
  type Acte = { motif?: string; paye_le?: string; reference?: string; essai?: boolean };
  const move = async (action: ActionPaiement, acte: Acte = {}, as: Actor = club.admin) => {
    const rows = await listInscriptionsIn(db, dossier.id);
    const inscriptions = rows.map(({ id, version }) => ({ id, version }));
    return api(calls.moveInscriptionsPsp, { as, body: { action, inscriptions, ...acte } });
  };
  const moveAll = (action: ActionPaiement, acte: Acte = {}) =>
    api(calls.moveInscriptionsPsp, {
      as: club.admin,
      body: { action, dossiers: [dossier.id], ...acte },
    });
  const etats = async () => (await listInscriptionsIn(db, dossier.id)).map(({ id_etat }) => id_etat);
  return { club, dossier, codes, read, list, move, moveAll, etats };
};

describe('the queue of files to reimburse', () => {
  it('finds a file by its number, its state, its federation, its département and its club', async () => {
    const { list, club, dossier } = await aRemboursement();
    const found = await list();
    expect(found.body).toMatchObject({ total: 1, exercice: { id: '26', saison: '2026-2027' } });
    expect(found.body.items[0]).toMatchObject({
      id: dossier.id,
      etats: { 1: 2 },
      totaux: { nombre: 2, demande: 140, verse: 0 },
    });
    const departement = found.body.items[0]?.departement ?? '';
    const counts = [];
    for (const query of [
      { id_etat: ['1'] as const },
      { id_etat: ['2', '3'] as const },
      { federation: '123456782' },
      { federation: '999999999' },
      { departement: [departement] },
      { departement: ['2A'] },
      { exerciceId: '25' },
      { searchQuery: `${club.siege.slice(0, 9)} ${club.siege.slice(9)}` },
      { searchQuery: `personne ${club.siege}` },
    ]) {
      counts.push((await list(query)).body.items.filter(({ id }) => id === dossier.id).length);
    }
    expect(counts).toEqual([1, 0, 1, 0, 1, 0, 0, 1, 0]);
  });

  it('shows no family name and no birth date of a child', async () => {
    const { read } = await aRemboursement(1);
    const { body } = await read();
    expect(body.inscriptions[0]?.beneficiaire).toEqual({ prenom: 'Léa', initiale: 'M', age: 13 });
    expect(JSON.stringify(body)).not.toMatch(/Moulin|2012-11-03/);
  });

  it('is the administrator’s alone; another file is not there', async () => {
    const { club, read, list, move } = await aRemboursement();
    expect([(await read()).status, (await list()).status]).toEqual([200, 200]);
    for (const as of [club.helene, club.karim, club.paul, club.agent]) {
      expect((await read(as)).status).toBe(403);
      expect((await list({}, as)).status).toBe(403);
      expect((await move('take', {}, as)).status).toBe(403);
      const params = { format: 'csv' as const };
      expect((await api(calls.exportPaiementsPsp, { as, params })).status).toBe(403);
    }
    for (const id of ['00000000-0000-4000-8000-000000000000', 'rien', club.siege]) {
      const absent = await api(calls.readRemboursement, { as: club.admin, params: { id } });
      expect([absent.status, absent.codes]).toEqual([404, ['psp-service.introuvable']]);
    }
  });
});

describe('inscriptions, many at once', () => {
  it('go from enrolled to reimbursed, and nothing leaves there [R4.41] [R4.42] [R4.43] [R4.44]', async () => {
    const { move, etats, dossier, list, club } = await aRemboursement();
    expect((await move('take')).body).toMatchObject({ faites: 2, montant: 140 });
    expect(await etats()).toEqual(['2', '2']);
    await move('order');
    const [paid] = await listInscriptionsIn(db, dossier.id);
    expect(paid).toMatchObject({ id_etat: '3', iban, bic: 'CCOPFRPP', titulaire: 'Les Pions' });
    await move('pay', { paye_le: '2026-11-02', reference: 'VAGUE-7' });
    expect(await listInscriptionsIn(db, dossier.id)).toMatchObject([
      { id_etat: '4', paye_le: '2026-11-02', reference: 'VAGUE-7' },
      { id_etat: '4', paye_le: '2026-11-02', reference: 'VAGUE-7' },
    ]);
    expect((await list()).body.totaux).toEqual({ nombre: 2, demande: 140, verse: 140 });
    for (const action of ['take', 'order', 'remove'] as const) {
      const { body } = await move(action);
      expect([body.faites, body.lignes.map(({ problem }) => problem?.code)]).toEqual([
        0,
        ['psp-service.mouvement', 'psp-service.mouvement'],
      ]);
    }
    const titre = `Pass’Sport 2026-2027 de ${dossier.structure.nom}`;
    expect(await listNouvellesIn(db, club.helene.id)).toEqual([
      `${titre} : 2 inscriptions mises en paiement, 140 €.`,
      `${titre} : 2 inscriptions prises en charge, 140 €.`,
      `${titre} : 2 inscriptions remboursées, 140 €.`,
    ]);
  });

  it('are told by e-mails whose subjects say first what was done, however long the name of the club', async () => {
    const { move, club } = await aRemboursement();
    await move('take');
    await move('refuse', { motif: 'Le club n’est plus affilié.' });
    const sujets = await listSujetsIn(db, club.helene.id);
    expect(sujets.map((one) => one.replaceAll(/\s/g, ' ').replace(/ : .*/, ''))).toEqual([
      '2 inscriptions prises en charge, 140 €',
      '2 inscriptions refusées, 140 €',
    ]);
  });

  it('are refused with a reason, which frees their code', async () => {
    const { move, etats, club, codes, dossier } = await aRemboursement(1);
    expect((await move('refuse')).codes).toEqual(['psp-service.motif']);
    expect((await move('take', { motif: 'Pour rien' })).codes).toEqual(['psp-service.motif-interdit']);
    await move('refuse', { motif: 'Le club n’est plus affilié.' });
    expect(await listInscriptionsIn(db, dossier.id)).toMatchObject([
      { id_etat: '7', motif: 'Le club n’est plus affilié.' },
    ]);
    await passSportCalls(portal, club).enrol(club.helene, { id: dossier.id }, codes);
    expect((await etats()).toSorted()).toEqual(['1', '7']);
  });

  it('are removed while nothing is in payment', async () => {
    const { move, etats } = await aRemboursement(1);
    await move('take');
    await move('remove');
    expect(await etats()).toEqual(['9']);
  });

  it('tried first, move nothing and tell nobody', async () => {
    const { move, etats, club } = await aRemboursement();
    const tried = await move('take', { essai: true });
    expect(tried.body).toMatchObject({ essai: true, faites: 2, montant: 140 });
    expect(tried.body.lignes.map(({ vers }) => vers)).toEqual(['2', '2']);
    expect(await etats()).toEqual(['1', '1']);
    expect(await listNouvellesIn(db, club.helene.id)).toEqual([]);
  });

  it('of whole files: only those the move can begin in', async () => {
    const { moveAll, move, etats, dossier, club } = await aRemboursement(3);
    const [first] = await listInscriptionsIn(db, dossier.id);
    await api(calls.moveInscriptionsPsp, {
      as: club.admin,
      body: { action: 'remove', inscriptions: [{ id: first?.id ?? '', version: first?.version ?? 1 }] },
    });
    expect((await moveAll('take')).body).toMatchObject({ faites: 2 });
    expect(await etats()).toEqual(['9', '2', '2']);
    expect((await move('take')).body).toMatchObject({ faites: 0 });
  });

  it('leave what somebody changed since it was read, and what is not there', async () => {
    const { club, dossier } = await aRemboursement();
    const [one, two] = await listInscriptionsIn(db, dossier.id);
    const inscriptions = [
      { id: one?.id ?? '', version: 9 },
      { id: two?.id ?? '', version: 1 },
      { id: 'rien', version: 1 },
    ];
    const { body } = await api(calls.moveInscriptionsPsp, {
      as: club.admin,
      body: { action: 'take', inscriptions },
    });
    expect(Object.fromEntries(body.lignes.map(({ id, problem }) => [id, problem?.code ?? null]))).toEqual({
      [one?.id ?? '']: 'psp-service.changee',
      [two?.id ?? '']: null,
      rien: 'psp-service.introuvable',
    });
  });

  it('are asked for: an act on nothing, and a payment of tomorrow, are refused', async () => {
    const { club, move } = await aRemboursement(1);
    const nothing = await api(calls.moveInscriptionsPsp, { as: club.admin, body: { action: 'take' } });
    expect([nothing.status, nothing.codes]).toEqual([400, ['psp-service.rien']]);
    expect((await move('pay', { paye_le: '2026-11-03' })).codes).toEqual(['psp-service.date-future']);
    expect((await move('pay')).codes).toEqual(['psp-service.date']);
  });
});

describe('the three checks of a structure', () => {
  it('hold back the payment until the account, then the certificate, are there', async () => {
    const { move, read, etats, dossier } = await aRemboursement(1);
    await move('take');
    await withoutRib(db, dossier.id);
    const held = await move('order');
    expect(held.body.lignes.map(({ problem }) => problem?.code)).toEqual(['pass-sport.sans-rib']);
    expect((await read()).body.rib.problem?.code).toBe('pass-sport.sans-rib');
    expect(await etats()).toEqual(['2']);
  });

  it('say the account, its scan and what federations confirmed', async () => {
    const { read } = await aRemboursement(1);
    const { body } = await read();
    expect(body).toMatchObject({ eligible: true, problems: [], rib: { problem: null } });
    expect(body.rib.scan?.nom).toBe('RIB.pdf');
    expect(body.rib.iban).not.toBe(iban);
    expect(body.certificats).toMatchObject([{ siren: '123456782', etat: 'confirmee', problem: null }]);
  });

  it('are those of today: a confirmation that is taken back asks for the certificate', async () => {
    const { move, club } = await aRemboursement(1);
    await move('take');
    await withoutConfirmation(db, club.id_siren);
    const held = await move('order');
    expect(held.body.lignes.map(({ problem }) => problem?.code)).toEqual(['pass-sport.attestation-absente']);
  });
});

describe('what is to be paid', () => {
  it('leaves as one line an account, without the name of anybody', async () => {
    const { move, club } = await aRemboursement(2);
    await move('take');
    await move('order');
    const file = await api(calls.exportPaiementsPsp, {
      as: club.admin,
      params: { format: 'csv' },
      query: { exerciceId: '26' },
    });
    const texte = file.bytes.toString();
    expect(texte).toContain('Exercice;SIRET;Structure;Titulaire;IBAN;BIC;Inscriptions;Montant');
    expect(texte).toMatch(new RegExp(`;\\d{14};[^;]+;Les Pions;${iban};CCOPFRPP;2;140`));
    expect(texte).not.toMatch(/Moulin|Léa/);
  });
});
