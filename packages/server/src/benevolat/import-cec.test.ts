import { randomUUID } from 'node:crypto';
import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aBenevolatWorld,
  benevolatToday,
  type CecLigne,
  declarationCalls,
  declarationsCsv,
  readDeclarationRows,
  sessionsCsv,
} from './test/test-declarations.sql.ts';

const portal = await aPortal({ features, clock: aClock(benevolatToday) });
const { db, api, clock } = portal;

const aWorld = async () => {
  clock.set(benevolatToday);
  const monde = await aBenevolatWorld(db);
  const calls = declarationCalls(portal, monde);
  await calls.importe('sessions', sessionsCsv);
  return { monde, ...calls };
};
const resultats = ({ body }: { body: { lignes: readonly { resultat: string; champ: string | null }[] } }) =>
  body.lignes.map(({ resultat, champ }) => (champ ? `${resultat} ${champ}` : resultat));

describe('sessions by a file', () => {
  const enTete = 'code;annee_activite;debut;fin\n';

  it('are added, changed, left alone, and never share a day', async () => {
    const { importe } = await aWorld();
    const texte = `${enTete}2028;2027;2028-01-01;2028-12-31\n2029;2028;2028-12-31;2029-12-31`;
    expect(resultats(await importe('sessions', texte))).toEqual(['ajoutee', 'rejetee debut']);
    const again = await importe('sessions', `${enTete}2028;2027;2028-01-01;2028-12-31\n`);
    expect(resultats(again)).toEqual(['inchangee']);
    const longer = await importe('sessions', `${enTete}2028;2027;2028-01-01;2028-12-15\n`);
    expect(resultats(longer)).toEqual(['modifiee']);
  });

  it('stay what they are once they are over', async () => {
    const { importe } = await aWorld();
    await importe('sessions', `${enTete}2031;2030;2031-01-01;2031-12-31`);
    clock.set('2031-12-31T23:00:00Z');
    const late = await importe('sessions', `${enTete}2031;2030;2031-01-01;2032-01-31`);
    expect(late.body.lignes[0]).toMatchObject({
      resultat: 'rejetee',
      motif: 'La session 2031 est close : elle ne change plus et ne reçoit plus rien.',
    });
    clock.set(benevolatToday);
  });
});

