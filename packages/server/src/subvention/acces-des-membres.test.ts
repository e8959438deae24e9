import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeAll, describe, expect, it } from 'vitest';
import { accesCalls, depositPreuve } from '../association/test/test-acces.ts';
import { aPerson, asSeenNow, listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from './test/test-calls.ts';
import { anAnnexe, aWorld, markEtats, today } from './test/test-dossiers.sql.ts';
import { readEverything } from './test/test-parcours.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const { join, decide, exit, invite, answer, jetonTo, membres } = accesCalls(portal);
const now = (as: Actor) => asSeenNow(db, as);

async function aPublished() {
  const world = await aWorld(db);
  await world.publish();
  return { ...world, ...subventionCalls(portal, world) };
}
const statusOf = async (as: Actor, id: string) =>
  (await api(readDossier, { as: await now(as), params: { id } })).status;
const listed = async (as: Actor) => {
  const { body } = await api(dossierEndpoints.listDossiers, { as: await now(as) });
  return body.items.map(({ id_fo }) => id_fo);
};
function depositPiece(as: Actor, id_asso: string, type: string) {
  const form = new FormData();
  form.append('type', type);
  form.append(
    'fichier',
    new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n']),
    'rapport.pdf',
  );
  return api(documentEndpoints.depositDocument, { as, query: { id_asso }, body: form });
}
const begin = async (world: Awaited<ReturnType<typeof aPublished>>) => (await world.create()).body.id_fo;

it('what one manages and may not open is listed, and is not what one is asked to act on', async () => {
  const world = await aPublished();
  const id_fo = await begin(world);
  const toOpen = async (as: Actor) => {
    const { body } = await api(dossierEndpoints.listDossiers, {
      as: await now(as),
      query: { ouvrables: 'true' },
    });
    return { ids: body.items.map((one) => one.id_fo), total: body.total };
  };
  expect(await listed(world.ali)).toContain(id_fo);
  expect(await toOpen(world.ali)).toEqual({ ids: [], total: 0 });
  expect(await toOpen(world.jeanne)).toEqual({ ids: [id_fo], total: 1 });
});

describe('what somebody leaves open', () => {
  it('is shared with those who stay, in the name of who began it, and said in its history', async () => {
    const world = await aPublished();
    const id_fo = await begin(world);
    expect(await statusOf(world.ali, id_fo)).toBe(404);
    expect((await exit(world.jeanne, world.id_association)).body.dossiers_confies).toBe(1);
    expect(await statusOf(world.jeanne, id_fo)).toBe(404);
    const { body } = await api(readDossier, {
      as: world.ali,
      params: { id: id_fo },
    });
    expect(body.createdBy.id).toBe(world.jeanne.id);
    expect(body.sharedWith).toEqual([world.ali.id]);
    expect(body.rights.edit).toBe(true);
    // The team is Ali alone: the person who left is out of it, although they began the dossier.
    expect(body.equipe).toHaveLength(1);
    const history = await api(dossierEndpoints.readHistorique, { as: world.ali, params: { id: id_fo } });
    expect(history.body.evenements.map(({ fait }) => fait)).toContain('Dossier confié à qui prend la suite');
  });

  it.each([
    ['C', 1],
    ['9', 1],
    ['10', 0],
    ['11', 0],
    ['12', 0],
  ] as const)('in %s: %i is shared', async (etat, expected) => {
    const world = await aPublished();
    await markEtats(db, await begin(world), etat);
    expect((await exit(world.jeanne, world.id_association)).body.dossiers_confies).toBe(expected);
  });

  it('goes to the person one hands over to, and to nobody else', async () => {
    const world = await aPublished();
    const id_fo = await begin(world);
    const third = await aPerson(db, { membre: { id_association: world.id_association } });
    const lui = (await membres(world.jeanne, world.id_association)).find(
      ({ email }) => email === third.email,
    );
    const passed = await api(accesEndpoints.passerLaMain, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
      body: { id_membre: lui?.id ?? '' },
    });
    expect(passed.body).toEqual({ faite: true, dossiers_confies: 1 });
    expect([await statusOf(third, id_fo), await statusOf(world.ali, id_fo)]).toEqual([200, 404]);
  });

  it('goes to who takes the association over, on proof, once the managers were silent', async () => {
    const world = await aPublished();
    const id_fo = await begin(world);
    const newcomer = await aPerson(db);
    await join(newcomer, world.id_association);
    await depositPreuve(portal, newcomer, world.id_association);
    portal.clock.advance(15 * 86_400);
    const admin = await aPerson(db, { roles: ['lca.admin'] });
    expect(await statusOf(newcomer, id_fo)).toBe(404);
    const accepted = await decide(admin, world.id_association, { qui: newcomer, decision: 'accepter' });
    expect(accepted.body.etat).toBe('active');
    expect(await statusOf(newcomer, id_fo)).toBe(200);
  });

  it('is closed to who comes after all had left, list included, until an administrator opens it', async () => {
    const world = await aPublished();
    const id_fo = await begin(world);
    await exit(world.ali, world.id_association);
    await exit(world.jeanne, world.id_association, true);
    const newcomer = await aPerson(db);
    await join(newcomer, world.id_association);
    expect([await listed(newcomer), await statusOf(newcomer, id_fo)]).toEqual([[], 404]);
    const admin = await aPerson(db, { roles: ['lca.admin'] });
    await decide(admin, world.id_association, { qui: newcomer, decision: 'ouvrir' });
    expect([await listed(newcomer), await statusOf(newcomer, id_fo)]).toEqual([[id_fo], 200]);
  });
});

