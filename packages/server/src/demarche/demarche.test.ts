import { randomUUID } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { ok } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { describe, expect, it } from 'vitest';
import { inaccessibleRefusal } from '../dossier/dossier-access.ts';
import { features } from '../features.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import type { DemarcheAEtats } from './demarche.ts';
import { decisionCalls, demarcheCalls } from './demarche-calls.ts';

const portal = await aPortal({ features });
const { db } = portal;

const fields = {
  nom: { kind: 'text', label: 'Nom du jouet', max: 80, requiredAt: 'transmission' },
} as const satisfies Fields;
type Corps = Draft<typeof fields>;
type Jouet = { id: string; version: number; corps: Corps; etat: string; par: string; motif: string | null };
type Forme = {
  cle: string;
  objet: Jouet;
  charge: Jouet;
  vue: Jouet;
  corps: Corps;
  droit: 'consult' | 'edit' | 'transmit' | 'decide';
  decision: 'rendre';
  colonnes: Partial<Pick<Jouet, 'corps' | 'etat' | 'motif'>>;
};

const jouets = new Map<string, Jouet>();
const told: string[] = [];
const moves: Readonly<Record<string, { to: string; reason?: boolean }>> = {
  'saisie/transmit': { to: 'transmis' },
  'transmis/rendre': { to: 'saisie', reason: true },
};

/**
 * This toy procedure is kept in memory: its rows are all that a procedure writes to be read, saved, sent and decided.
 */
const jouetDemarche: DemarcheAEtats<Forme> = {
  objet: 'dossier',
  mot: 'jouet',
  fields,
  refus: {
    ferme: 'dossier.non-editable',
    mouvement: 'dossier.mouvement-impossible',
    motif: 'crf.motif-obligatoire',
  },
  tete: (one) => ({ ...one, modifie_par: one.par, modifie_le: portal.clock.now() }),
  etat: ({ etat }) => ({ code: etat, libelle: etat }),
  find: async (_, { cle }) => {
    const one = jouets.get(cle);
    return one ? ok(one) : inaccessibleRefusal;
  },
  rights: (actor, { par, etat }) => {
    const open = actor.id === par && etat === 'saisie';
    return { consult: true, edit: open, transmit: open, decide: actor.id !== par };
  },
  touch: async (_, { one }, changed) => {
    const next = { ...one, ...changed, version: one.version + 1 };
    jouets.set(one.id, next);
    return next;
  },
  load: async (_, one) => one,
  blockers: ({ corps }) => problems(fields, corps, { stage: 'transmission' }),
  vers: ({ etat }, action) => moves[`${etat}/${action}`] ?? null,
  moved: (_, { to, why }) => ({ etat: to, motif: why }),
  tell: async (_, __, { action, one }) => void told.push(`${action} ${one.etat}`),
  show: async (_, one) => one,
  pdf: {
    droit: 'consult',
    draw: async ({ corps }) => Buffer.from(corps.nom ?? ''),
    nom: () => 'jouet.pdf',
  },
};
const jouet = { ...demarcheCalls(portal, jouetDemarche), ...decisionCalls(portal, jouetDemarche) };

function aJouet(): { cle: string; actor: Actor; service: Actor } {
  const [cle, actor] = [randomUUID(), anActor({ id: randomUUID() })];
  jouets.set(cle, { id: cle, version: 1, corps: {}, etat: 'saisie', par: actor.id, motif: null });
  return { cle, actor, service: anActor({ id: randomUUID() }) };
}

const codesOf = (answer: { ok: boolean; problems?: readonly { code: string }[] }) =>
  answer.problems?.map(({ code }) => code);

describe('a procedure of a few rows', () => {
  it('is saved, sent once and decided, and each act is in its history', async () => {
    const { cle, actor, service } = aJouet();
    const changes = { nom: { from: null, to: 'Toupie' } };
    const saved = await jouet.save({ actor, cle, droit: 'edit', changes });
    expect(saved).toMatchObject({ ok: true, version: 2, value: { corps: { nom: 'Toupie' } } });
    const sending = { actor, cle, ifMatch: 2 } as const;
    expect(await jouet.transmit(sending)).toMatchObject({
      ok: true,
      version: 3,
      value: { etat: 'transmis' },
    });
    expect(codesOf(await jouet.transmit(sending))).toEqual(['dossier.mouvement-impossible']);
    const deciding = { actor: service, cle, droit: 'decide', ifMatch: 3, action: 'rendre' } as const;
    expect(codesOf(await jouet.decide({ ...deciding, body: { motif: ' ' } }))).toEqual([
      'crf.motif-obligatoire',
    ]);
    const back = await jouet.decide({ ...deciding, body: { motif: 'À préciser.' } });
    expect(back).toMatchObject({ ok: true, value: { etat: 'saisie', motif: 'À préciser.' } });
    expect(told).toEqual(['transmit transmis', 'rendre saisie']);
    const lines = await listHistory(db, { objet: 'dossier', id_objet: cle }, { limit: 10 });
    expect(lines.map(({ action }) => action)).toEqual(['jouet.rendre', 'jouet.transmit', 'enregistrer']);
  });

  it('refuses what is missing, what somebody else changed, and whoever may not', async () => {
    const { cle, actor, service } = aJouet();
    const sending = { actor, cle };
    expect((await jouet.transmit({ ...sending, ifMatch: 1 })).ok).toBe(false);
    expect(jouets.get(cle)?.etat).toBe('saisie');
    expect(codesOf(await jouet.transmit({ ...sending, ifMatch: 7 }))).toEqual(['kernel.conflit']);
    const changes = { nom: { from: 'Bille', to: 'Toupie' } };
    expect(codesOf(await jouet.save({ actor, cle, droit: 'edit', changes }))).toEqual(['kernel.conflit']);
    const theirs = await jouet.save({ actor: service, cle, droit: 'edit', changes });
    expect(codesOf(theirs)).toEqual(['dossier.non-editable']);
    expect(codesOf(await jouet.read({ actor, cle: randomUUID(), droit: 'consult' }))).toEqual([
      'dossier.inaccessible',
    ]);
  });
});
