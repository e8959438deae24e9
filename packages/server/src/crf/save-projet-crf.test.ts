import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { champsOfficiels } from '@asso/domain/subvention/champs-crf.rows';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aDocument, today } from '../subvention/test/test-dossiers.sql.ts';
import { shareWith } from '../subvention/test/test-partage.sql.ts';
import { aGrant } from './test/test-crf.ts';

const portal = await aPortal({ features, clock: aClock(today) });

async function aBegun(campagne: Parameters<typeof aGrant>[1] = {}) {
  const grant = await aGrant(portal, campagne);
  const crf = (await grant.open(grant.world.jeanne, grant.id_fo)).body;
  const [projet] = crf.projets;
  if (!projet) throw new Error('a report without its project');
  return { ...grant, crf, projet };
}

describe('saving who signs a report', () => {
  it.each(['id_representant_legal', 'id_signataire'])(
    'keeps nobody from outside the association as %s',
    async (name) => {
      const { world, crf, save, readOne } = await aBegun();
      const path = `demandeur.${name}`;
      const { status, problem } = await save(world.jeanne, crf, {
        [path]: { from: world.representant, to: crypto.randomUUID() },
      });
      expect([status, problem.code, problem.field]).toEqual([422, 'dossier.representant-inconnu', path]);
      const kept = await readOne(world.jeanne, crf);
      expect([kept.version, kept.corps.demandeur]).toEqual([crf.version, crf.corps.demandeur]);
      const cleared = await save(world.jeanne, crf, { [path]: { from: world.representant, to: null } });
      expect(cleared.status).toBe(200);
    },
  );
});

describe('saving a project of a report', () => {
  it('keeps what was typed, says what is used, and gives the report a new version', async () => {
    const { world, crf, projet, saveProjet, readOne } = await aBegun();
    const [financement] = projet.corps.financements ?? [];
    const saved = await saveProjet(
      world.jeanne,
      { crf, projet },
      {
        isRealised: { from: null, to: true },
        [`financements.${financement?.id}.montant_realise`]: { from: null, to: 1700 },
      },
    );
    expect([saved.status, saved.body.version, saved.body.montant_realise, saved.body.reste]).toEqual([
      200, 2, 1700, 100,
    ]);
    const head = await readOne(world.jeanne, crf);
    expect([head.description.id_etat, head.description.montant_realise]).toEqual([2, 1700]);
    const again = await saveProjet(
      world.jeanne,
      { crf, projet: saved.body },
      {
        'moyens.commentaire': { from: null, to: 'Trois samedis.' },
      },
    );
    expect([again.status, (await readOne(world.jeanne, crf)).version]).toEqual([200, head.version + 1]);
  });

  it.each([
    ['what was granted', 'financements.{f}.montant_accorde', 9000],
    ['what was planned', 'evaluation.indicateurs.i1.prevu_max', 2],
    ['who gave', 'cofinancements.c1.nom', 'Autre'],
    ['a question that is only read', 'customs.nombre_sessions', 9],
  ])('leaves %s to the portal', async (_, path, to) => {
    const { world, crf, projet, saveProjet } = await aBegun();
    const at = path.replace('{f}', projet.corps.financements?.[0]?.id ?? '');
    const refused = await saveProjet(world.jeanne, { crf, projet }, { [at]: { to } });
    expect([refused.status, refused.codes]).toEqual([403, ['kernel.champ-non-modifiable']]);
  });

  it.each([
    ['id_type_territoire', 'R5.101', 200],
    ['nombre_sessions_formations', 'R5.102', 200],
    ['duree_par_session', 'R5.103', 200],
    ['nom_salarie', 'R5.106', 200],
    ['siren_federation', 'R5.107', 403],
    ['id_niveau_formation', 'R5.108', 403],
  ] as const)(
    'answers %s again, or only reads it, whatever the campaign says [%s]: %i',
    async (code, _rule, status) => {
      const row = { ...champsOfficiels[code], crf: 'absent' };
      const { world, crf, projet, saveProjet } = await aBegun({
        champs_personnalises: {
          'custom-bloc': { ...aCampagne().champs_personnalises?.['custom-bloc'], [code]: row },
        } as never,
      });
      const to = 'options' in row ? row.options[0]?.value : row.kind === 'text' ? 'Anne Petit' : 2;
      const saved = await saveProjet(
        world.jeanne,
        { crf, projet },
        { [`customs.${code}`]: { from: null, to } },
      );
      expect([saved.status, saved.codes]).toEqual([
        status,
        status === 403 ? ['kernel.champ-non-modifiable'] : [],
      ]);
      if (status === 200) expect(saved.body.corps.customs).toMatchObject({ [code]: to });
    },
  );

  it('refuses an unknown name, a line nobody granted, and another project', async () => {
    const { world, crf, projet, saveProjet } = await aBegun();
    const place = { crf, projet };
    expect((await saveProjet(world.jeanne, place, { inconnu: { to: 1 } })).codes).toEqual([
      'kernel.champ-inconnu',
    ]);
    const line = { 'financements.autre': { to: { id: 'autre', montant_realise: 5 } } };
    expect((await saveProjet(world.jeanne, place, line)).codes).toContain('kernel.champ-non-modifiable');
    const other = { ...projet, id: '11111111-1111-4111-8111-111111111111' };
    const unknown = await saveProjet(world.jeanne, { crf, projet: other }, { motif: { to: 'x' } });
    expect([unknown.status, unknown.codes]).toEqual([404, ['crf.projet-inconnu']]);
  });

  it('merges two people, and asks where they cross', async () => {
    const { world, id, crf, projet, saveProjet } = await aBegun();
    const at = new Date(today);
    await shareWith(portal.db, { id_dossier: id, id: world.ali.id, par: world.jeanne.id, at });
    const place = { crf, projet };
    await saveProjet(world.jeanne, place, { 'moyens.commentaire': { from: null, to: 'Au siège.' } });
    const merged = await saveProjet(world.ali, place, { 'beneficiaire.nombre': { from: null, to: 11 } });
    expect([merged.body.corps.moyens?.commentaire, merged.body.corps.beneficiaire?.nombre]).toEqual([
      'Au siège.',
      11,
    ]);
    const crossed = await saveProjet(world.ali, place, {
      'moyens.commentaire': { from: null, to: 'À Aix.' },
    });
    expect([crossed.status, crossed.problem?.conflicts]).toEqual([
      409,
      { 'moyens.commentaire': 'Au siège.' },
    ]);
  });

  it('is closed once it is sent, to its author and to the service', async () => {
    const { world, id_fo, aSent, saveProjet, save } = await aGrant(portal);
    const crf = await aSent(id_fo);
    const [projet] = crf.projets;
    if (!projet) throw new Error('a report without its project');
    const change = { 'moyens.commentaire': { to: 'Autre chose.' } };
    for (const as of [world.jeanne, world.agent]) {
      const refused = await saveProjet(as, { crf, projet }, change);
      expect([refused.status, refused.codes]).toEqual([403, ['crf.non-editable']]);
      expect((await save(as, crf, { 'donnees.observations': { to: 'x' } })).status).toBe(403);
    }
  });

  it('gives a choice made again its place: what takes place is not carried over', async () => {
    const { world, crf, projet, saveProjet } = await aBegun();
    const first = await saveProjet(
      world.jeanne,
      { crf, projet },
      {
        isRealised: { from: null, to: false },
        isReported: { from: null, to: true },
      },
    );
    expect(first.body.reste).toBe(1800);
    const second = await saveProjet(
      world.jeanne,
      { crf, projet: first.body },
      {
        isRealised: { from: false, to: true },
      },
    );
    expect([second.body.corps.isRealised, second.body.corps.isReported ?? null]).toEqual([true, null]);
  });
});