describe('what somebody leaves to a manager to whom the past is closed', () => {
  async function aMixed() {
    const world = await aPublished();
    const { id_association } = world;
    const old = await begin(world);
    portal.clock.advance(1);
    const newcomer = await aPerson(db, { membre: { id_association, ferme_avant: portal.clock.now() } });
    return { world, id_association, old, since: (await world.create()).body.id_fo, newcomer };
  }

  it('is what was begun since', async () => {
    const { world, id_association, old, since, newcomer } = await aMixed();
    await exit(world.jeanne, id_association);
    expect([await statusOf(world.ali, old), await statusOf(world.ali, since)]).toEqual([200, 200]);
    expect([await statusOf(newcomer, old), await statusOf(newcomer, since)]).toEqual([404, 200]);
  });

  it('is all of it when they hand over to this very person', async () => {
    const { world, id_association, old, newcomer } = await aMixed();
    const lui = (await membres(world.jeanne, id_association)).find(({ email }) => email === newcomer.email);
    await api(accesEndpoints.passerLaMain, {
      as: world.jeanne,
      query: { id_asso: id_association },
      body: { id_membre: lui?.id ?? '' },
    });
    expect(await statusOf(newcomer, old)).toBe(200);
  });
});

describe('an invitation to some dossiers', () => {
  async function aGiven() {
    const world = await aPublished();
    const id_fo = await begin(world);
    const person = await aPerson(db);
    await invite(world.jeanne, world.id_association, { email: person.email, dossiers: [id_fo] });
    await answer(person, { jeton: await jetonTo(person.email) }, 'accepter');
    return { world, id_fo, person };
  }

  it('opens these, nothing else of the association', async () => {
    const { world, id_fo, person } = await aGiven();
    await world.create(world.ali);
    expect([await listed(person), await statusOf(person, id_fo)]).toEqual([[id_fo], 200]);
    expect((await now(person)).associations).toEqual([]);
    const read = await readEverything(portal, await now(person), [world.id_association, world.siret]);
    const open = read.filter(({ row, status }) => status === 200 && row.path.startsWith('/dac/association/'));
    expect(open.map(({ row }) => row.path).filter((path) => !path.endsWith('/search'))).toEqual([]);
    const [card] = (await membres(world.jeanne, world.id_association)).filter(({ restreint }) => restreint);
    expect(card).toMatchObject({ email: person.email, dossiers: 1 });
  });

  it('lets the pieces they ask for be brought, and only one’s own be read', async () => {
    const { world, person } = await aGiven();
    const as = await now(person);
    const brought = await depositPiece(as, world.id_association, 'RAR');
    expect(brought.status).toBe(201);
    const download = async (uuid: string) =>
      (await api(documentEndpoints.downloadDocument, { as, params: { uuid } })).status;
    expect([await download(brought.body.uuid), await download(world.document)]).toEqual([200, 404]);
  });

  it('offers, and lets be joined, only the documents they brought and those already there', async () => {
    const { world, id_fo, person } = await aGiven();
    const as = await now(person);
    const { status, body } = await depositPiece(as, world.id_association, 'RAR');
    expect(status).toBe(201);
    const offered = async (who: Actor) => {
      const read = await api(readDossier, { as: who, params: { id: id_fo } });
      return read.body.pieces
        .flatMap(({ code, proposes }) => (code === 'RAR' ? proposes : []))
        .map(({ uuid }) => uuid);
    };
    const join = async (uuid: string, who: Actor = as) => {
      const pieces = [{ code: 'RAR', uuid }];
      const params = { id_fo };
      const reply = await api(dossierSubventionEndpoints.savePieces, { as: who, params, body: { pieces } });
      return reply.codes[0] ?? reply.status;
    };
    expect(await offered(as)).toEqual([body.uuid]);
    expect((await offered(world.jeanne)).toSorted()).toEqual([body.uuid, world.document].toSorted());
    expect(await join(world.document)).toBe('dossier.document-inutilisable');
    const read = await api(documentEndpoints.downloadDocument, { as, params: { uuid: world.document } });
    expect(read.status).toBe(404);
    expect(await join(body.uuid)).toBe(200);
    expect(await join(world.document, world.jeanne)).toBe(200);
    expect((await offered(as)).toSorted()).toEqual([body.uuid, world.document].toSorted());
    expect(await join(world.document)).toBe(200);
  });

  it('has what is missing brought from the same documents only', async () => {
    const { world, id_fo, person } = await aGiven();
    await markEtats(db, id_fo, 'D');
    const params = { id: id_fo, service: world.drajes.id };
    const version = async () => (await world.read(world.jeanne, id_fo)).version;
    const asked = await api(completudeEndpoints.askComplements, {
      as: world.agent,
      params,
      ifMatch: await version(),
      body: { manques: [{ code: 'piece-RAR', phrase: 'La page 3 manque.' }], avant_le: '2027-09-10' },
    });
    expect(asked.status).toBe(200);
    const answered = await api(completudeEndpoints.answerComplements, {
      as: await now(person),
      params,
      ifMatch: await version(),
      body: { reponses: [{ code: 'piece-RAR', uuid: world.document }] },
    });
    expect(answered.codes).toEqual(['dossier.document-inutilisable']);
  });

  it('taken back gives the dossiers back too', async () => {
    const { world, id_fo, person } = await aGiven();
    await decide(world.jeanne, world.id_association, { qui: person, decision: 'retirer' });
    expect([await listed(person), await statusOf(person, id_fo)]).toEqual([[], 404]);
    await invite(world.jeanne, world.id_association, { email: person.email });
    await answer(person, { jeton: await jetonTo(person.email) }, 'accepter');
    expect(await statusOf(person, id_fo)).toBe(404);
  });

  it('opens to who left nothing else of what they began, or were once given', async () => {
    const world = await aPublished();
    const { jeanne, ali, id_association } = world;
    const [given, theirs] = [await begin(world), (await world.create(ali)).body.id_fo];
    await exit(ali, id_association);
    await invite(jeanne, id_association, { email: ali.email, dossiers: [given] });
    await answer(ali, { jeton: await jetonTo(ali.email) }, 'accepter');
    expect([await listed(ali), await statusOf(ali, given), await statusOf(ali, theirs)]).toEqual([
      [given],
      200,
      404,
    ]);
  });

  /**
   * Has Ali leave the association and come back for one dossier of Jeanne's (`given`); the dossier that he had begun
   * (`theirs`) goes on without him.
   */
  async function aReturned() {
    const world = await aPublished();
    const { jeanne, ali, id_association } = world;
    const [given, theirs] = [await begin(world), (await world.create(ali)).body.id_fo];
    await exit(ali, id_association);
    await invite(jeanne, id_association, { email: ali.email, dossiers: [given] });
    await answer(ali, { jeton: await jetonTo(ali.email) }, 'accepter');
    for (const id_fo of [given, theirs]) await markEtats(db, id_fo, 'D');
    return { world, given, theirs };
  }

  it('has nobody written of the others they once began, and of those they were given only', async () => {
    const { world, given, theirs } = await aReturned();
    const told = async (as: Actor) => {
      const { body } = await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [5] } });
      return body.items.flatMap(({ objet }) => (objet.type === 'dossier' ? objet.libelle : []));
    };
    for (const id of [given, theirs]) {
      await api(messageEndpoints.sendMessage, {
        as: world.agent,
        params: { id },
        body: { message: 'Entre nous.' },
      });
    }
    const [only, ...others] = await told(await now(world.ali));
    expect([only, others]).toEqual([expect.stringContaining(given), []]);
    expect(await told(world.jeanne)).toHaveLength(2);
    const mails = await listMailsTo(db, (await now(world.ali)).email);
    expect(mails.filter(({ texte }) => texte.includes('Entre nous.'))).toHaveLength(1);
  });

  it('shows on their home page these alone', async () => {
    const { world, given } = await aReturned();
    const home = async (as: Actor) => {
      const { body } = await api(tableauDeBordEndpoints.tableauDeBord, { as });
      return [...body.aFaire, ...body.enCours].map(({ id_fo }) => id_fo);
    };
    expect(await home(await now(world.ali))).toEqual([given]);
    expect(await home(world.jeanne)).toHaveLength(2);
  });

  it('is refused for a dossier that who invites has no part in', async () => {
    const world = await aPublished();
    const id_fo = await begin(world);
    const email = 'benevole@exemple.fr';
    const refused = await invite(world.ali, world.id_association, { email, dossiers: [id_fo] });
    expect(refused.codes).toEqual(['association.dossiers-a-choisir']);
  });
});

