import { passSportEndpoints as calls } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aBeneficiaire,
  aClub,
  aConfirmation,
  anAffiliation,
  anAgrement,
  aVaultDocument,
  judo,
  newId,
  passSportCalls,
  passSportToday,
  setEtat,
} from './test/test-pass-sport.sql.ts';

const portal = await aPortal({ features, clock: aClock(passSportToday) });
const { db, api, clock } = portal;
afterEach(() => clock.set(passSportToday));

const aWorld = async (about: Parameters<typeof aClub>[1] = {}) => {
  const club = await aClub(db, about);
  const world = { club, ...passSportCalls(portal, club) };
  const enrolled = async (...codes: string[]) => {
    const { id } = await world.begin();
    const { body } = await world.enrol(club.helene, { id }, codes);
    return { id, inscriptions: body.resultats.flatMap(({ inscription }) => inscription ?? []) };
  };
  return { ...world, enrolled };
};
const codesOf = (resultats: readonly { problem: { code: string } | null }[]) =>
  resultats.map(({ problem }) => problem?.code ?? null);

describe('codes of beneficiaries', () => {
  it('tell whose they are before, and why one is refused: form, unknown, taken back, season, enrolled [R5.118] [R5.119] [R5.120]', async () => {
    const { club, begin, verify, enrol } = await aWorld();
    const { id } = await begin();
    const [good, taken, back, old] = await Promise.all([
      aBeneficiaire(db),
      aBeneficiaire(db),
      aBeneficiaire(db, { statut: false }),
      aBeneficiaire(db, { exercice: '25' }),
    ]);
    await enrol(club.helene, { id }, [taken]);
    const codes = [good.toLowerCase(), '26-OOOO-IIII', '26-AAAA-ZZZZ', back, old, taken, ` ${good} `];
    const { body } = await verify(club.helene, id, codes);
    expect(body.resultats.map(({ id_psp }) => id_psp)).toEqual([
      good,
      '26-OOOO-IIII',
      '26-AAAA-ZZZZ',
      back,
      old,
      taken,
    ]);
    expect(codesOf(body.resultats)).toEqual([
      null,
      'identifiant.code-pass-sport',
      'pass-sport.code-inconnu',
      'pass-sport.code-inconnu',
      'pass-sport.code-autre-saison',
      'pass-sport.deja-inscrit',
    ]);
    expect(body.resultats.map(({ problem }) => problem?.message ?? null)).toEqual([
      null,
      'Le code n’a pas la bonne forme. Exemple : 24-JWEL-ZKBC, sans I ni O.',
      'Ce numéro Pass’Sport n’existe pas.',
      'Ce numéro Pass’Sport n’existe pas.',
      'Ce code commence par 25 : ceux de cette saison commencent par 26.',
      'Ce bénéficiaire est déjà inscrit, ici ou ailleurs.',
    ]);
    // The birthday is on 3 November: the person is 14 on the next day.
    expect(body.resultats[0]?.beneficiaire).toEqual({
      prenom: 'Léa',
      initiale: 'M.',
      age: 13,
      commune: 'Marseille',
    });
    expect(body.resultats[5]?.beneficiaire).toBeNull();
  });

  it('enrol one by one: a refused one keeps none of the others out [C136]', async () => {
    const { club, begin, enrol } = await aWorld();
    const { id } = await begin();
    const [one, two] = [await aBeneficiaire(db), await aBeneficiaire(db)];
    const { status, body } = await enrol(club.helene, { id }, [one, '26-AAAA-ZZZZ', two]);
    expect([status, codesOf(body.resultats)]).toEqual([200, [null, 'pass-sport.code-inconnu', null]]);
    expect(body.dossier.totaux).toEqual({ nombre: 2, demande: 140, verse: 0 });
    expect(body.resultats[0]?.inscription).toMatchObject({
      id_etat: '1',
      lib_etat: 'enregistré',
      montant: 70,
      federation: { siren: judo, nom: 'FF Judo' },
      beneficiaire: { id_psp: one, prenom: 'Léa', nom: 'Moulin', adresse: { commune: 'Marseille' } },
    });
    const read = await api(calls.listInscriptionsPsp, {
      as: club.helene,
      params: { id },
      query: { searchQuery: two },
    });
    expect(read.body.items.map(({ beneficiaire }) => beneficiaire.id_psp)).toEqual([two]);
  });

  it('belong to one association: of two that enrol the same at once, exactly one wins, and where is not told', async () => {
    const [here, there] = [await aWorld(), await aWorld()];
    const [mine, theirs] = [await here.begin(), await there.begin()];
    const codes = [await aBeneficiaire(db), await aBeneficiaire(db), await aBeneficiaire(db)];
    const both = await Promise.all([
      here.enrol(here.club.helene, { id: mine.id }, codes),
      there.enrol(there.club.helene, { id: theirs.id }, codes.toReversed()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const won = both.flatMap(({ body }) => body.resultats).filter(({ inscription }) => inscription);
    expect(won.map(({ id_psp }) => id_psp).toSorted()).toEqual(codes.toSorted());
    const lost = both.flatMap(({ body }) => body.resultats).filter(({ inscription }) => !inscription);
    expect(new Set(codesOf(lost))).toEqual(new Set(['pass-sport.deja-inscrit']));
    expect(JSON.stringify(lost)).not.toContain(here.club.id);
  });

  it('are enrolled by who may write, for whom the dossier is there [R6.27]', async () => {
    const { club, begin, enrol, verify } = await aWorld();
    const { id } = await begin();
    const codes = [await aBeneficiaire(db)];
    for (const act of [enrol(club.karim, { id }, codes), verify(club.karim, id, codes)]) {
      const { status, codes: why } = await act;
      expect([status, why]).toEqual([403, ['pass-sport.reserve']]);
    }
    expect((await enrol(club.agent, { id }, codes)).status).toBe(403);
    for (const someone of [club.paul, club.lucie]) {
      expect((await enrol(someone, { id }, codes)).codes).toEqual(['pass-sport.introuvable']);
    }
    expect((await enrol(club.helene, { id: newId() }, codes)).status).toBe(404);
    expect((await enrol(club.admin, { id }, codes)).status).toBe(200);
  });
});

describe('what keeps everybody out', () => {
  const refusedWith = async (world: Awaited<ReturnType<typeof aWorld>>, siren?: string | null) => {
    const { id } = await world.begin();
    const { status, codes } = await world.enrol(world.club.helene, { id, siren }, [await aBeneficiaire(db)]);
    return [status, codes];
  };

  it.each([
    ['no account', { rib: false }, 'pass-sport.sans-rib'],
    ['an account without its scan', { scan: false }, 'pass-sport.rib-sans-scan'],
    ['no certificate of the federation', { confirmee: false }, 'pass-sport.attestation-absente'],
  ])('%s', async (_, about, code) => {
    expect(await refusedWith(await aWorld(about))).toEqual([422, [code]]);
  });

  it('a federation that is not one of the association’s own', async () => {
    expect(await refusedWith(await aWorld(), '999999999')).toEqual([
      400,
      ['pass-sport.federation-non-declaree'],
    ]);
  });

  it('none that is chosen among several', async () => {
    const world = await aWorld();
    await anAffiliation(db, world.club.id, { nom: 'FF Tennis', id_siren: '987654321' });
    expect(await refusedWith(world)).toEqual([400, ['pass-sport.federation-a-choisir']]);
    expect((await refusedWith(world, '987654321'))[1]).toEqual(['pass-sport.attestation-absente']);
    expect((await refusedWith(world, judo))[0]).toBe(200);
  });

  it('an approval without its decree, until it is deposited', async () => {
    const world = await aWorld({ federation: null });
    await anAgrement(db, world.club.id, { type: 'SPORT', date_attribution: '2018-03-01' });
    expect(await refusedWith(world)).toEqual([422, ['pass-sport.arrete-absent']]);
    await aVaultDocument(db, { id_association: world.club.id, type: 'AGR' });
    expect((await refusedWith(world))[0]).toBe(200);
  });

  it('no federation nor approval: no dossier either [R9.21]', async () => {
    const world = await aWorld({ federation: null });
    const { status, codes } = await world.create(world.club.helene);
    expect([status, codes]).toEqual([422, ['pass-sport.non-eligible']]);
    const { body } = await world.structure(world.club.helene);
    expect([body.eligible, body.problem?.message]).toEqual([
      false,
      'Pass’Sport demande une affiliation à une fédération sportive ou un agrément Sport ou JEP valable. Complétez les affiliations ou les agréments de votre association.',
    ]);
  });

  it.each([
    [
      '2026-08-31T21:59:59Z',
      '26',
      'pass-sport.pas-encore-ouvert',
      'Les inscriptions 2026-2027 ouvrent le 01/09/2026.',
    ],
    [
      '2026-12-31T23:00:00Z',
      '26',
      'pass-sport.clos-suivant',
      'Les inscriptions 2026-2027 sont closes ; celles de 2027-2028 ouvrent le 01/09/2027.',
    ],
    ['2028-01-01T12:00:00Z', '27', 'pass-sport.clos', 'Les inscriptions 2027-2028 sont closes.'],
  ])('an exercise that is not open, at %s', async (now, exercice_id, code, message) => {
    const { club, create } = await aWorld();
    clock.set(now);
    const refused = await create(club.helene, { exercice_id });
    expect([refused.status, refused.codes]).toEqual([422, [code]]);
    expect(refused.body).toMatchObject({ message });
  });

  it('the end of the exercise, in a dossier that was begun: its last second is still good', async () => {
    const { club, begin, enrol, verify } = await aWorld();
    const { id } = await begin();
    clock.set('2026-12-31T22:59:59Z');
    expect((await enrol(club.helene, { id }, [await aBeneficiaire(db)])).status).toBe(200);
    clock.set('2026-12-31T23:00:00Z');
    const codes = [await aBeneficiaire(db)];
    expect((await enrol(club.helene, { id }, codes)).codes).toEqual(['pass-sport.clos-suivant']);
    expect((await verify(club.helene, id, codes)).codes).toEqual(['pass-sport.clos-suivant']);
  });
});

describe('an inscription', () => {
  it('is taken back by the association while nobody has begun to treat it, and its code is free again [R4.84] [C138]', async () => {
    const { club, enrolled, remove, enrol } = await aWorld();
    const code = await aBeneficiaire(db);
    const { id, inscriptions } = await enrolled(code);
    const one = inscriptions[0]?.id ?? '';
    expect((await remove(club.paul, id, one)).status).toBe(404);
    expect((await remove(club.karim, id, one)).status).toBe(403);
    expect((await remove(club.helene, id, newId())).codes).toEqual(['pass-sport.inscription-introuvable']);
    const removed = await remove(club.helene, id, one);
    expect([removed.status, removed.body.id, removed.body.id_etat, removed.body.lib_etat]).toEqual([
      200,
      one,
      '8',
      'supprimé',
    ]);
    expect((await remove(club.helene, id, one)).codes).toEqual(['pass-sport.inscription-figee']);
    const again = await enrol(club.helene, { id }, [code]);
    expect(codesOf(again.body.resultats)).toEqual([null]);
  });

  it.each(['2', '3', '4', '7', '9'] as const)('stays as it is once it is in state %s', async (etat) => {
    const { club, enrolled, remove } = await aWorld();
    const { id, inscriptions } = await enrolled(await aBeneficiaire(db));
    const inscriptionId = inscriptions[0]?.id ?? '';
    await setEtat(db, inscriptionId, etat);
    const refused = await remove(club.helene, id, inscriptionId);
    expect([refused.status, refused.codes]).toEqual([409, ['pass-sport.inscription-figee']]);
    const changed = await api(calls.saveInscriptionPsp, {
      as: club.helene,
      params: { id, inscriptionId },
      ifMatch: 1,
      body: { federation: { siren: judo } },
    });
    expect(changed.codes).toEqual(['pass-sport.inscription-figee']);
  });

  it('changes its federation for another that is certified, one change at a time [C137]', async () => {
    const { club, begin, enrol } = await aWorld();
    await anAffiliation(db, club.id, { nom: 'FF Tennis', id_siren: '987654321' });
    const code = await aBeneficiaire(db);
    const { id } = await begin();
    const { body } = await enrol(club.helene, { id, siren: judo }, [code]);
    const inscriptionId = body.resultats[0]?.inscription?.id ?? '';
    const change = (as: typeof club.helene, siren: string, ifMatch = 1) =>
      api(calls.saveInscriptionPsp, {
        as,
        params: { id, inscriptionId },
        ifMatch,
        body: { federation: { siren } },
      });
    expect((await change(club.helene, '987654321')).codes).toEqual(['pass-sport.attestation-absente']);
    expect((await change(club.helene, '999999999')).codes).toEqual(['pass-sport.federation-non-declaree']);
    await aConfirmation(db, { id_siren: club.id_siren, siren_federation: '987654321' });
    expect((await change(club.paul, '987654321')).status).toBe(404);
    expect((await change(club.karim, '987654321')).status).toBe(403);
    const changed = await change(club.helene, '987654321');
    expect([changed.status, changed.body.federation]).toEqual([
      200,
      { siren: '987654321', nom: 'FF Tennis' },
    ]);
    expect((await change(club.helene, judo)).status).toBe(409);
  });

  it('counts for what is asked and what is paid, refused and removed ones for nothing', async () => {
    const { club, enrolled, find } = await aWorld();
    const codes = await Promise.all(Array.from({ length: 4 }, () => aBeneficiaire(db)));
    const { inscriptions } = await enrolled(...codes);
    const [paid, refused, removed] = inscriptions.map(({ id }) => id);
    await setEtat(db, paid ?? '', '4');
    await setEtat(db, refused ?? '', '7');
    await setEtat(db, removed ?? '', '9');
    expect((await find(club.helene)).body?.totaux).toEqual({ nombre: 2, demande: 140, verse: 70 });
  });
});