describe('declarations by a file', () => {
  it('wait for a decision; the same file again changes nothing [R4.49]', async () => {
    const { monde, importe, list } = await aWorld();
    const lignes: CecLigne[] = [
      { association: monde.id_rna, reference: randomUUID() },
      { association: monde.id_siren, siret: monde.annexe.siret, reference: randomUUID() },
      { association: monde.siege, reference: randomUUID() },
    ];
    const texte = declarationsCsv(lignes);
    expect(resultats(await importe('declarations', texte))).toEqual(['ajoutee', 'ajoutee', 'ajoutee']);
    const again = await importe('declarations', texte);
    expect(again.body.bilan).toEqual({ lignes: 3, ajoutee: 0, modifiee: 0, inchangee: 3, rejetee: 0 });
    expect((await list(monde.helene)).body.items.map(({ status }) => status)).toEqual(
      Array.from({ length: 3 }, () => 'En attente de décision'),
    );
  });

  it('are corrected while they wait, and what was read before is told to be read again', async () => {
    const { monde, importe, list, decide } = await aWorld();
    const ligne = { association: monde.id_rna, reference: randomUUID(), heures: 100 };
    await importe('declarations', declarationsCsv([ligne]));
    const [one] = (await list(monde.helene)).body.items;
    const corrected = declarationsCsv([{ ...ligne, heures: 150 }]);
    expect(resultats(await importe('declarations', corrected))).toEqual(['modifiee']);
    const stale = await decide(monde.helene, one ?? { id: '' }, { status: 'Validée' });
    expect([stale.status, stale.codes]).toEqual([409, ['benevolat.changee']]);
    await decide(monde.helene, { id: one?.id ?? '', version: 2 }, { status: 'Validée' });
    const late = await importe('declarations', declarationsCsv([{ ...ligne, heures: 90 }]));
    expect(late.body.lignes[0]).toMatchObject({
      resultat: 'rejetee',
      champ: 'reference',
      motif: 'Cette déclaration est déjà « Validée » : elle ne change plus.',
    });
    expect(resultats(await importe('declarations', corrected))).toEqual(['inchangee']);
    expect((await readDeclarationRows(db, ligne.reference)).declaration).toMatchObject({
      heures: 150,
      status: 'Validée',
    });
  });

  it('tells each line that is wrong, and takes the others', async () => {
    const { monde, importe, list } = await aWorld();
    const elsewhere = await aBenevolatWorld(db);
    const taken = randomUUID();
    const association = monde.id_rna;
    await importe('declarations', declarationsCsv([{ association: elsewhere.id_rna, reference: taken }]));
    const wrong: CecLigne[] = [
      { association, session: '1999' },
      { association: 'W999999999' },
      { association: 'personne' },
      { association, siret: elsewhere.annexe.siret },
      { association, heures: 0 },
      { association, declare_le: '2026-12-31' },
      { association, declare_le: '2028-03-15' },
      { association, reference: taken },
      { association },
    ];
    expect(resultats(await importe('declarations', declarationsCsv(wrong)))).toEqual([
      'rejetee session',
      'rejetee association',
      'rejetee association',
      'rejetee siret',
      'rejetee heures',
      'rejetee declare_le',
      'rejetee declare_le',
      'rejetee reference',
      'ajoutee',
    ]);
    expect((await list(monde.helene)).body.total).toBe(1);
  });

  it('do not enter a session that is over', async () => {
    const { monde, importe } = await aWorld();
    clock.set('2027-12-31T23:00:00Z');
    const late = await importe('declarations', declarationsCsv([{ association: monde.id_rna }]));
    expect(resultats(late)).toEqual(['rejetee session']);
    clock.set(benevolatToday);
  });
});

describe('an import', () => {
  it('tried first, keeps nothing', async () => {
    const { monde, importe, list } = await aWorld();
    const texte = declarationsCsv([{ association: monde.id_rna, reference: randomUUID() }]);
    const tried = await importe('declarations', texte, { essai: true });
    expect([tried.body.essai, resultats(tried)]).toEqual([true, ['ajoutee']]);
    expect((await list(monde.helene)).body.total).toBe(0);
    expect(resultats(await importe('declarations', texte))).toEqual(['ajoutee']);
  });

  it('is an administrator’s, and the list of them too', async () => {
    const { monde, importe } = await aWorld();
    for (const as of [monde.helene, { ...monde.karim, role: 'rds.admin', roles: ['rds.admin'] }]) {
      expect((await importe('sessions', sessionsCsv, { as })).status).toBe(403);
      expect((await api(declarationEndpoints.listImports, { as })).status).toBe(403);
    }
    await importe('sessions', sessionsCsv);
    const { status, body } = await api(declarationEndpoints.listImports, { as: monde.admin });
    expect([status, body.items[0]]).toMatchObject([200, { genre: 'sessions', inchangees: 1, rejetees: 0 }]);
    const page = (await api(declarationEndpoints.listImports, { as: monde.admin, query: { limit: 1 } })).body;
    expect([page.items.length, page.next !== null, page.previous]).toEqual([1, true, null]);
  });

  it.each([
    ['nothing', '', 'referentiel.import-fichier-sans-ligne'],
    ['another file', 'nom;prenom\nPetit;Lina', 'referentiel.import-colonnes-manquantes'],
    [
      'too many lines',
      `code;annee_activite;debut;fin\n${'x;1;y;z\n'.repeat(5001)}`,
      'referentiel.import-trop-de-lignes',
    ],
  ])('refuses %s whole', async (_, texte, code) => {
    const { importe } = await aWorld();
    const refused = await importe('sessions', texte);
    expect([refused.status, refused.codes]).toEqual([400, [code]]);
  });
});