describe('every GET of the portal', () => {
  const ours: { siege: string[]; annexe: string[]; noms: string[]; qui: Record<string, Actor> } = {
    siege: [],
    annexe: [],
    noms: [],
    qui: {},
  };

  beforeAll(async () => {
    const world = await aPublished();
    const annexe = await anAnnexe(db, world);
    const { id_association } = world;
    const secondary = await aPerson(db, { membre: { id_association, id_siret: annexe.siret } });
    const pending = await aPerson(db);
    await join(pending, id_association);
    const first = await begin(world);
    const second = await api(dossierEndpoints.createDossier, {
      as: secondary,
      body: dossierCreation({ code: world.code, siret: annexe.siret }),
    });
    // The head office and the secondary establishment each have what nobody of the other may read: people, bank
    // details, files, dossiers, members.
    ours.siege = ['jeanne.roux@exemple.fr', world.iban, 'rapport.pdf', first, world.emails.jeanne];
    ours.annexe = ['annexe@exemple.fr', annexe.iban, 'annexe.pdf', second.body.id_fo, secondary.email];
    ours.noms = [id_association, world.siret, annexe.siret, first, second.body.id_fo];
    ours.qui = { siege: world.jeanne, secondary: await now(secondary), pending: await now(pending) };
  });

  const seenBy = async (qui: string) => {
    const as = ours.qui[qui];
    if (!as) throw new Error(`nobody is called ${qui}`);
    const text = (await readEverything(portal, as, ours.noms)).map((one) => one.text).join('\n');
    return [...ours.siege, ...ours.annexe].filter((secret) => text.includes(secret));
  };

  it('says all that is private to a manager of the head office', async () => {
    expect(await seenBy('siege')).toEqual([...ours.siege, ...ours.annexe]);
  });

  it('says nothing private to a pending member', async () => {
    expect(await seenBy('pending')).toEqual([]);
  });

  it('says only what is theirs to a manager of a secondary establishment [R6.23] [R6.24]', async () => {
    expect(await seenBy('secondary')).toEqual(ours.annexe);
  });
});
