import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { codesPortees } from '@asso/domain/partenaire/portee.rows';
import { describe, expect, test } from 'vitest';
import { aCompte, aMembership, lockService, updateCompte } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { finCleWorker } from './fin-cle.job.ts';
import { aCle, bearer } from './test/test-cles.ts';
import {
  asResponsable,
  endMembership,
  keepResponsable,
  keptCle,
  keptHistory,
} from './test/test-partenaires.sql.ts';

const { createCle, listCles, listUsages, revokeCle } = cleEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;
const world = await aWorld(db);
await world.publish();
const owner = { id_asso: world.id_association };
const jour = 86_400_000;

const rows = features.flatMap(({ endpoints }) =>
  Object.values(endpoints).flatMap((table) => Object.entries(table)),
);

/** Calls as software does, with nothing but the key. */
const withCle = (row: Endpoint, headers: Record<string, string>) => {
  const params = Object.fromEntries(Object.keys(row.params ?? {}).map((name) => [name, 'x'])) as never;
  return api(row, { headers, params });
};

describe('each call of the contract', () => {
  test('is closed to a key unless its row names a scope that the key carries', async () => {
    const wrong: string[] = [];
    const other = await aWorld(db);
    const mine = { as: other.jeanne, owner: { id_asso: other.id_association } };
    const keys: Awaited<ReturnType<typeof aCle>>[] = [];
    // A key may make only so many calls a minute, so every hundred calls take a new one.
    const keyFor = async (rank: number) => {
      const place = Math.floor(rank / 100);
      keys[place] ??= await aCle(portal, mine);
      return keys[place];
    };
    for (const [rank, [name, row]] of rows.entries()) {
      const { headers } = await keyFor(rank);
      const { codes, status } = await withCle(row, headers);
      const isOfAll = row.access === 'public' && row.scope === undefined;
      const isOpen = isOfAll || (row.scope !== undefined && row.scope !== 'statistiques:lire');
      const closed = row.scope === undefined ? 'kernel.ferme-aux-cles' : 'kernel.hors-portee';
      const ok = isOpen
        ? !codes.some(isOfKeys) && (isOfAll || status !== 401)
        : status === 403 && codes[0] === closed;
      if (!ok) wrong.push(`${name} ${status} ${codes.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('that names a scope names one that exists, and refuses a key without it', async () => {
    const opened = rows.filter(([, row]) => row.scope !== undefined);
    expect(opened.length).toBeGreaterThan(30);
    expect(opened.filter(([, { scope = '' }]) => !codesPortees.some((code) => code === scope))).toEqual([]);
    const small = await aCle(portal, { as: world.jeanne, owner, portees: ['catalogue:lire'] });
    const answered = await Promise.all(
      opened
        .filter(([, { scope }]) => scope !== 'catalogue:lire')
        .map(async ([name, row]) => ({ name, codes: (await withCle(row, small.headers)).codes })),
    );
    expect(answered.filter(({ codes }) => codes[0] !== 'kernel.hors-portee')).toEqual([]);
  });
});

const isOfKeys = (code: string) => code === 'kernel.ferme-aux-cles' || code === 'kernel.hors-portee';

describe('a key', () => {
  test('is said once, kept as a hash, and never listed again', async () => {
    const { id, secret } = await aCle(portal, { as: world.jeanne, owner });
    expect(secret).toMatch(/^pa_[\w-]{43}$/);
    const kept = await keptCle(db, id);
    expect(kept.empreinte).toHaveLength(32);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(12));
    const listed = await api(listCles, { as: world.jeanne, query: owner });
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    expect(listed.body.items.find((one) => one.id === id)).toMatchObject({
      prefixe: secret.slice(0, 11),
      etat: 'active',
      nom: 'Compta',
      createur: 'Jeanne Roux',
    });
    expect(portal.logLines().join('')).not.toContain(secret);
  });

  test.each([
    [{ nom: '  ' }, 'partenaire.nom-absent', 'nom'],
    [{ nom: 'a'.repeat(81) }, 'partenaire.nom-trop-long', 'nom'],
    [{ portees: [] }, 'partenaire.sans-portee', 'portees'],
    [{ portees: ['statistiques:lire' as const] }, 'partenaire.portee-impossible', 'portees'],
    [{ duree_jours: 0 }, 'partenaire.duree', 'duree_jours'],
    [{ duree_jours: 366 }, 'partenaire.duree', 'duree_jours'],
    [{ duree_jours: 1.5 }, 'partenaire.duree', 'duree_jours'],
  ])('is refused when it is made of %j', async (changes, code, field) => {
    const body = { nom: 'Compta', portees: ['dossier:lire' as const], duree_jours: 30, ...changes };
    const { problem, status } = await api(createCle, { as: world.jeanne, query: owner, body });
    expect({ status, code: problem.code, field: problem.field }).toEqual({ status: 400, code, field });
  });

  test('is refused beyond twenty', async () => {
    const other = await aWorld(db);
    const mine = { as: other.jeanne, owner: { id_asso: other.id_association } };
    for (let n = 0; n < 20; n++) await aCle(portal, mine);
    await expect(aCle(portal, mine)).rejects.toThrow('409 partenaire.trop-de-cles');
  });

  test('reads and writes what its giver could, in its owner alone', async () => {
    const elsewhere = await aWorld(db);
    await elsewhere.publish();
    await aMembership(db, { id_utilisateur: world.jeanne.id, id_association: elsewhere.id_association });
    const headers = (await aCle(portal, { as: world.jeanne, owner })).headers;
    const mine = await subventionCalls(portal, world).aReady();
    const both: Actor = {
      ...world.jeanne,
      associations: [...world.jeanne.associations, ...elsewhere.jeanne.associations],
    };
    const theirs = (await subventionCalls(portal, { ...elsewhere, jeanne: both }).create()).body;
    const read = (id: string) => api(readDossier, { headers, params: { id } });
    expect((await read(mine.id_fo)).status).toBe(200);
    expect((await read(theirs.id_fo)).codes).toEqual(['dossier.inaccessible']);
    expect((await api(readDossier, { as: both, params: { id: theirs.id_fo } })).status).toBe(200);
    const listed = await api(dossierEndpoints.listDossiers, { headers });
    expect(listed.body.items.map(({ id_fo }) => id_fo)).toEqual([mine.id_fo]);
    const identite = (id_asso: string) =>
      api(associationEndpoints.readIdentite, { headers, query: { id_asso } });
    expect((await identite(world.id_association)).status).toBe(200);
    expect((await identite(elsewhere.id_association)).status).toBe(404);
  });

  test('wears no other hat, and is no token of a person', async () => {
    const { secret, headers } = await aCle(portal, { as: world.jeanne, owner });
    const asked = (given: Record<string, string>, role?: string) =>
      api(dossierEndpoints.listDossiers, { headers: given, role });
    expect((await asked(headers)).status).toBe(200);
    expect((await asked(headers, 'lca.admin')).codes).toEqual(['kernel.role-non-detenu']);
    expect((await asked({ 'access-token': secret })).status).toBe(401);
    expect((await asked(bearer(`${secret}x`))).codes).toEqual(['partenaire.cle-refusee']);
    expect((await asked(bearer('pa_'))).codes).toEqual(['partenaire.cle-refusee']);
  });

  test('is dead as soon as it is revoked, on every server', async () => {
    const { id, headers } = await aCle(portal, { as: world.jeanne, owner });
    const asked = () => api(dossierEndpoints.listDossiers, { headers });
    expect((await asked()).status).toBe(200);
    const revoke = (as: Actor) => api(revokeCle, { as, query: owner, params: { cle: id } });
    expect((await revoke(world.paul)).codes).toEqual(['partenaire.introuvable']);
    expect((await revoke(world.ali)).body.etat).toBe('revoquee');
    expect((await asked()).codes).toEqual(['partenaire.cle-refusee']);
    expect((await revoke(world.ali)).codes).toEqual(['partenaire.cle-terminee']);
    const acts = await keptHistory(db, world.id_association);
    expect(acts.filter((one) => one.details?.cle === id).map(({ action }) => action)).toEqual([
      'cle.creer',
      'cle.revoquer',
    ]);
  });

  test('is dead when it ends, and when its giver leaves or is closed', async () => {
    const other = await aWorld(db);
    const mine = { id_asso: other.id_association };
    const short = await aCle(portal, { as: other.jeanne, owner: mine, duree_jours: 1 });
    const long = await aCle(portal, { as: other.jeanne, owner: mine });
    const byAli = await aCle(portal, { as: other.ali, owner: mine });
    const asked = async ({ headers }: typeof short) =>
      (await api(dossierEndpoints.listDossiers, { headers })).status;
    expect([await asked(short), await asked(long), await asked(byAli)]).toEqual([200, 200, 200]);
    clock.set(new Date(new Date(today).getTime() + jour));
    expect([await asked(short), await asked(long)]).toEqual([401, 200]);
    await endMembership(db, { id_utilisateur: other.jeanne.id, id_association: other.id_association });
    expect([await asked(long), await asked(byAli)]).toEqual([401, 200]);
    await updateCompte(db, other.ali.id, { must_change_password: true });
    expect(await asked(byAli)).toBe(401);
    await updateCompte(db, other.ali.id, { must_change_password: false, locked: true });
    expect(await asked(byAli)).toBe(401);
    clock.set(new Date(today));
  });

  test('is slowed down by itself, without slowing the person', async () => {
    const { headers } = await aCle(portal, { as: world.jeanne, owner });
    const asked = () => api(dossierEndpoints.listEtats, { headers });
    const answered = await Promise.all(Array.from({ length: 120 }, asked));
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await asked();
    expect([refused.status, refused.codes]).toEqual([429, ['kernel.trop-de-requetes']]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api(dossierEndpoints.listEtats, { as: world.jeanne })).status).toBe(200);
  });

  test('leaves a line for each call, refused ones too, and its name in the history', async () => {
    const other = await aWorld(db);
    await other.publish();
    const calls = subventionCalls(portal, other);
    const mine = { id_asso: other.id_association };
    const { id, headers } = await aCle(portal, {
      as: other.jeanne,
      owner: mine,
      portees: ['dossier:ecrire', 'dossier:transmettre'],
    });
    const { id: id_dossier, id_fo } = await calls.aReady();
    await api(readDossier, { headers, params: { id: id_fo } });
    const body = { changes: { 'attestation.lieu': { from: 'Marseille', to: 'Aix' } } };
    const saved = await api(dossierEndpoints.saveDossier, {
      headers,
      params: { id_fo },
      ifMatch: (await calls.read(other.jeanne, id_fo)).version,
      body,
    });
    expect(saved.status).toBe(200);
    const sent = await api(transmissionEndpoints.transmitDossier, {
      headers,
      params: { id_fo },
      ifMatch: Number(saved.body.version),
    });
    expect(sent.status).toBe(200);
    const moved = (await keptHistory(db, id_dossier)).find(({ action }) => action === 'instruction.transmit');
    expect(moved?.utilisateur).toBe('Jeanne Roux (clé « Compta »)');
    const used = async () => {
      const { body: read } = await api(listUsages, { as: other.ali, query: mine, params: { cle: id } });
      return read.items.map(({ appel, statut }) => `${appel} ${statut}`);
    };
    await expect
      .poll(used)
      .toEqual([
        'POST /demande/dossiers/transmit/{id_fo} 200',
        'PUT /demande/dossiers/{id_fo} 200',
        'GET /demande/dossiers/{id} 403',
      ]);
    const stranger = await api(listUsages, { as: world.jeanne, query: mine, params: { cle: id } });
    expect(stranger.codes).toEqual(['partenaire.introuvable']);
  });

  test('gives no key', async () => {
    const { headers } = await aCle(portal, { as: world.jeanne, owner });
    const body = { nom: 'Fille', portees: ['dossier:lire' as const], duree_jours: 30 };
    const { codes } = await api(createCle, { headers, query: owner, body });
    expect(codes).toEqual(['kernel.ferme-aux-cles']);
  });
});

describe('who gives keys', () => {
  const given = async (as: Actor, query: { id_asso?: string; id_service?: string }) => {
    const body = { nom: 'Logiciel', portees: ['dossier:lire' as const], duree_jours: 30 };
    const { status, codes } = await api(createCle, { as, query, body });
    return codes[0] ?? status;
  };

  test('of an association: its managers at the head office, and the portal’s administration', async () => {
    const annexe: Actor = {
      ...world.ali,
      associations: [{ id_association: world.id_association, id_siret: world.siret, fonction: 'Trésorier' }],
    };
    const admin = await aCompte(db, { roles: ['lca.admin'] });
    const lca: Actor = {
      ...world.jeanne,
      id: admin.id,
      role: 'lca.admin',
      roles: ['lca.admin'],
      associations: [],
    };
    expect(await given(world.jeanne, owner)).toBe(201);
    expect(await given(lca, owner)).toBe(201);
    expect(await given(annexe, owner)).toBe('partenaire.introuvable');
    expect(await given(world.paul, owner)).toBe('partenaire.introuvable');
    expect(await given(world.agent, owner)).toBe('partenaire.introuvable');
    expect(await given(world.jeanne, {})).toBe('partenaire.proprietaire-absent');
    expect(await given(world.jeanne, { ...owner, id_service: world.drajes.id })).toBe(
      'partenaire.proprietaire-absent',
    );
  });

  test('of a service: who is responsible in it, and who administers its territory', async () => {
    const service = { id_service: world.drajes.id };
    const admin = (territoire: string | null): Actor => ({
      ...world.agent,
      role: 'rds.admin',
      roles: ['rds.admin'],
      services: [],
      territoire,
    });
    expect(await given(asResponsable(world.agent), service)).toBe(201);
    expect(await given(admin(null), service)).toBe(201);
    expect(await given(admin('R93'), service)).toBe(201);
    expect(await given(admin('67'), service)).toBe('partenaire.introuvable');
    expect(await given(world.agent, service)).toBe('partenaire.introuvable');
    expect(await given(world.autreAgent, service)).toBe('partenaire.introuvable');
    expect(await given(world.jeanne, service)).toBe('partenaire.introuvable');
  });

  test('of a service: the key reads its dossiers, decides nothing, and dies with it', async () => {
    const other = await aWorld(db);
    await other.publish();
    const calls = subventionCalls(portal, other);
    const { id_fo } = await calls.aReady();
    const responsable = await aCompte(db, { roles: ['rds.user'] });
    const agent = asResponsable({ ...other.agent, id: responsable.id });
    await keepResponsable(db, responsable.id, other.drajes.id);
    const { headers } = await aCle(portal, { as: agent, owner: { id_service: other.drajes.id } });
    const read = () => api(readDossier, { headers, params: { id: id_fo } });
    expect((await calls.transmit(other.jeanne, id_fo)).status).toBe(200);
    expect((await read()).status).toBe(200);
    await lockService(db, other.drajes.id);
    expect((await read()).status).toBe(401);
  });
});

test('its giver is told a month and a week before its end, once each', async () => {
  const other = await aWorld(db);
  const { id } = await aCle(portal, {
    as: other.jeanne,
    owner: { id_asso: other.id_association },
    duree_jours: 90,
  });
  const subjects = async () => (await mailsTo(other.emails.jeanne)).filter((one) => one.includes('expire'));
  const after = async (jours: number) => {
    clock.set(new Date(new Date(today).getTime() + jours * jour));
    await finCleWorker(portal).handler({}, once);
    await portal.runJobs();
    return (await subjects()).length;
  };
  expect(await after(59)).toBe(0);
  expect(await after(60)).toBe(1);
  expect(await after(61)).toBe(1);
  expect(await after(83)).toBe(2);
  expect(await after(84)).toBe(2);
  expect((await keptCle(db, id)).averti_jours).toBe(7);
  clock.set(new Date(today));
});

const once = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };

async function mailsTo(to: string): Promise<string[]> {
  const { body } = await api(mailboxEndpoints.listMails, { query: { to } });
  return body.map(({ subject }) => subject);
}
