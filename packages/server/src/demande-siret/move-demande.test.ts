import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aSiret,
  aSiretWorld,
  demandeSiretCalls,
  readDemandeAssociation,
  readDemandeRows,
  setSiren,
  siretToday,
} from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { db } = portal;

const aWorld = async () => {
  const monde = await aSiretWorld(db);
  return { monde, ...demandeSiretCalls(portal, monde) };
};

describe('a request is sent', () => {
  it('in AEM, shown « transmis », cleaned, its receipt written, and closed to its author [R4.32] [R4.34] [R4.38] [R5.30] [R5.36]', async () => {
    const { monde, aReady, transmit, read, save } = await aWorld();
    const ready = await aReady();
    expect(ready.blockers).toEqual([]);
    const { status, body, etag } = await transmit(monde.jeanne, ready.id);
    expect([status, etag]).toEqual([200, `"${body.demande.version}"`]);
    const numero = ready.identifiant.id_fo_fonctionnel;
    expect(body.message).toBe(
      `Votre demande de SIRET ${numero} est transmise. Nous vous écrirons dès qu’elle aura une réponse.`,
    );
    expect(body.demande.description).toMatchObject({ code_etat: 'AEM', lib_etat: 'transmis', rang: 2 });
    expect(body.demande.transmis_le).toBe('2027-02-01T12:00:00.000Z');
    expect(body.demande.rights).toMatchObject({ consult: true, edit: false, remove: false, transmit: false });
    const rows = await readDemandeRows(db, ready.id);
    expect(rows.demande?.corps_transmis).toMatchObject({
      identite: { nom: 'LES PIONS DE L HUVEAUNE N.1' },
      coordonnees: {
        adresse_siege: { commune: 'MARSEILLE 11E ARRONDISSEMENT', num_voie: '12', repet_voie: 'B' },
      },
    });
    expect(rows.notifications.map(({ id_utilisateur }) => id_utilisateur)).toEqual([monde.jeanne.id]);
    expect(rows.mails.map(({ objet, destinataire }) => [objet, destinataire])).toEqual([
      [`Demande transmise : demande de SIRET ${numero}`, monde.jeanne.email],
    ]);
    expect(rows.mails[0]?.texte).toContain('Ce message est votre récépissé.');
    const after = { 'activites.permanence': { from: 'P', to: 'S' } };
    const refused = await save(monde.jeanne, await read(monde.jeanne, ready.id), after);
    expect([refused.status, refused.codes]).toEqual([403, ['demande-siret.non-editable']]);
    expect(refused.problem.message).toBe('Cette demande est « transmis » : elle ne se modifie plus.');
  });

  it('only when nothing is missing: what blocks it is what its steps say', async () => {
    const { monde, create, transmit } = await aWorld();
    const { body } = await create();
    const { status, problem } = await transmit(monde.jeanne, body.id);
    expect(status).toBe(422);
    expect(problem.problems).toEqual(body.blockers);
    expect((await readDemandeRows(db, body.id)).actions).toEqual(['siret.create']);
  });

  it('once: twice at once, twice in a row, with a key or without [R4.38]', async () => {
    const { monde, aReady, transmit } = await aWorld();
    const { id, version } = await aReady();
    const atOnce = await Promise.all([1, 2, 3].map(() => transmit(monde.jeanne, id, { ifMatch: version })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await transmit(monde.jeanne, id);
    expect([late.status, late.codes]).toEqual([409, ['demande-siret.mouvement-impossible']]);
    const { actions, notifications, mails } = await readDemandeRows(db, id);
    expect(actions.filter((one) => one === 'siret.transmit')).toHaveLength(1);
    expect([notifications.length, mails.length]).toEqual([1, 1]);
  });

  it('once with one key, answered twice the same', async () => {
    const { monde, aReady, transmit } = await aWorld();
    const { id, version } = await aReady();
    const sent = { ifMatch: version, key: `sending-${id}` };
    const [first, again] = [await transmit(monde.jeanne, id, sent), await transmit(monde.jeanne, id, sent)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await readDemandeRows(db, id)).actions.filter((one) => one === 'siret.transmit')).toHaveLength(1);
  });

  it('as it was last seen, and by its creator or an administrator [R6.20]', async () => {
    const { monde, aReady, transmit } = await aWorld();
    const { id, version } = await aReady();
    const stale = await transmit(monde.jeanne, id, { ifMatch: version - 1 });
    expect([stale.status, stale.codes]).toEqual([409, ['kernel.conflit']]);
    for (const [who, status] of [
      ['ali', 403],
      ['paul', 404],
      ['ailleurs', 404],
      ['service', 403],
    ] as const) {
      expect([who, (await transmit(monde[who], id, { ifMatch: version })).status]).toEqual([who, status]);
    }
    expect((await transmit(monde.admin, id)).status).toBe(200);
  });
});

describe('the SIRET service', () => {
  it('treats it, and grants the number: written to the association and its establishments, told to its members [R4.36]', async () => {
    const { monde, aSent, decide, read } = await aWorld();
    const { id, identifiant } = await aSent();
    const started = await decide(monde.admin, id, { action: 'start' });
    expect(started.body.description).toMatchObject({
      code_etat: 'ENCT',
      lib_etat: 'en cours de traitement',
      rang: 4,
    });
    expect([started.body.etat_regent, started.body.decisions]).toEqual([
      'ENCT',
      ['grant', 'reject', 'refuse', 'reset'],
    ]);
    const siret = aSiret();
    const typed = `${siret.slice(0, 9)} ${siret.slice(9)}`;
    const granted = await decide(monde.local, id, { action: 'grant', id_siret: typed });
    expect([granted.status, granted.body.id_siret]).toEqual([200, siret]);
    expect(granted.body.description).toMatchObject({ code_etat: 'ACC', lib_etat: 'accordé', rang: 5.1 });
    expect(await readDemandeAssociation(db, monde.id_association)).toMatchObject({
      id_siren: siret.slice(0, 9),
      id_siret_siege: siret,
      etablissements: [{ siret, est_siege: true, actif: true, code_postal: '13011' }],
    });
    const { notifications, mails } = await readDemandeRows(db, id);
    const told = (who: { id: string }) => notifications.filter((one) => one.id_utilisateur === who.id);
    expect([told(monde.jeanne).length, told(monde.ali).length, told(monde.paul).length]).toEqual([3, 1, 0]);
    const { id_correspondance } = (await read(monde.jeanne, id)).identite;
    expect(told(monde.ali)[0]?.lien).toBe(`/informations-administratives/${id_correspondance}`);
    expect(told(monde.jeanne)[0]?.lien).toBe(
      `/associations/${monde.id_rna}/demande-siret/${identifiant.id_fo_fonctionnel}`,
    );
    const written = mails.filter(({ objet }) => objet.startsWith('SIRET attribué')).map(({ texte }) => texte);
    expect(written).toHaveLength(2);
    for (const texte of written) expect(texte).toContain('Il est inscrit dans votre association.');
  });

  it.each([
    ['reject', 'REJ', 'rejeté', true],
    ['refuse', 'REF', 'refusé', false],
  ] as const)(
    'may %s it, and says why; another may be begun after REJ alone [R4.39]',
    async (action, etat, libelle, again) => {
      const { monde, aSent, decide, read, create } = await aWorld();
      const { id } = await aSent();
      await decide(monde.admin, id, { action: 'start' });
      const mute = await decide(monde.admin, id, { action, motif: '  ' });
      expect([mute.status, mute.codes]).toEqual([400, ['demande-siret.motif-obligatoire']]);
      expect((await decide(monde.admin, id, { action, motif: 'Statuts illisibles.' })).status).toBe(200);
      const seen = await read(monde.jeanne, id);
      expect([seen.description.code_etat, seen.description.lib_etat, seen.motif]).toEqual([
        etat,
        libelle,
        'Statuts illisibles.',
      ]);
      const { mails } = await readDemandeRows(db, id);
      expect(mails.some(({ texte }) => texte.includes('Motif : Statuts illisibles.'))).toBe(true);
      expect((await create()).status).toBe(again ? 201 : 409);
    },
  );

  it('may find it invalid, which the association does not read, and give it back [R4.35] [R4.37]', async () => {
    const { monde, aSent, decide, read, save, transmit } = await aWorld();
    const { id } = await aSent();
    await decide(monde.admin, id, { action: 'invalidate', motif: 'Fichier refusé par la passerelle.' });
    const seen = await read(monde.jeanne, id);
    expect([seen.description.code_etat, seen.description.lib_etat, seen.motif, seen.etat_regent]).toEqual([
      'INV',
      'transmis',
      null,
      null,
    ]);
    expect(seen.historique.map(({ fait }) => fait)).not.toContain('Demande déclarée invalide');
    const byAdmin = await read(monde.admin, id);
    expect([byAdmin.motif, byAdmin.etat_regent, byAdmin.decisions]).toEqual([
      'Fichier refusé par la passerelle.',
      'RGEN',
      ['reset'],
    ]);
    expect((await readDemandeRows(db, id)).notifications).toHaveLength(1);
    await decide(monde.admin, id, { action: 'reset', motif: 'Corrigez la date de création.' });
    const back = await read(monde.jeanne, id);
    expect([back.description.code_etat, back.motif, back.rights.edit, back.attestation]).toEqual([
      'ECS',
      'Corrigez la date de création.',
      true,
      false,
    ]);
    expect(back.blockers.map(({ field }) => field)).toEqual(['attestation']);
    await save(monde.jeanne, back, { attestation: { from: false, to: true } });
    expect((await transmit(monde.jeanne, id)).status).toBe(200);
    expect((await read(monde.jeanne, id)).motif).toBeNull();
  });

  it('gives back only what its own file holds: not what is typed, not what is answered [R4.37]', async () => {
    const { monde, aReady, decide } = await aWorld();
    const reset = { action: 'reset', motif: 'À revoir.' } as const;
    const { id } = await aReady();
    expect((await decide(monde.admin, id, reset)).codes).toEqual(['demande-siret.mouvement-impossible']);
    const other = await aWorld();
    const sent = await other.aSent();
    await other.decide(other.monde.admin, sent.id, { action: 'start' });
    await other.decide(other.monde.admin, sent.id, { action: 'refuse', motif: 'Non.' });
    expect((await other.decide(other.monde.admin, sent.id, reset)).status).toBe(409);
  });

  it('is an administrator: nobody else decides, not even its creator [R6.19]', async () => {
    const { monde, aSent, decide } = await aWorld();
    const { id } = await aSent();
    for (const [who, status] of [
      ['jeanne', 403],
      ['ali', 403],
      ['paul', 403],
      ['service', 403],
      ['ailleurs', 404],
    ] as const) {
      expect([who, (await decide(monde[who], id, { action: 'start' })).status]).toEqual([who, status]);
    }
    expect((await decide(monde.local, id, { action: 'start' })).status).toBe(200);
    expect((await decide(monde.local, id, { action: 'start' })).codes).toEqual([
      'demande-siret.mouvement-impossible',
    ]);
  });
});

describe('the number that is granted', () => {
  const treated = async () => {
    const world = await aWorld();
    const { id } = await world.aSent();
    await world.decide(world.monde.admin, id, { action: 'start' });
    const grant = (id_siret: string, ifMatch?: number) =>
      world.decide(world.monde.admin, id, { action: 'grant', id_siret, ifMatch });
    return { ...world, id, grant };
  };

  it.each([
    ['', 'demande-siret.siret-manquant'],
    ['1234567820001', 'demande-siret.siret-manquant'],
    ['12345678200011', 'demande-siret.siret-inexact'],
  ])('%j is refused: %s', async (siret, code) => {
    const { id, grant } = await treated();
    const { status, problem } = await grant(siret);
    expect([status, problem.code, problem.field]).toEqual([400, code, 'id_siret']);
    expect((await readDemandeRows(db, id)).demande?.code_etat).toBe('ENCT');
  });

  it('is no other association’s, even granted at once', async () => {
    const [one, two] = [await treated(), await treated()];
    const siret = aSiret();
    const answers = await Promise.all([one.grant(siret), two.grant(siret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['demande-siret.siret-pris']);
    const states = await Promise.all([readDemandeRows(db, one.id), readDemandeRows(db, two.id)]);
    expect(states.map(({ demande }) => demande?.code_etat).sort()).toEqual(['ACC', 'ENCT']);
  });

  it('begins with the SIREN that the association has', async () => {
    const { monde, grant } = await treated();
    const siret = aSiret();
    await setSiren(db, monde.id_association, '123456782');
    const refused = await grant(siret);
    expect([refused.status, refused.codes]).toEqual([422, ['demande-siret.autre-siren']]);
    await setSiren(db, monde.id_association, siret.slice(0, 9));
    expect((await grant(siret)).status).toBe(200);
  });

  it('is written once: a second press finds it granted', async () => {
    const { monde, id, grant } = await treated();
    const siret = aSiret();
    expect((await grant(siret)).status).toBe(200);
    const again = await grant(siret);
    expect([again.status, again.codes]).toEqual([409, ['demande-siret.mouvement-impossible']]);
    expect((await readDemandeAssociation(db, monde.id_association)).etablissements).toHaveLength(1);
    expect((await readDemandeRows(db, id)).actions.filter((one) => one === 'siret.grant')).toHaveLength(1);
  });
});
