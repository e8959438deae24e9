import { type VueView, vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { type ColonneFile, colonnesHabituelles } from '@asso/domain/instruction/colonnes-file.rows';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import type { QueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';
import { queueAddress } from './instruction-query.ts';
import { type ContenuVue, savedVueHref } from './vues-enregistrees.ts';

type Refusal = ProblemReply | null;

export type Vues = {
  items: readonly VueView[];
  /** The person's usual columns, for the views that name none. */
  colonnes: readonly ColonneFile[];
  create: (contenu: ContenuVue) => Promise<{ refusal: Refusal; vue: VueView | null }>;
  /** The id of the view that the queue opens on. */
  premiere: string | null;
  /** False as long as the views are not known. */
  isRead: boolean;
  openFirst: (vue: string | null) => Promise<Refusal>;
  /** What `changes` does not give stays unchanged. */
  save: (vue: VueView, changes: Partial<ContenuVue>) => Promise<Refusal>;
  remove: (vue: VueView) => Promise<Refusal>;
  order: (ids: readonly string[]) => Promise<Refusal>;
  choose: (colonnes: readonly ColonneFile[]) => Promise<Refusal>;
};

/** Reads the saved views of the queue and returns the functions that change them; each change reads them again. */
export function useVues(): Vues {
  const read = useRead(vueEndpoints.listVues, {});
  const known = read.state === 'lu' ? read.value : { ...inconnues, colonnes: [...colonnesHabituelles] };
  const done = async (outcome: { ok: true } | { ok: false; problem: ProblemReply }): Promise<Refusal> => {
    if (!outcome.ok) return outcome.problem;
    await read.reload();
    return null;
  };
  return {
    ...known,
    isRead: read.state !== 'attente',
    openFirst: async (vue) => done(await call(vueEndpoints.openFirst, { body: { vue } })),
    create: async (body) => {
      const outcome = await call(vueEndpoints.createVue, { body, idempotencyKey: newId() });
      return { refusal: await done(outcome), vue: outcome.ok ? outcome.value : null };
    },
    save: async (vue, changes) =>
      done(
        await call(vueEndpoints.saveVue, {
          params: { vue: vue.id },
          ifMatch: vue.version,
          body: { ...contenuOf(vue), ...changes },
        }),
      ),
    remove: async ({ id, version }) =>
      done(await call(vueEndpoints.deleteVue, { params: { vue: id }, ifMatch: version })),
    order: async (ids) =>
      done(await call(vueEndpoints.orderVues, { body: { ids: [...ids] }, idempotencyKey: newId() })),
    choose: async (colonnes) =>
      done(await call(vueEndpoints.saveColonnes, { body: { colonnes: [...colonnes] } })),
  };
}

/**
 * Opens the preferred view of an agent who opens the queue without a filter; returns true until that view is known.
 * Beside a dossier the queue does not change.
 */
export function useFirstVue(
  params: QueryParams,
  { items, premiere, isRead }: Vues,
  isBeside: boolean,
): boolean {
  const isBare = () => !isBeside && queueAddress(params) === '?' && location.hash === '';
  const [isAsked, setIsAsked] = useState(isBare);
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (wasBeside !== isBeside) {
    setWasBeside(isBeside);
    setIsAsked(isBare());
  }
  const href = items.filter(({ id }) => id === premiere).map(savedVueHref)[0];
  useEffect(() => {
    if (!isAsked || !isRead) return;
    if (href) go(href, { replace: true });
    setIsAsked(false);
  }, [isAsked, isRead, href]);
  return isAsked;
}

const inconnues = { items: [], premiere: null };

const contenuOf = ({ nom, filtres, recherche, tri, colonnes, id_service }: VueView) =>
  ({ nom, filtres, recherche, tri, colonnes, id_service }) as ContenuVue;
