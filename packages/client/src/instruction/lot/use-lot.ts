import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { useEffect, useRef, useState } from 'react';
import { type Refus, toRefus } from '../../dossier/refus.ts';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';

const pollMs = 1500;

type LotOutcome = CallOutcome<typeof lotEndpoints.readLot>;

/** Reads a lot and returns its actions; a running lot is read again at intervals. */
export function useLot(id: string) {
  const read = useRead(lotEndpoints.readLot, { params: { id } });
  const reread = useReread();
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const key = useRef(newId());
  const lot = read.state === 'lu' ? read.value : null;
  const isRunning = lot?.etat === 'en_cours';
  const { reload } = read;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  // When a lot ends, the states of its lines have changed too.
  const etat = lot?.etat;
  useEffect(() => {
    if (etat === 'fini') void reread(lotEndpoints.listLignes);
  }, [etat, reread]);

  const version = useRef(1);
  const parametres = useRef<LotView['parametres']>({});
  const last = useRef<LotView | null>(null);
  const settle = async (outcome: LotOutcome): Promise<boolean> => {
    setRefusal(outcome.ok ? null : toRefus(outcome.problem));
    if (outcome.ok) {
      last.current = outcome.value;
      version.current = outcome.value.version;
      parametres.current = outcome.value.parametres;
      read.put(outcome.value, outcome.version);
    } else await reload();
    await reread(lotEndpoints.listLignes);
    return outcome.ok;
  };
  useEffect(() => {
    if (!lot) return;
    last.current = lot;
    version.current = lot.version;
    parametres.current = lot.parametres;
  }, [lot]);
  const saving = useRef<Promise<boolean> | null>(null);
  /** Runs a change after the one before it, since each change needs the version that the former one made. */
  const inTurn = async (act: (ifMatch: number) => Promise<LotOutcome>): Promise<boolean> => {
    const before = saving.current;
    const mine = (async () => {
      await before;
      return settle(await act(version.current));
    })();
    saving.current = mine;
    const isDone = await mine;
    if (saving.current === mine) saving.current = null;
    return isDone;
  };

  const saved = (ifMatch: number, body: object) =>
    call(lotEndpoints.saveLot, {
      params: { id },
      ifMatch,
      body: body as BodyInput<typeof lotEndpoints.saveLot>,
    });

  return {
    read,
    refusal,
    save: (next: LotView['parametres']) => inTurn((ifMatch) => saved(ifMatch, { parametres: next })),
    /** Waits for the changes that are being saved; returns the lot as the last one made it, or null when there was none. */
    settled: async (): Promise<LotView | null> => {
      await saving.current;
      return last.current;
    },
    /** Takes the amount asked wherever none is proposed or typed; a message saved just before is kept. */
    prendreDemandes: () =>
      inTurn((ifMatch) => saved(ifMatch, { parametres: parametres.current, montants_demandes: true })),
    saveLigne: (rang: number, body: BodyInput<typeof lotEndpoints.saveLigne>) =>
      inTurn(async (ifMatch) => {
        const outcome = await call(lotEndpoints.saveLigne, { params: { id, rang }, ifMatch, body });
        return outcome.ok ? { ...outcome, value: outcome.value.lot } : outcome;
      }),
    /** Launches the lot, unless the last change could not be saved: the lot would not be what the agent saw. */
    launch: async () => {
      if ((await saving.current) === false) return false;
      return inTurn((ifMatch) =>
        call(lotEndpoints.launchLot, { params: { id }, ifMatch, idempotencyKey: key.current }),
      );
    },
    /** Takes back all the letters and e-mails of the lot that are not sent yet. */
    reprendre: async () =>
      settle(await call(lotEndpoints.reprendreLot, { params: { id }, idempotencyKey: newId() })),
    retry: async (rangs?: number[]) =>
      settle(await call(lotEndpoints.retryLot, { params: { id }, body: { rangs }, idempotencyKey: newId() })),
  };
}
export type LotState = ReturnType<typeof useLot>;