describe('the papers of a report', () => {
  const facture = { code: 'FAC', label: 'Rapport', nature: 'RAR', obligatoire: true };
  const pieces = (
    as: Actor,
    place: { id: string; crf: string },
    list: { code: string; uuid: string | null }[],
  ) => portal.api(crfEndpoints.saveCrfPieces, { as, params: place, body: { pieces: list } });

  it('are documents of the association, each of its type, read by the service once joined', async () => {
    const { world, id_fo, crf } = await aBegun({ crf: { documents: [facture] } });
    const place = { id: id_fo, crf: crf.id };
    const uuid = await aDocument(portal.db, world.id_association, { nom: 'factures.pdf' });
    const joined = await pieces(world.jeanne, place, [{ code: 'FAC', uuid }]);
    expect([joined.status, joined.body.pieces[0]?.document?.nom]).toEqual([200, 'factures.pdf']);
    const codes = async (list: { code: string; uuid: string | null }[]) =>
      (await pieces(world.jeanne, place, list)).codes;
    expect(await codes([{ code: 'CRF', uuid }])).toEqual(['dossier.piece-inconnue']);
    const other = await aDocument(portal.db, world.id_association, { type: 'STC' });
    expect(await codes([{ code: 'FAC', uuid: other }])).toEqual(['dossier.document-autre-type']);
    const stranger = await aGrant(portal);
    expect(await codes([{ code: 'FAC', uuid: stranger.world.document }])).toEqual([
      'dossier.document-inutilisable',
    ]);
    expect((await pieces(world.agent, place, [{ code: 'FAC', uuid }])).status).toBe(403);
    expect((await pieces(world.paul, place, [{ code: 'FAC', uuid }])).status).toBe(404);
    const left = await pieces(world.jeanne, place, [{ code: 'FAC', uuid: null }]);
    expect(left.body.pieces[0]?.document).toBeNull();
  });

  it('are told among the uses of a document', async () => {
    const { world, id_fo, crf } = await aBegun({ crf: { documents: [facture] } });
    const uuid = await aDocument(portal.db, world.id_association, { nom: 'bilan.pdf' });
    await pieces(world.jeanne, { id: id_fo, crf: crf.id }, [{ code: 'FAC', uuid }]);
    const { body } = await portal.api(associationEndpoints.listDocuments, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
    });
    const [usage] = body.items.find((one) => one.uuid === uuid)?.usages ?? [];
    expect(usage).toMatchObject({ reference: `Compte rendu 2027, ${id_fo}`, est_joint: true });
    expect(usage?.lien).toContain(`/dossier/${id_fo}/crf/${crf.id}`);
  });
});
