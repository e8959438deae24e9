import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauDossier } from '@asso/contract/instruction/bureau.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { SuiviDossier } from '@asso/domain/notification/rythme.rows';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { type Read, useRead, useReread } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';

type Refusal = ProblemReply | null;

export type DossierBureauRead = {
  read: Read<BureauDossier>;
  /** Assigns the dossier to a person, or to nobody (null); with `commence`, the study also begins. */
  give: (a: string | null, commence?: boolean) => Promise<Refusal>;
  attach: (etiquette: string) => Promise<Refusal>;
  /** Creates the label for the service, then puts it on the dossier. */
  create: (nom: string) => Promise<Refusal>;
  detach: (etiquette: string) => Promise<Refusal>;
  follow: (suivi: SuiviDossier) => Promise<Refusal>;
};

/** Reads what the service notes for itself about one dossier, and returns the functions that change it. */
export function useBureauDossier({ id, service }: { id: string; service: string }): DossierBureauRead {
  const params = { id, service };
  const read = useRead(bureauEndpoints.readBureauDossier, { params });
  const reread = useReread();
  const done = async (outcome: CallOutcome<typeof bureauEndpoints.readBureauDossier>): Promise<Refusal> => {
    if (!outcome.ok) {
      // The agent sees what a colleague changed meanwhile, beside the reason of the refusal.
      await read.reload();
      return outcome.problem;
    }
    read.put(outcome.value, outcome.version);
    await Promise.all([dossierEndpoints.readHistorique, dossierEndpoints.listDossiers].map(reread));
    return null;
  };
  const attach = async (etiquette: string) =>
    done(
      await call(bureauEndpoints.attachEtiquette, {
        params: { ...params, etiquette },
        idempotencyKey: newId(),
      }),
    );
  return {
    read,
    attach,
    give: async (a, commence = false) => {
      const de = read.state === 'lu' ? (read.value.affecte_a?.id ?? null) : null;
      return done(
        await call(bureauEndpoints.saveAffectation, {
          params,
          body: { de, a, ...(commence && { commence }) },
          idempotencyKey: newId(),
        }),
      );
    },
    create: async (nom) => {
      const made = await call(bureauEndpoints.createEtiquette, {
        params: { service },
        body: { nom },
        idempotencyKey: newId(),
      });
      if (!made.ok) return made.problem;
      await reread(bureauEndpoints.readBureau);
      return attach(made.value.id);
    },
    detach: async (etiquette) =>
      done(
        await call(bureauEndpoints.detachEtiquette, {
          params: { ...params, etiquette },
          idempotencyKey: newId(),
        }),
      ),
    follow: async (suivi) => done(await call(bureauEndpoints.saveSuivi, { params, body: { suivi } })),
  };
}
