import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { ActePaiement } from '@asso/domain/paiement/paiement.rules';
import { findDossier } from '../../dossier/dossier.sql.ts';
import { askPaiement } from '../../paiement/ask-paiement.ts';
import { movePaiement } from '../../paiement/move-paiement.ts';
import { findInstructionPlace, readSituation } from '../../paiement/situation.ts';
import type { Platform } from '../../platform/platform.ts';
import { done } from './acteurs.ts';

type People = { actor: Actor; agent: Actor; key: string; service: string };

/** Pays half of the granted amount and asks for the rest, both through the portal's own code. */
export async function payAcompte(platform: Platform, { actor, agent, key, service }: People): Promise<void> {
  const { accorde, reste } = await argentNow(platform, { agent, key, service });
  const id = done(await askPaiement(platform, { actor, id: key, service, montant: accorde / 2 }));
  const move = async (action: ActionPaiement, acte: ActePaiement = {}) => {
    const { paiements } = await situationNow(platform, { agent, key, service });
    const ifMatch = paiements.find((one) => one.id === id)?.version ?? 1;
    done(
      await movePaiement(platform, {
        actor: agent,
        id: key,
        service,
        paiement: id,
        action,
        ifMatch,
        ...acte,
      }),
    );
  };
  await move('take');
  await move('order', { engagement: 'EJ 2100012345', imputation: '0163-01' });
  await move('pay', { paye_le: localDay(platform.clock.now()), reference: 'DP 2100067890' });
  done(await askPaiement(platform, { actor, id: key, service, montant: reste - accorde / 2 }));
}

type Read = Pick<People, 'agent' | 'key' | 'service'>;

const argentNow = async (platform: Platform, read: Read) => (await situationNow(platform, read)).argent;

async function situationNow({ db }: Platform, { agent, key, service }: Read) {
  return readSituation(db, done(findInstructionPlace(agent, await findDossier(db, key), service)));
}
