import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { call } from '../../../platform/call/call.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { useReread } from '../../../platform/use-read.ts';
import { newId } from '../../../ui/page/new-id.ts';
import { proposer } from './montant-propose.ts';
import { faitSaid, type Laisse, type Resultat, unParUn } from './resultat.ts';

type Choisis = Readonly<Record<string, { demande: number }>>;

/** A note and a proposed amount are no lot: each dossier takes its own, with the rights of its own call. */
export function useActeParDossier(
  id_service: string,
  choisis: Choisis,
  onLaisses: (laisses: readonly Laisse[]) => void,
) {
  const reread = useReread();
  const numeros = Object.keys(choisis);
  const told = async (resultat: Resultat, mots: readonly [string, string]) => {
    await reread(dossierEndpoints.listDossiers);
    onLaisses(resultat.laisses);
    notify(resultat.laisses.length > 0 ? 'attention' : 'succes', faitSaid(resultat, mots));
    return resultat.laisses.length === 0;
  };
  return {
    noter: async (message: string) =>
      told(await unParUn(numeros, (id) => note(id, message)), ['noté', 'notés']),
    proposer: async (montantOf: (demande: number) => number, remplace: boolean) => {
      const propose = async (id_fo: string) => {
        const a = montantOf(choisis[id_fo]?.demande ?? 0);
        const kept = await proposer({ id_fo, service: id_service }, remplace ? 'quelconque' : null, a);
        if (kept.ok) return null;
        return typeof kept.connu === 'number' ? `déjà proposé, ${formatEuros(kept.connu)}.` : kept.refusal;
      };
      return told(await unParUn(numeros, propose), ['montant proposé', 'montants proposés']);
    },
  };
}

async function note(id: string, message: string): Promise<string | null> {
  const body = { message, isInterne: true };
  const sent = await call(messageEndpoints.sendMessage, { params: { id }, body, idempotencyKey: newId() });
  return sent.ok ? null : sent.problem.message;
}
