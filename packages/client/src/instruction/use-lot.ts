import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { useEffect, useRef, useState } from 'react';
import { type CallOutcome, call } from '../platform/call.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { newId } from '../ui/new-id.ts';

const pollMs = 1500;

/** A lot and what is done with it; while it goes on it is read again and again. */
export function useLot(id: string) {
  const read = useRead(lotEndpoints.readLot, { params: { id } });
  const reread = useReread();
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = useRef(newId());
  const lot = read.state === 'lu' ? read.value : null;
  const isRunning = lot?.etat === 'en_cours';
  const { reload } = read;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  // What its lines say changes with it.
  const etat = lot?.etat;
  useEffect(() => {
    if (etat === 'fini') void reread(lotEndpoints.listLignes);
  }, [etat, reread]);

  const settle = async (outcome: CallOutcome<typeof lotEndpoints.readLot>): Promise<boolean> => {
    setRefusal(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) read.put(outcome.value, outcome.version);
    else await reload();
    await reread(lotEndpoints.listLignes);
    return outcome.ok;
  };
  const version = lot?.version ?? 1;

  return {
    read,
    refusal,
    save: async (parametres: LotView['parametres'], montants_demandes?: boolean) =>
      settle(
        await call(lotEndpoints.saveLot, {
          params: { id },
          ifMatch: version,
          body: { parametres, montants_demandes } as BodyInput<typeof lotEndpoints.saveLot>,
        }),
      ),
    saveLigne: async (rang: number, body: BodyInput<typeof lotEndpoints.saveLigne>) => {
      const outcome = await call(lotEndpoints.saveLigne, { params: { id, rang }, ifMatch: version, body });
      return settle(outcome.ok ? { ...outcome, value: outcome.value.lot } : outcome);
    },
    launch: async () =>
      settle(
        await call(lotEndpoints.launchLot, { params: { id }, ifMatch: version, idempotencyKey: key.current }),
      ),
    retry: async (rangs?: number[]) =>
      settle(await call(lotEndpoints.retryLot, { params: { id }, body: { rangs }, idempotencyKey: newId() })),
  };
}
export type Lot = ReturnType<typeof useLot>;
