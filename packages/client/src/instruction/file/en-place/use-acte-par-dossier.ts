import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { call } from '../../../platform/call/call.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { useReread } from '../../../platform/use-read.ts';
import { newId } from '../../../ui/page/new-id.ts';
import { saveMontantPropose } from './montant-propose.ts';
import {
  type DossierLu,
  type PiecesAsked,
  type PiecesEssai,
  type Pret,
  piecesToAsk,
} from './pieces-demandables.ts';
import {
  type ActeResultat,
  type Laisse,
  type OnLaisses,
  oneByOne,
  type Reessayer,
  sayActeRefused,
  sayActeResultat,
} from './resultat.ts';

type Choisis = Readonly<Record<string, { demande: number }>>;

/** Adds a note, proposes an amount or asks for pieces, dossier by dossier: a lot cannot do these actions. */
export function useActeByDossier(id_service: string, choisis: Choisis, onLaisses: OnLaisses) {
  const reread = useReread();
  const dossiers = Object.keys(choisis).map((id_fo) => ({ id_fo }));
  const told = async (resultat: ActeResultat, mots: readonly [string, string], again?: Reessayer) => {
    await reread(dossierEndpoints.listDossiers);
    onLaisses(resultat.laisses, again);
    notify(resultat.laisses.length > 0 ? 'attention' : 'succes', sayActeResultat(resultat, mots));
    // The panel closes as soon as one dossier is done, so that it does not hide those that are left.
    return resultat.fait > 0;
  };
  type Acte = {
    act: (dossier: { id_fo: string }) => Promise<string | null>;
    mots: readonly [string, string];
  };
  const faire = async (sur: readonly { id_fo: string }[], acte: Acte): Promise<boolean> => {
    const resultat = await oneByOne(sur, acte.act);
    return told(resultat, acte.mots, () => faire(resultat.laisses, acte));
  };
  return {
    /** Reads the selected dossiers; one that cannot be read is left out, with its reason. */
    lire: async (): Promise<ActeLecture> => {
      const read = await Promise.all(
        dossiers.map(({ id_fo }) => call(readDossier, { params: { id: id_fo } })),
      );
      return {
        lus: read.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])),
        laisses: read.flatMap((outcome, rang) =>
          outcome.ok ? [] : [{ id_fo: dossiers[rang]?.id_fo ?? '', raison: sayActeRefused(outcome.problem) }],
        ),
      };
    },
    /** Says which dossiers would be asked for pieces, and which would be left out and why; nothing is sent. */
    essayer: async ({ lus, laisses }: ActeLecture, asked: PiecesAsked): Promise<PiecesEssai> => {
      const prets: Pret[] = [];
      const tried = await oneByOne(lus, async (dossier) => {
        const pret = await essayer(dossier, { asked, id_service });
        if (typeof pret === 'string') return pret;
        prets.push(pret);
        return null;
      });
      return { prets, laisses: [...laisses, ...tried.laisses] };
    },
    /** Asks for the pieces that were tried; the dossiers left out then are told again, with those refused now. */
    demander: async ({ prets, laisses }: PiecesEssai, asked: PiecesAsked) => {
      const sent = await oneByOne(
        prets.map((pret) => ({ ...pret, id_fo: pret.dossier.id_fo })),
        (pret) => demander(pret, { asked, id_service }),
      );
      return told({ fait: sent.fait, laisses: [...laisses, ...sent.laisses] }, ['demandé', 'demandés']);
    },
    noter: (message: string) =>
      faire(dossiers, { act: ({ id_fo }) => note(id_fo, message), mots: ['noté', 'notés'] }),
    proposer: (montantOf: (demande: number) => number, remplace: boolean) => {
      const act = async ({ id_fo }: { id_fo: string }) => {
        const a = montantOf(choisis[id_fo]?.demande ?? 0);
        const kept = await saveMontantPropose(
          { id_fo, service: id_service },
          remplace ? 'quelconque' : null,
          a,
        );
        if (kept.ok) return null;
        return typeof kept.connu === 'number' ? `déjà proposé, ${formatEuros(kept.connu)}.` : kept.refusal;
      };
      return faire(dossiers, { act, mots: ['montant proposé', 'montants proposés'] });
    },
  };
}

export type ActeLecture = { lus: readonly DossierLu[]; laisses: readonly Laisse[] };
type Demande = { asked: PiecesAsked; id_service: string };

/** Gives the call for one dossier; it is refused when the dossier changed since it was read. */
const callOf = (
  { id_fo, version }: DossierLu,
  { asked, id_service }: Demande,
  manques: readonly { code: string }[],
) => ({
  params: { id: id_fo, service: id_service },
  body: {
    manques: manques.map(({ code }) => ({ code, phrase: asked.phrase })),
    avant_le: asked.avant_le,
  },
  ifMatch: version,
});

/** Tries the request on one dossier; returns what it would do, or why the dossier would be left out. */
async function essayer(dossier: DossierLu, demande: Demande): Promise<Pret | string> {
  const manques = piecesToAsk(dossier, demande.asked.ids);
  if (manques.length === 0) return 'rien de ce qui est coché ne le concerne.';
  const tried = await call(completudeEndpoints.tryComplements, callOf(dossier, demande, manques));
  return tried.ok ? { ...tried.value, dossier } : sayActeRefused(tried.problem);
}

async function demander(pret: Pret, demande: Demande): Promise<string | null> {
  const sent = await call(completudeEndpoints.askComplements, {
    ...callOf(pret.dossier, demande, pret.manques),
    idempotencyKey: newId(),
  });
  return sent.ok ? null : sayActeRefused(sent.problem);
}

async function note(id: string, message: string): Promise<string | null> {
  const body = { message, isInterne: true };
  const sent = await call(messageEndpoints.sendMessage, { params: { id }, body, idempotencyKey: newId() });
  return sent.ok ? null : sayActeRefused(sent.problem);
}
