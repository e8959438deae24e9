import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { call } from '../../../platform/call/call.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { useReread } from '../../../platform/use-read.ts';
import { newId } from '../../../ui/page/new-id.ts';
import type { Asked } from './DemanderPieces.tsx';
import { proposer } from './montant-propose.ts';
import { aDemander, type DossierLu } from './pieces-manquantes.ts';
import { faitSaid, type Laisse, type Resultat, unParUn } from './resultat.ts';

type Choisis = Readonly<Record<string, { demande: number }>>;

/** Adds a note, proposes an amount or asks for pieces, dossier by dossier: a lot cannot do these actions. */
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
    /** Reads the selected dossiers; one that cannot be read is left out. */
    lire: async (): Promise<readonly DossierLu[]> => {
      const read = await Promise.all(numeros.map((id) => call(readDossier, { params: { id } })));
      return read.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    },
    demander: async (lus: readonly DossierLu[], asked: Asked) =>
      told(await unParUn(numeros, (id) => demander(id, lus, { asked, id_service })), ['demandé', 'demandés']),
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

type Demande = { asked: Asked; id_service: string };

/** Asks one association for the pieces that its dossier lacks; refused when the dossier changed since it was read. */
async function demander(
  id: string,
  lus: readonly DossierLu[],
  { asked: { codes, phrase, avant_le }, id_service }: Demande,
): Promise<string | null> {
  const dossier = lus.find(({ id_fo }) => id_fo === id);
  if (!dossier) return 'ce dossier ne demande pas de pièces.';
  const manques = aDemander(dossier, codes, phrase);
  if (manques.length === 0) return 'aucune de ces pièces ne lui manque.';
  const sent = await call(completudeEndpoints.askComplements, {
    params: { id, service: id_service },
    body: { manques, avant_le },
    ifMatch: dossier.version,
    idempotencyKey: newId(),
  });
  return sent.ok ? null : sent.problem.message;
}

async function note(id: string, message: string): Promise<string | null> {
  const body = { message, isInterne: true };
  const sent = await call(messageEndpoints.sendMessage, { params: { id }, body, idempotencyKey: newId() });
  return sent.ok ? null : sent.problem.message;
}
